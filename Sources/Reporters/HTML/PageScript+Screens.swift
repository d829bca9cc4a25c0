extension PageScript {
  /// Wireframes.
  static let screens = #"""
    // Screens: each drawn from its manifest, by appearance and state.
    const byScreen = new Map();
    rows.forEach((row, index) => { if (row.screen !== undefined) addTo(byScreen, row.screen, index); });

    const drawnDepth = 60, drawnElements = 1500;

    function isThere(row, state, appearance) {
      return inAppearance(row, appearance) && (row.state === undefined || row.state === state);
    }

    // What a paint is as a CSS background; undefined where nothing is painted, null where it is not known.
    function paint(colors, appearance, fade) {
      if (!colors || colors.length === 0) return undefined;
      const stops = colors.map(color => hex(color, appearance));
      if (stops.includes(null)) return null;
      return stops.length === 1 ? stops[0] : 'linear-gradient(' + (fade || '100deg') + ', ' + stops.join(', ') + ')';
    }

    function fillWith(node, colors, appearance, fade) {
      const value = paint(colors, appearance, fade);
      if (value === null) node.classList.add('lost'); else if (value) node.style.background = value;
    }

    function colorWith(node, colors, appearance, property) {
      const value = paint(colors && colors.slice(0, 1), appearance);
      if (value === null) node.classList.add('lost'); else if (value) node.style[property] = value;
    }

    function spoken(path) {
      const parts = path.split('/');
      const last = parts[parts.length - 1];
      const name = /^(label|icon|text)$/.test(last) && parts.length > 1 ? parts[parts.length - 2] : last;
      return short(name.replace(/[-_]+/g, ' '), 48);
    }

    function drawText(node, element, appearance) {
      node.append(spoken(element.path));
      fillWith(node, element.fill, appearance);
      if (element.fill) node.style.padding = '3px 7px';
      colorWith(node, element.color, appearance, 'color');
      node.style.fontSize = Math.min(Math.max((element.size || 15) * .82, 11), 36) + 'px';
      node.style.fontWeight = element.weight || 400;
    }

    function drawIcon(node, element, appearance) {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 20 20');
      const path = document.createElementNS(svg.namespaceURI, 'path');
      path.setAttribute('d', 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7z');
      path.setAttribute('fill', 'currentColor');
      svg.append(path);
      node.append(svg);
      colorWith(node, element.color || element.fill, appearance, 'color');
      if (element.color && element.fill) fillWith(node, element.fill, appearance);
    }

    function drawArea(node, element, appearance, isLeaf) {
      if (element.kind === 'shape' && isLeaf) node.classList.add('leaf');
      fillWith(node, element.fill || (element.stroke ? undefined : element.color), appearance, element.kind === 'image' ? '150deg' : undefined);
      const stroke = paint(element.stroke && element.stroke.slice(0, 1), appearance);
      if (stroke) node.style.border = '2px solid ' + stroke;
    }

    function drawLine(node, element, appearance, isLeaf) {
      const colors = element.color || element.stroke || element.fill;
      if (element.kind === 'divider') return fillWith(node, colors, appearance);
      if (!isLeaf) node.classList.add('open');
      colorWith(node, colors, appearance, 'borderColor');
    }

    function drawElement(element, appearance, isLeaf) {
      const { kind } = element;
      const node = make('div', { className: 'el ' + (kind || 'lost shape') });
      if (kind === 'text') drawText(node, element, appearance);
      else if (kind === 'icon') drawIcon(node, element, appearance);
      else if (kind === 'stroke' || kind === 'focus-ring' || kind === 'divider') drawLine(node, element, appearance, isLeaf);
      else drawArea(node, element, appearance, isLeaf);
      if (element.opacity !== undefined) node.style.opacity = element.opacity;
      return node;
    }

    function outline(node, found, element) {
      const index = worst(found);
      const row = rows[index];
      const text = (row.measured || marks[row.outcome]) + (found.length > 1 ? ' +' + (found.length - 1) : '');
      const said = element.path + ' ' + words[row.outcome] + (row.measured ? ', measured ' + row.measured : '')
        + (row.required ? ', needs ' + row.required : '') + ', ' + checkRule(row).id;
      node.classList.add('hit', row.outcome);
      node.dataset.check = index;
      node.title = short(row.message);
      node.append(make('a', { className: 'badge', href: '#c' + index, ariaLabel: short(said) },
        make('span', { ariaHidden: 'true' }, marks[row.outcome]), text));
    }

    function frame(screen, state, appearance, found) {
      const box = make('div', { className: 'frame sim' });
      fillWith(box, screen.background, appearance, '180deg');
      const name = screen.states[state];
      const byElement = new Map();
      for (const index of found) {
        const row = rows[index];
        if (row.element !== undefined && outcomes.indexOf(row.outcome) < 3) addTo(byElement, row.element, index);
      }
      const nodes = [], depths = [], hits = [];
      const holds = new Set(screen.elements.map(element => element.parent));
      screen.elements.slice(0, drawnElements).forEach((element, index) => {
        const isRoot = element.parent === undefined;
        const parent = isRoot ? box : nodes[element.parent];
        depths[index] = isRoot ? 0 : depths[element.parent] + 1;
        if (!parent || depths[index] > drawnDepth || element.states && !element.states.includes(state)) return;
        const node = drawElement(element, appearance, !holds.has(index));
        nodes[index] = node;
        parent.append(node);
        if (byElement.has(element.path)) hits.push([node, byElement.get(element.path), element]);
      });
      for (const [node, list, element] of hits) outline(node, list, element);
      const caption = make('figcaption', {}, make('span', {}, short(data.appearances[appearance], 60)), tally(found));
      const label = screen.name + ', ' + name + ', ' + data.appearances[appearance];
      return make('figure', { ariaLabel: short(label) }, caption, box);
    }

    // "2 fail, 1 waived", or that all pass.
    function tally(found) {
      const node = make('span', {});
      for (const outcome of outcomes.slice(0, 3)) {
        const count = found.filter(index => rows[index].outcome === outcome).length;
        if (count > 0) node.append(make('span', { className: outcome }, ' ' + marks[outcome] + ' ' + count + ' ' + outcome));
      }
      if (!node.firstChild) node.append(found.length > 0 ? make('span', { className: 'pass' }, '✓ passes') : 'no checks');
      return node;
    }

    const screenCards = new Map();

    function screenCard(screen) {
      const frames = make('div', { className: 'frames', tabIndex: 0, role: 'group', ariaLabel: short(screen.name) + ', wireframes' });
      const aside = make('ul', { className: 'aside' });
      const found = byScreen.get(screen.name) || [];
      let state = Math.max(0, screen.states.findIndex(name => found.some(index => rows[index].state === name && rows[index].outcome === 'fail')));
      const draw = () => {
        const name = screen.states[state];
        frames.replaceChildren(...shownAppearances().map(appearance =>
          frame(screen, state, appearance, found.filter(index => isThere(rows[index], name, appearance)))));
        const others = found.filter(index => rows[index].element === undefined && outcomes.indexOf(rows[index].outcome) < 2
          && shownAppearances().some(appearance => isThere(rows[index], name, appearance)));
        aside.replaceChildren(...others.slice(0, 12).map(index =>
          make('li', {}, make('a', { href: '#c' + index }, short(rows[index].message, 160)))));
        aside.hidden = others.length === 0;
      };
      const header = make('header', {}, make('h3', {}, short(screen.name)), place(screen.place));
      const select = wanted => {
        state = wanted;
        const input = header.querySelectorAll('input')[wanted];
        if (input) input.checked = true;
        draw();
      };
      if (screen.states.length > 1) header.append(stateChoice(screen, state, found, select));
      const card = make('article', { className: 'panel screen' }, header, frames, aside);
      if (screen.elements.length > drawnElements) card.append(make('p', { className: 'muted' }, 'Its first ' + drawnElements.toLocaleString('en') + ' elements are drawn.'));
      draw();
      screenCards.set(screen, { card, draw, select });
      return card;
    }

    function stateChoice(screen, current, found, select) {
      const group = make('div', { className: 'states', role: 'radiogroup', ariaLabel: 'State of ' + short(screen.name) });
      const name = 'state-' + data.screens.indexOf(screen);
      screen.states.forEach((state, index) => {
        const input = make('input', { type: 'radio', name, checked: index === current });
        input.addEventListener('change', () => select(index));
        const fails = found.some(row => rows[row].state === state && rows[row].outcome === 'fail');
        group.append(make('label', {}, input, short(state, 60),
          fails ? make('span', { ariaHidden: 'true' }, ' ' + marks.fail) : null,
          fails ? make('span', { className: 'quiet' }, ', has failures') : null));
      });
      return group;
    }

    let screenPages;

    function screens() {
      const list = byId('screen-list');
      screenPages = pages(list, byId('screen-after'), 12, screenCard);
      screenPages.show(data.screens);
      list.addEventListener('click', event => {
        if (event.target.closest('a')) return;
        const hit = event.target.closest('[data-check]');
        if (hit) location.hash = 'c' + hit.dataset.check;
      });
    }

    function redrawScreens() { for (const { draw } of screenCards.values()) draw(); }

    // From a row to the element that it is about.
    function showOnScreen(index) {
      const row = rows[index];
      const screen = data.screens.find(screen => screen.name === row.screen);
      if (!screen || !screenPages.reveal(screen)) return;
      if (view.appearance >= 0 && !inAppearance(row, view.appearance)) setAppearance(row.appearance);
      const { card, select } = screenCards.get(screen);
      const state = screen.states.indexOf(row.state);
      if (state >= 0) select(state);
      card.scrollIntoView({ block: 'start' });
      const badge = [...card.querySelectorAll('.badge')].find(badge => badge.hash === '#c' + index);
      (badge || card.querySelector('.frames')).focus({ preventScroll: Boolean(badge) === false });
    }

    """#
}
