extension PageScript {
  /// The rows and their filters, and what starts it all.
  static let checks = #"""
    // Checks: the rows, filtered.
    const filters = { text: '', rule: '', screen: '', appearance: '', sort: '', outcomes: new Set() };
    const accepted = { waiver: 'Waived', baseline: 'In the baseline', comment: 'Accepted beside the place' };
    const texts = [];
    let rowPages;

    function haystack(index) {
      if (texts[index] === undefined) {
        const row = rows[index];
        texts[index] = [row.message, row.subject, row.place, checkRule(row).id, row.waiver || ''].join('\n').toLowerCase();
      }
      return texts[index];
    }

    function matches(row, index, needles) {
      return filters.outcomes.has(row.outcome)
        && (filters.rule === '' || row.rule === Number(filters.rule))
        && (filters.screen === '' || row.screen === filters.screen.slice(1))
        && (filters.appearance === '' || inAppearance(row, Number(filters.appearance)))
        && needles.every(needle => haystack(index).includes(needle));
    }

    function byMargin(left, right) {
      const [first, second] = [left, right].map(index => {
        const margin = parseFloat(rows[index].margin);
        return Number.isNaN(margin) ? Infinity : margin;
      });
      return first === second ? left - right : first - second;
    }

    function applyFilters() {
      const needles = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
      const found = [];
      rows.forEach((row, index) => { if (matches(row, index, needles)) found.push(index); });
      if (filters.sort === 'margin') found.sort(byMargin);
      else if (filters.sort === '') found.sort((left, right) => outcomes.indexOf(rows[left].outcome) - outcomes.indexOf(rows[right].outcome) || left - right);
      rowPages.show(found);
      byId('count').textContent = found.length === rows.length ? plural(rows.length, 'check') : found.length.toLocaleString('en') + ' of ' + plural(rows.length, 'check');
      byId('empty').hidden = found.length > 0;
    }

    function samplePair(row) {
      if (!row.foreground) return null;
      const back = row.background ? row.background[1] : null;
      const node = make('span', { className: 'sim' }, chip(row.foreground[1], back));
      node.firstChild.classList.add('pair');
      return node;
    }

    function where(row) {
      const parts = [];
      if (row.screen !== undefined) parts.push(row.screen + (row.state && row.state !== 'default' ? ' · ' + row.state : ''));
      if (row.element !== undefined && row.element !== row.subject) parts.push(row.element);
      return parts.join(' · ');
    }

    function rowNode(index) {
      const row = rows[index];
      const toggle = make('button', { type: 'button', className: 'toggle', ariaLabel: 'Details: ' + short(row.subject, 120) });
      toggle.setAttribute('aria-expanded', 'false');
      toggle.setAttribute('aria-controls', 'd' + index);
      const more = where(row);
      const line = make('tr', { id: 'c' + index },
        make('td', {}, mark(row.outcome, row.outcome + (row.warning ? ', warning' : ''))),
        make('th', { scope: 'row' }, samplePair(row), broken(row.subject, 240), more ? make('small', {}, broken(more, 240)) : null),
        make('td', { className: 'slim' }, make('code', {}, checkRule(row).id)),
        make('td', { className: 'slim' }, row.appearance === undefined ? make('span', { className: 'muted' }, 'any') : short(data.appearances[row.appearance], 60)),
        make('td', { className: 'num' }, row.measured || ''),
        make('td', { className: 'num extra' }, (row.required || '').replace('<=', '≤ ')),
        make('td', { className: 'num extra ' + (row.margin && row.margin.startsWith('-') ? row.outcome : 'muted') }, row.margin || ''),
        make('td', { className: 'slim' }, place(row.place)),
        make('td', {}, toggle));
      toggle.addEventListener('click', () => expand(index, line, toggle.getAttribute('aria-expanded') !== 'true'));
      return line;
    }

    function expand(index, line, isOpen) {
      const toggle = line.querySelector('.toggle');
      toggle.setAttribute('aria-expanded', String(isOpen));
      line.classList.toggle('open', isOpen);
      if (!isOpen) line.details.hidden = true;
      else if (line.details) line.details.hidden = false;
      else line.after(line.details = detailNode(index));
    }

    function detailNode(index) {
      const row = rows[index], rule = checkRule(row);
      const body = make('div', {}, make('p', {}, short(row.message, 2000)));
      if (row.waiver) body.append(make('p', {}, make('b', { className: 'waived' }, accepted[row.acceptance] + ': '), short(row.waiver, 1000)));
      if (row.fix) {
        const line = make('p', {}, make('b', {}, 'Would pass: '), make('span', { className: 'sim' }, dot(row.fix.color)), ' ', make('code', {}, short(row.fix.text, 200)));
        if (row.fix.token) line.append(' for ', short(row.fix.token, 200));
        if (row.fix.place) line.append(' at ', place(row.fix.place));
        body.append(line);
      }
      const notes = make('ul', {}, make('li', {}, 'here: ', place(row.place)));
      for (const [message, at] of row.related || []) notes.append(make('li', {}, short(message, 300), ': ', place(at)));
      body.append(notes);
      if (row.outcome === 'fail' || row.outcome === 'undecided') body.append(make('p', { className: 'muted' }, rule.why + ' ' + rule.help));
      if (row.screen !== undefined && data.screens.some(screen => screen.name === row.screen)) {
        const button = make('button', { type: 'button' }, 'Show on the screen');
        button.addEventListener('click', () => showOnScreen(index));
        body.append(make('p', {}, button));
      }
      return make('tr', { className: 'more', id: 'd' + index }, make('td', { colSpan: 9 }, body));
    }

