extension PageStyle {
  /// Screens, pairs, the palette, checks; small screens and paper.
  static let parts = #"""
    .sim { filter: var(--vision, none); }
    .frame, .chip, .dot, .strip { forced-color-adjust: none; }
    #screen-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--frames, 2) * 266px + 24px)), 1fr)); gap: 16px; align-items: start; }
    .screen { padding: 16px 18px 14px; min-width: 0; max-width: 100%; }
    .screen > header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; margin-bottom: 12px; }
    .screen .place { margin-inline-end: auto; }
    .states { display: flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 2px; border: 1px solid var(--edge); border-radius: 9px; }
    .states label { position: relative; padding: 2px 10px; border-radius: 6px; font-size: 13.5px; cursor: pointer; }
    .states input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
    .states label:has(:checked) { background: var(--accent); color: var(--on-accent); }
    .states label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
    .frames { position: relative; display: flex; gap: 16px; overflow-x: auto; padding: 4px 2px 6px; }
    .frames figure { flex: 1 0 min(250px, 78vw); max-width: 380px; display: flex; flex-direction: column; }
    .frames figcaption { display: flex; justify-content: space-between; gap: 8px; font-size: 13px; margin-bottom: 6px; color: var(--muted); }
    .frame { border: 1px solid var(--edge); border-radius: 22px; padding: 20px 16px; min-height: 200px; flex: 1; display: flex; flex-direction: column; gap: 11px; align-items: flex-start; line-height: 1.2; overflow: hidden; }
    .frame .el { position: relative; max-width: 100%; }
    .frame .text { display: inline-flex; align-items: center; gap: 6px; }
    .frame .icon { width: 20px; height: 20px; flex: none; }
    .frame .icon > svg { width: 20px; height: 20px; display: block; }
    .frame .shape, .frame .image { display: flex; flex-direction: column; align-items: flex-start; gap: 9px; width: 100%; padding: 13px; border-radius: 14px; }
    .frame .shape.leaf { height: 12px; width: 62%; padding: 0; border-radius: 6px; flex: none; }
    .frame .image { min-height: 74px; }
    .frame .group { display: flex; flex-direction: column; align-items: flex-start; gap: 9px; width: 100%; }
    .frame .control { display: flex; align-items: center; justify-content: center; gap: 9px; width: 100%; min-height: 42px; padding: 8px 14px; border-radius: 21px; }
    .frame .control:has(> .shape) { flex-direction: column; border-radius: 14px; }
    .frame .control .control, .frame .shape .shape:has(> .icon:only-child) { width: auto; }
    .frame .stroke, .frame .focus-ring { width: 52px; height: 20px; border: 2.5px solid; border-radius: 10px; flex: none; }
    .frame .stroke.open, .frame .focus-ring.open { width: 100%; height: auto; padding: 10px; display: flex; flex-direction: column; gap: 9px; }
    .frame .focus-ring { border-radius: 12px; height: 30px; border-width: 3px; }
    .frame .divider { width: 100%; height: 1px; flex: none; }
    .frame .lost { background: repeating-linear-gradient(45deg, var(--lost-dark) 0 4px, var(--lost-light) 4px 8px); }
    .frame .lost.text { padding: 2px 5px; }
    .frame .hit { --ring: var(--ring-fail); outline: 2px solid var(--ring); outline-offset: 2px; box-shadow: 0 0 0 2px var(--on-ring), 0 0 0 6px var(--on-ring); cursor: pointer; }
    .frame .hit.undecided { --ring: var(--ring-undecided); outline-style: dashed; }
    .frame .hit.waived { --ring: var(--ring-waived); outline-style: dotted; }
    .frame .hit.text { padding: 1px 3px; border-radius: 4px; }
    .badge { display: inline-flex; align-items: center; gap: 3px; padding: 0 6px; min-height: 18px; border-radius: 9px; background: var(--ring); color: var(--on-ring); border: 1px solid var(--on-ring); font: 650 11px/1.35 system-ui, sans-serif; font-variant-numeric: tabular-nums; text-decoration: none; white-space: nowrap; }
    .frame .hit > .badge { flex: none; }
    .frame .hit:not(.text) > .badge { position: absolute; inset-inline-end: 6px; top: -13px; z-index: 1; }
    .frame .hit:is(.leaf, .icon, .stroke, .divider, .focus-ring):not(.open) > .badge { inset-inline: calc(100% + 8px) auto; top: 50%; transform: translateY(-50%); }
    .aside { margin: 12px 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 6px 16px; font-size: 13.5px; }

    .grid th, .grid td { padding: 8px 12px; border-top: 1px solid var(--line); }
    .grid thead th { border-top: 0; vertical-align: bottom; font-size: 13px; min-width: 122px; max-width: 190px; }
    .grid tbody th { position: sticky; inset-inline-start: 0; background: var(--panel); font-size: 13px; min-width: 150px; max-width: 230px; z-index: 1; }
    .grid thead th:first-child { position: sticky; inset-inline-start: 0; background: var(--panel); z-index: 1; color: var(--muted); font-weight: 400; }
    .grid ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 4px; }
    .grid li { display: flex; align-items: center; gap: 7px; font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .grid li > a { text-decoration: none; border-bottom: 1px solid; line-height: 1.2; }
    .chip { display: inline-grid; place-items: center; width: 30px; height: 22px; border-radius: 6px; border: 1px solid var(--line); font: 650 12px/1 system-ui, sans-serif; flex: none; overflow: hidden; }
    .dots { display: flex; gap: 3px; margin-bottom: 5px; }
    .dot { display: inline-block; width: 14px; height: 14px; border-radius: 4px; border: 1px solid var(--edge); flex: none; vertical-align: -2px; }
    .dot.lost { background: repeating-linear-gradient(45deg, var(--line) 0 3px, var(--panel) 3px 6px); }

    .palette { width: 100%; }
    .palette th, .palette td { padding: 6px 14px; border-top: 1px solid var(--line); }
    .palette thead th { border-top: 0; font-size: 13px; color: var(--muted); white-space: nowrap; }
    .palette tbody th { font-weight: 550; }
    .palette .dot { width: 34px; height: 20px; border-radius: 5px; vertical-align: -4px; margin-inline-end: 8px; }
    .palette td { white-space: nowrap; }
    .palette td:last-child { white-space: normal; }

    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 9px 14px; margin-bottom: 10px; }
    .tools fieldset { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; border: 0; }
    .pick { position: relative; padding: 3px 10px; border: 1px solid var(--edge); border-radius: 999px; cursor: pointer; background: var(--panel); }
    .pick input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
    .tools .pick { color: var(--muted); }
    .tools .pick:has(:checked) { background: var(--text); color: var(--panel); border-color: var(--text); }
    .pick:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
    .tools output { color: var(--muted); font-size: 13.5px; font-variant-numeric: tabular-nums; }
    .checks { width: 100%; }
    .checks th, .checks td { padding: 9px 12px; border-top: 1px solid var(--line); }
    .checks thead th { border-top: 0; font-size: 13px; color: var(--muted); font-weight: 550; white-space: nowrap; }
    .checks tbody th { font-weight: 550; min-width: 210px; }
    .checks td code { white-space: nowrap; }
    .checks td > .place { display: inline-block; min-width: 150px; max-width: 250px; }
    .checks tbody th small { display: block; color: var(--muted); font-weight: 400; font-size: 13px; }
    .checks .pair { display: inline-grid; width: 30px; height: 22px; margin-inline-end: 8px; vertical-align: -6px; }
    .checks tr.open > * { background: var(--sunken); }
    .checks tr.more > td { border-top: 0; padding: 2px 12px 16px; background: var(--sunken); }
    .checks .more div { max-width: 82ch; display: grid; gap: 6px; }
    .checks .more ul { padding-inline-start: 18px; color: var(--muted); }
    .checks .toggle { min-height: 26px; padding: 0 8px; }
    .checks .toggle::before { content: "+"; font-weight: 650; }
    .checks .toggle[aria-expanded="true"]::before { content: "\2212"; }
    .after { padding: 12px; display: flex; gap: 12px; align-items: center; border-top: 1px solid var(--line); }
    .empty { padding: 26px 16px; color: var(--muted); text-align: center; }
    footer { padding-block: 34px 46px; color: var(--muted); font-size: 13.5px; }

    @media (max-width: 760px) {
      .wide { padding-inline: 14px; }
      .bar { position: static; }
      html { scroll-padding-top: 1rem; }
      .checks .slim, .checks .extra { display: none; }
      .checks .more div { max-width: calc(100vw - 62px); }
      .rules tbody th p { display: none; }
      .rules th, .rules td { padding-inline: 8px; }
      .rules tbody th code { min-width: 0; margin: 0; }
      .checks th, .checks td { padding-inline: 8px; }
      .checks tbody th { min-width: 140px; }
      input[type="search"] { width: 100%; }
      .tools label:has([type="search"]) { width: 100%; }
      .grid thead th { min-width: 110px; }
    }
    @media print {
      .bar, .tools, .skip, .after button { display: none; }
      .panel { break-inside: avoid; }
    }

    """#
}
