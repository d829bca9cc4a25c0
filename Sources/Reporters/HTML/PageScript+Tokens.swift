extension PageScript {
  /// The grid of pairs and the palette.
  static let tokens = #"""
    // Tokens: the grid of contrasts, and the palette.
    function pairKey(front, back, appearance) { return front + '\n' + back + '\n' + appearance; }

    const byPair = new Map();
    rows.forEach((row, index) => {
      if (!row.foreground || !row.background || row.foreground[0] === null || row.background[0] === null) return;
      const key = pairKey(row.foreground[0], row.background[0], row.appearance);
      if (checkRule(row).id === 'pair-contrast') addTo(byPair, key, index);
    });

    function chip(front, back) {
      const node = make('span', { className: 'chip', ariaHidden: 'true' }, front ? 'Aa' : '?');
      if (front) node.style.color = front;
      if (back) node.style.background = back;
      return node;
    }

    function gridCell(foreground, background, position) {
      const list = make('ul', {});
      for (const appearance of shownAppearances()) {
        const ratio = data.grid.ratios[appearance][position];
        const item = make('li', { title: short(data.appearances[appearance], 60) });
        item.append(make('span', { className: 'quiet' }, short(data.appearances[appearance], 60) + ': '));
        item.append(chip(hex(foreground, appearance), hex(background, appearance)));
        const found = byPair.get(pairKey(data.colors[foreground].name, data.colors[background].name, appearance));
        const text = ratio === null ? 'unknown' : ratio;
        if (found) {
          const index = worst(found);
          const { outcome } = rows[index];
          item.append(make('a', { href: '#c' + index, className: outcome },
            make('span', { ariaHidden: 'true' }, marks[outcome] + ' '), text, make('span', { className: 'quiet' }, ' ' + words[outcome])));
        } else {
          item.append(make('span', { className: 'muted' }, text));
        }
        list.append(item);
      }
      return make('td', {}, list);
    }

    function dots(color) {
      return make('span', { className: 'dots sim' }, ...shownAppearances().map(appearance => dot(hex(color, appearance))));
    }

    function drawGrid() {
      const { foregrounds, backgrounds, omitted } = data.grid;
      const head = make('tr', {}, make('th', { scope: 'col' }, 'Foreground, on background'),
        ...backgrounds.map(color => make('th', { scope: 'col' }, dots(color), broken(data.colors[color].name, 120))));
      const body = make('tbody', { className: 'sim' });
      foregrounds.forEach((foreground, row) => {
        const line = make('tr', {}, make('th', { scope: 'row' }, broken(data.colors[foreground].name, 120)));
        backgrounds.forEach((background, column) => line.append(gridCell(foreground, background, row * backgrounds.length + column)));
        body.append(line);
      });
      byId('grid').replaceChildren(make('caption', { className: 'quiet' }, 'Contrast of tokens on tokens, by appearance'), make('thead', {}, head), body);
      const note = byId('grid-note');
      if (omitted > 0) note.textContent = 'Left out: ' + plural(omitted, 'token') + '. The command contrast matrix prints any of them.';
      note.hidden = omitted === 0;
    }

    function palette() {
      const tokens = data.colors.filter(color => color.isToken);
      byId('palette-head').append(make('th', { scope: 'col' }, 'Token'),
        ...data.appearances.map(name => make('th', { scope: 'col' }, short(name, 60))), make('th', { scope: 'col' }, 'Defined at'));
      const list = pages(byId('palette-body'), byId('palette-after'), 60, color => make('tr', {},
        make('th', { scope: 'row' }, broken(color.name, 200)),
        ...color.values.map(value => make('td', {}, make('span', { className: 'sim' }, dot(value)), value ? make('code', {}, value) : 'no colour')),
        make('td', {}, place(color.place))));
      const search = byId('palette-search'), count = byId('palette-count');
      const find = () => {
        const wanted = search.value.trim().toLowerCase();
        const found = tokens.filter(color => color.name.toLowerCase().includes(wanted)
          || color.values.some(value => value && value.includes(wanted)));
        list.show(found);
        count.textContent = found.length === tokens.length ? plural(tokens.length, 'token') : found.length.toLocaleString('en') + ' of ' + plural(tokens.length, 'token');
      };
      search.addEventListener('input', find);
      find();
    }

    """#
}