    function setFilters(wanted) {
      Object.assign(filters, { text: '', rule: '', screen: '', appearance: '' }, wanted);
      byId('search').value = filters.text;
      byId('rule').value = filters.rule;
      byId('screen').value = filters.screen;
      byId('at').value = filters.appearance;
      for (const box of document.querySelectorAll('#outcomes input')) box.checked = filters.outcomes.has(box.value);
      applyFilters();
    }

    function choices() {
      const used = new Set(rows.map(row => row.rule));
      data.rules.forEach((rule, index) => { if (used.has(index)) byId('rule').append(option(String(index), rule.id)); });
      // The mark before the name keeps a screen without a name apart from none chosen.
      const names = new Set();
      for (const row of rows) if (row.screen !== undefined) names.add(row.screen);
      for (const name of [...names].sort()) byId('screen').append(option('=' + name, short(name, 60)));
      data.appearances.forEach((name, index) => byId('at').append(option(String(index), short(name, 60))));
      for (const outcome of outcomes) {
        const count = rows.reduce((sum, row) => sum + (row.outcome === outcome ? 1 : 0), 0);
        if (count === 0) continue;
        const box = make('input', { type: 'checkbox', value: outcome });
        box.addEventListener('change', () => { filters.outcomes[box.checked ? 'add' : 'delete'](outcome); applyFilters(); });
        byId('outcomes').append(make('label', { className: 'pick' }, box, marks[outcome] + ' ' + outcome + ' ' + count.toLocaleString('en')));
      }
      if (names.size === 0) byId('screen').parentElement.hidden = true;
      if (data.appearances.length < 2) byId('at').parentElement.hidden = true;
    }

    function checks() {
      rowPages = pages(byId('rows'), byId('rows-after'), 100, rowNode);
      choices();
      let waiting;
      byId('search').addEventListener('input', event => {
        clearTimeout(waiting);
        waiting = setTimeout(() => { filters.text = event.target.value; applyFilters(); }, rows.length > 5000 ? 150 : 0);
      });
      for (const [id, key] of [['rule', 'rule'], ['screen', 'screen'], ['at', 'appearance'], ['sort', 'sort']]) {
        byId(id).addEventListener('change', event => { filters[key] = event.target.value; applyFilters(); });
      }
      byId('reset').addEventListener('click', () => setFilters({ outcomes: new Set(outcomes) }));
      const findings = rows.some(row => row.outcome === 'fail' || row.outcome === 'undecided');
      setFilters({ outcomes: new Set(findings ? ['fail', 'undecided'] : outcomes) });
    }

    function setAppearance(wanted) {
      view.appearance = wanted;
      byId('screen-list').style.setProperty('--frames', shownAppearances().length);
      byId('appearance').value = String(wanted);
      redrawScreens();
      drawGrid();
    }

    // "#c12" is the row of a check; the numbers in the summary are filters.
    function follow() {
      const found = /^#c(\d+)$/.exec(location.hash);
      const index = found ? Number(found[1]) : -1;
      if (!rows[index]) return;
      if (!rowPages.reveal(index)) {
        setFilters({ outcomes: new Set([...filters.outcomes, rows[index].outcome]) });
        rowPages.reveal(index);
      }
      const line = byId('c' + index);
      expand(index, line, true);
      line.scrollIntoView({ block: 'center' });
      line.querySelector('.toggle').focus({ preventScroll: true });
    }

    function start() {
      theme();
      const select = byId('appearance');
      if (data.appearances.length > 1) select.append(option('-1', 'all'));
      data.appearances.forEach((name, index) => select.append(option(String(index), short(name, 60))));
      select.addEventListener('change', () => setAppearance(Number(select.value)));
      vision();
      for (const [id, list] of [['screens', data.screens], ['pairs', data.grid.foregrounds], ['palette', data.colors], ['checks', rows]]) {
        byId(id).hidden = list.length === 0;
        document.querySelector('nav a[href="#' + id + '"]').hidden = list.length === 0;
      }
      byId('controls').hidden = false;
      checks();
      screens();
      palette();
      setAppearance(view.appearance);
      document.addEventListener('click', event => {
        const link = event.target.closest('[data-outcome], [data-rule]');
        if (!link) return;
        const { outcome, rule } = link.dataset;
        setFilters({ rule: rule || '', outcomes: new Set(outcome ? [outcome] : outcomes) });
      });
      addEventListener('hashchange', follow);
      follow();
    }

    start();

    """#
}
