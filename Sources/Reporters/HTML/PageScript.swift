/// The page's script, written by hand. It makes nodes and text of the data, never markup.
enum PageScript {
  /// What all parts use.
  static let core = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = id => document.getElementById(id);
    const outcomes = ['fail', 'undecided', 'waived', 'pass', 'skipped'];
    const marks = { fail: '✕', undecided: '?', waived: '~', pass: '✓', skipped: '–' };
    const words = { fail: 'fails', undecided: 'is undecided', waived: 'is waived', pass: 'passes', skipped: 'is exempt' };

    // Everything that comes from the data becomes a text node or a property, never markup.
    function make(tag, props, ...children) {
      const node = document.createElement(tag);
      for (const [key, value] of Object.entries(props || {})) {
        if (value === undefined || value === null) continue;
        if (key in node) node[key] = value; else node.setAttribute(key, value);
      }
      node.append(...children.filter(child => child !== null && child !== undefined && child !== ''));
      return node;
    }

    function short(text, most = 400) {
      return text.length <= most ? text : text.slice(0, most - 60) + ' … ' + text.slice(-50);
    }

    // A name that may break behind its separators.
    function broken(name, most) {
      const parts = short(name, most).split(/(?<=[-._\/ ])/);
      return make('span', {}, ...parts.flatMap((part, index) => index > 0 ? [make('wbr'), part] : [part]));
    }

    function plural(count, noun) { return count.toLocaleString('en') + ' ' + noun + (count === 1 ? '' : 's'); }

    function option(value, text) { return make('option', { value }, text); }

    function place(text) { return text ? make('span', { className: 'place' }, short(text, 160)) : null; }

    // A colour as CSS, or null where there is none: "#rrggbb" or "#rrggbbaa", made by the tool.
    function hex(color, appearance) { return data.colors[color].values[appearance]; }

    function dot(color) {
      const node = make('span', { className: color ? 'dot' : 'dot lost', ariaHidden: 'true' });
      if (color) node.style.background = color;
      return node;
    }

    function mark(outcome, text) {
      return make('span', { className: 'mark ' + outcome },
        make('span', { ariaHidden: 'true' }, marks[outcome]), text || outcome);
    }

    const rows = data.checks;
    const checkRule = row => data.rules[row.rule];
    const inAppearance = (row, appearance) => row.appearance === undefined || row.appearance === appearance;
    const view = { appearance: data.appearances.length > 4 ? 0 : -1 };
    const shownAppearances = () => view.appearance < 0 ? data.appearances.map((_, index) => index) : [view.appearance];

    // The worst of some rows: the first in the order of outcomes.
    function worst(indexes) {
      let best = -1;
      for (const index of indexes) {
        if (best < 0 || outcomes.indexOf(rows[index].outcome) < outcomes.indexOf(rows[best].outcome)) best = index;
      }
      return best;
    }

    function addTo(map, key, value) {
      const list = map.get(key);
      if (list) list.push(value); else map.set(key, [value]);
    }

    // A list that shows some of its items and a button for more.
    function pages(body, after, step, build) {
      let items = [], shown = 0;
      const button = make('button', { type: 'button' });
      after.append(button);
      const grow = to => {
        const nodes = [];
        for (; shown < to && shown < items.length; shown++) nodes.push(build(items[shown]));
        body.append(...nodes);
        after.hidden = shown >= items.length;
        button.textContent = 'Show ' + Math.min(step, items.length - shown).toLocaleString('en') + ' more';
      };
      button.addEventListener('click', () => {
        const first = shown;
        grow(shown + step);
        body.children[first]?.querySelector('button, a, [tabindex]')?.focus();
      });
      return {
        show(list) { items = list; shown = 0; body.replaceChildren(); grow(step); },
        // Shows at least so far that an item is among them.
        reveal(item) {
          const index = items.indexOf(item);
          if (index >= shown) grow(index + 1);
          return index >= 0;
        }
      };
    }

    function vision() {
      const select = byId('vision');
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('width', '0');
      svg.setAttribute('height', '0');
      svg.setAttribute('aria-hidden', 'true');
      svg.style.position = 'absolute';
      const add = (filter, primitive, attributes) => {
        const element = document.createElementNS(svg.namespaceURI, primitive);
        for (const name in attributes) element.setAttribute(name, attributes[name]);
        filter.append(element);
      };
      const colors = (filter, matrix, alpha, result) => {
        const row = index => [...matrix.slice(index * 3, index * 3 + 3), 0, 0].join(' ');
        add(filter, 'feColorMatrix', { in: 'SourceGraphic', type: 'matrix', values: [row(0), row(1), row(2), alpha].join(' '), result });
      };
      for (const { name, matrix, other, plane } of data.visions) {
        const filter = document.createElementNS(svg.namespaceURI, 'filter');
        filter.id = 'vision-' + name;
        filter.setAttribute('color-interpolation-filters', 'linearRGB');
        if (other) {
          // Two matrices, each on its side of the plane, which becomes the edge of a mask.
          colors(filter, other, '0 0 0 1 0', 'other');
          colors(filter, matrix, '0 0 0 1 0', 'own');
          colors(filter, new Array(9).fill(0), [...plane.map(part => part * 1e4), 0, 0].join(' '), 'side');
          add(filter, 'feComposite', { in: 'own', in2: 'side', operator: 'in', result: 'near' });
          add(filter, 'feComposite', { in: 'other', in2: 'side', operator: 'out', result: 'far' });
          add(filter, 'feComposite', { in: 'near', in2: 'far', operator: 'arithmetic', k2: 1, k3: 1 });
        } else {
          colors(filter, matrix, '0 0 0 1 0', 'own');
        }
        svg.append(filter);
        select.append(option(name, name === 'greyscale' ? 'no colour' : name));
      }
      document.body.append(svg);
      select.addEventListener('change', () => {
        const value = select.value ? 'url(#vision-' + select.value + ')' : 'none';
        document.documentElement.style.setProperty('--vision', value);
      });
    }

    function theme() {
      byId('theme').addEventListener('change', event => {
        const { dataset } = document.documentElement;
        if (event.target.value) dataset.theme = event.target.value; else delete dataset.theme;
      });
    }

    """#

  static let text = core + screens + tokens + checks
}
