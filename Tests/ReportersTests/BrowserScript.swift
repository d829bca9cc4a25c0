/// What is tried on the page, as scripts. `expect` writes a line each.
enum BrowserScript {
  /// A script between what all of them use and what shows their lines.
  static func frame(_ script: String) -> String {
    #"""
    (async () => {
      const lines = [];
      const expect = (name, found, wanted = true) => {
        const isSame = JSON.stringify(found) === JSON.stringify(wanted);
        lines.push((isSame ? 'ok ' : 'not ok ') + name + (isSame ? '' : ': ' + JSON.stringify(found)));
      };
      const all = query => [...document.querySelectorAll(query)];
      const one = query => document.querySelector(query);
      const settled = () => new Promise(done => setTimeout(done, 60));
      const set = async (query, value) => {
        one(query).value = value;
        one(query).dispatchEvent(new Event('input', { bubbles: true }));
        one(query).dispatchEvent(new Event('change', { bubbles: true }));
        await settled();
      };
      const press = async node => { node.click(); await settled(); };
      const shown = () => all('#rows > tr:not(.more)').length;
      addEventListener('error', event => lines.push('not ok ' + event.message));
      addEventListener('unhandledrejection', event => lines.push('not ok ' + event.reason));
      try {

    """# + script + #"""

        } catch (error) { lines.push('not ok ' + error.stack); }
        const out = document.createElement('pre');
        out.id = 'tried';
        out.textContent = lines.join('\n');
        document.body.append(out);
      })();
      """#
  }

  static let interaction = #"""
    const checks = JSON.parse(one('#data').textContent).checks;
    const count = test => checks.filter(test).length;
    const findings = count(row => row.outcome === 'fail' || row.outcome === 'undecided');
    expect('findings are shown first', shown(), findings);
    expect('their number is said', one('#count').textContent, findings + ' of ' + checks.length + ' checks');
    expect('it is said to screen readers', one('#count').getAttribute('aria-live'), 'polite');

    await press(one('#reset'));
    expect('all can be shown', shown(), checks.length);
    await set('#search', 'ACCENT 3.01');
    expect('every word is looked for', shown(), count(row => /accent/.test(row.message + row.waiver) && /3\.01/.test(row.message)));
    await set('#search', 'nothing has this name');
    expect('none', [shown(), one('#empty').hidden], [0, false]);
    await press(one('#reset'));
    expect('the search is cleared', one('#search').value, '');

    await set('#rule', '2');
    expect('by rule', shown(), count(row => row.rule === 2));
    await set('#rule', '');
    await set('#screen', '=record');
    expect('by screen', shown(), count(row => row.screen === 'record'));
    await set('#at', '1');
    expect('by screen and appearance', shown(), count(row => row.screen === 'record' && (row.appearance === 1 || row.appearance === undefined)));
    await press(one('#reset'));
    const boxes = all('#outcomes input');
    expect('an outcome each', boxes.map(box => box.value), ['fail', 'undecided', 'waived', 'pass', 'skipped']);
    await press(boxes[3]);
    expect('by outcome', shown(), count(row => row.outcome !== 'pass'));
    await set('#sort', 'margin');
    expect('worst first', one('#rows .num.extra ~ .num.extra').textContent, '-1.49');
    await set('#sort', '');

    await press(one('.tally a[data-outcome="waived"]'));
    expect('a number of the summary filters', shown(), count(row => row.outcome === 'waived'));
    await press(one('.rules a[data-rule="0"][data-outcome="fail"]'));
    expect('by rule and outcome', shown(), count(row => row.rule === 0 && row.outcome === 'fail'));

    const toggle = one('#rows .toggle');
    await press(toggle);
    expect('details open', [toggle.getAttribute('aria-expanded'), document.getElementById(toggle.getAttribute('aria-controls')).hidden], ['true', false]);
    await press(toggle);
    expect('details close', [toggle.getAttribute('aria-expanded'), document.getElementById(toggle.getAttribute('aria-controls')).hidden], ['false', true]);

    expect('a frame for each appearance', all('#screen-list article')[0].querySelectorAll('figure').length, 4);
    await set('#appearance', '1');
    expect('one appearance', all('#screen-list article')[0].querySelectorAll('figure').length, 1);
    expect('the grid has it alone', all('#grid td')[0].querySelectorAll('li').length, 1);
    await set('#appearance', '-1');
    const states = all('#screen-list .states input');
    expect('a choice for each state', states.length, 2);
    expect('states with failures say so', states.map(input => input.parentElement.textContent.includes('has failures')), [true, false]);
    await press(states[1]);
    const badge = one('#screen-list .badge');
    expect('the label has a finding there', badge.parentElement.textContent.includes('start'));
    expect('in its real colours', getComputedStyle(badge.parentElement).color, 'rgb(255, 255, 255)');
    expect('on its real background', getComputedStyle(badge.parentElement.parentElement).backgroundColor, 'rgb(255, 96, 48)');
    await press(badge);
    const index = badge.hash.slice(2);
    expect('a badge leads to its row', [document.activeElement.getAttribute('aria-controls'), one('#c' + index).className], ['d' + index, 'open']);
    const back = [...document.getElementById('d' + index).querySelectorAll('button')].find(button => /screen/.test(button.textContent));
    await press(states[0]);
    await press(back);
    expect('and the row back to the screen', [states[1].checked, document.activeElement.hash], [true, '#c' + index]);
    expect('what is not known is hatched', all('.frame .lost').length > 0);
    expect('an opacity is kept', all('.frame .el').some(node => node.style.opacity === '0.9'));

    await set('#vision', 'protan');
    expect('colour vision', getComputedStyle(one('.frame')).filter.includes('vision-protan'));
    const matrix = one('#vision-protan feColorMatrix, [id="vision-protan"] > *');
    expect('its matrix', matrix.getAttribute('values').startsWith('0.152286 1.052583 -0.204868 0 0'));
    expect('in linear light', matrix.parentElement.getAttribute('color-interpolation-filters'), 'linearRGB');
    await set('#vision', '');
    expect('normal vision', getComputedStyle(one('.frame')).filter, 'none');

    await set('#theme', 'dark');
    const dark = getComputedStyle(document.body).backgroundColor;
    await set('#theme', 'light');
    expect('light and dark differ', dark !== getComputedStyle(document.body).backgroundColor);
    await set('#theme', '');

    await set('#palette-search', 'accent');
    expect('tokens are found', all('#palette-body tr').length, 2);
    expect('by value too', (await set('#palette-search', '#ff6030'), all('#palette-body tr').length), 1);
    expect('a pair leads to its check', /^#c\d+$/.test(one('#grid a').hash));
    expect('what the grid leaves out is said', one('#grid-note').textContent.startsWith('Left out: 1 token'));
    """#

  static let access = #"""
    const named = node => (node.getAttribute('aria-label') || node.labels?.[0]?.textContent || node.textContent || '').trim();
    expect('a language', document.documentElement.lang, 'en');
    expect('a title', document.title.length > 10);
    expect('landmarks', ['header', 'nav', 'main', 'footer'].map(tag => all(tag).length > 0), [true, true, true, true]);
    expect('one main heading', all('h1').length, 1);
    const levels = all('h1, h2, h3').filter(node => node.offsetParent).map(node => Number(node.tagName[1]));
    expect('headings in order', levels.every((level, index) => index === 0 || level - levels[index - 1] <= 1));
    expect('controls have names', all('button, select, input').filter(node => !named(node)).map(node => node.id), []);
    expect('links have names', all('a').filter(node => !named(node)).map(node => node.href), []);
    expect('sections have names', all('section').every(node => document.getElementById(node.getAttribute('aria-labelledby'))));
    expect('tables have captions', all('table').every(node => node.caption));
    expect('and heads with a scope', all('th').every(node => ['row', 'col'].includes(node.scope)));
    expect('rows have a head', all('#rows > tr:not(.more), #grid tbody tr, #palette-body tr').every(row => row.querySelector('th[scope="row"]')));
    const ids = all('[id]').map(node => node.id);
    expect('ids are unique', ids.length, new Set(ids).size);
    expect('what scrolls takes the focus', all('.scroll, .frames').filter(node => node.scrollWidth > node.clientWidth).every(node => node.tabIndex === 0));
    expect('the first stop skips to the report', all('a, button, select, input')[0].hash, '#main');
    all('#rows .toggle')[0].focus({ focusVisible: true });
    expect('the focus is seen', getComputedStyle(all('#rows .toggle')[0]).outlineWidth, '3px');
    expect('no positive tabindex', all('[tabindex]').every(node => node.tabIndex <= 0));
    expect('outcomes are words, not colours alone', all('#rows .mark').every(node => /[a-z]{4}/.test(node.textContent)));
    expect('nothing is wider than the window', document.documentElement.scrollWidth <= innerWidth);
    """#

  static let hostile = #"""
    expect('nothing ran', window.pwned === undefined);
    expect('three scripts: data, the page, this', all('script').length, 3);
    expect('no image, no frame', all('img, iframe, object, embed, link').length, 0);
    expect('one style', all('style').length, 1);
    expect('no handlers', all('*').every(node => [...node.attributes].every(({ name }) => !name.startsWith('on'))));
    expect('links stay in the page', all('a').every(node => node.getAttribute('href').startsWith('#')));
    expect('long names are shortened', all('h3, th, td, option, label').every(node => node.textContent.length < 3000));
    expect('in the head too', all('header, main > section:first-of-type').every(node => node.textContent.length < 6000));
    expect('rows are there', shown() > 5);
    for (const toggle of all('#rows .toggle')) toggle.click();
    await settled();
    expect('details do nothing either', window.pwned === undefined && all('img').length === 0);
    expect('an unknown kind is drawn', all('.frame .el').length > 10);
    """#

  static let thousand = #"""
    expect('a hundred of the failures', [shown(), one('#count').textContent], [100, '250 of 1,000 checks']);
    await press(one('#reset'));
    expect('a hundred of all', [shown(), one('#count').textContent], [100, '1,000 checks']);
    await press(one('#rows-after button'));
    expect('a hundred more', shown(), 200);
    expect('the focus goes to the first of them', document.activeElement.closest('tr').id.startsWith('c'));
    await set('#search', 'ink-999');
    expect('one is found', [shown(), one('#rows th').textContent.includes('ink-999')], [1, true]);
    location.hash = 'c998';
    await settled();
    expect('a row far down is reached', [document.activeElement.getAttribute('aria-controls'), one('#c998').className], ['d998', 'open']);
    """#
}
