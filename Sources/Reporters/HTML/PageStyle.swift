/// The page's style, written by hand. Its colours are custom properties, which a test checks as tokens.
enum PageStyle {
  /// Colours, text, the frame of the page and the summary.
  static let base = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f5f5f2, #131417);
      --panel: light-dark(#ffffff, #1c1e22);
      --sunken: light-dark(#ebebe7, #282b30);
      --line: light-dark(#d9d9d4, #363a41);
      --edge: light-dark(#7c7d78, #868c96);
      --text: light-dark(#191a1d, #eeeeec);
      --muted: light-dark(#56585d, #aab0b9);
      --accent: light-dark(#2346c4, #9db7ff);
      --on-accent: light-dark(#ffffff, #10141f);
      --fail: light-dark(#a8201a, #ffa197);
      --fail-soft: light-dark(#fbe7e5, #43211f);
      --undecided: light-dark(#7a4800, #f3bf6b);
      --undecided-soft: light-dark(#faecd4, #3b2c12);
      --waived: light-dark(#54449c, #c6b9ff);
      --waived-soft: light-dark(#ece8fb, #2d2747);
      --pass: light-dark(#13623a, #86d9a8);
      --pass-soft: light-dark(#e0f2e7, #17351f);
      --lost-dark: #6b6b6b;
      --lost-light: #c6c6c6;
      --ring-fail: #b3241c;
      --ring-undecided: #7a4800;
      --ring-waived: #54449c;
      --on-ring: #ffffff;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    @media (prefers-contrast: more) {
      :root {
        --muted: light-dark(#33353a, #d5d9df);
        --line: light-dark(#7c7d78, #868c96);
        --edge: light-dark(#33353a, #d5d9df);
        --accent: light-dark(#1a359a, #c3d2ff);
        --fail: light-dark(#7d130e, #ffc9c3);
        --undecided: light-dark(#5a3500, #ffd9a0);
        --waived: light-dark(#3f3180, #ddd5ff);
        --pass: light-dark(#0b4a2a, #b4ecc9);
        --ring-fail: #7d130e;
        --ring-undecided: #5a3500;
        --ring-waived: #3f3180;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      overflow-wrap: break-word;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    a { color: var(--accent); text-underline-offset: 2px; }
    code, .place { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    code, .place, h1, .frame { overflow-wrap: anywhere; }
    h1, h2, h3, p, figure, ul, ol { margin: 0; }
    h2 { font-size: 21px; line-height: 1.25; letter-spacing: -.01em; }
    h3 { font-size: 16px; line-height: 1.3; }
    button, select, input { font: inherit; color: inherit; }
    table { border-collapse: collapse; }
    th { text-align: start; font-weight: 600; }
    th, td { vertical-align: top; }
    .num { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .muted { color: var(--muted); }
    .quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; inset-inline-start: 16px; top: -60px; z-index: 9; padding: 8px 14px; background: var(--panel); }
    .skip:focus { top: 8px; }
    [hidden] { display: none !important; }

    .wide { max-width: 1480px; margin-inline: auto; padding-inline: 24px; }
    .top { background: var(--panel); border-bottom: 1px solid var(--line); }
    .top .wide { padding-block: 26px 22px; }
    .brand { display: flex; align-items: center; gap: 9px; color: var(--muted); font-size: 13.5px; }
    .brand svg { width: 20px; height: 20px; fill: var(--text); }
    .brand b { color: var(--text); }
    .top h1 { margin-top: 12px; font-size: clamp(26px, 4vw, 38px); line-height: 1.12; letter-spacing: -.025em; font-weight: 700; }
    .top p { margin-top: 8px; color: var(--muted); max-width: 110ch; }
    .bar { position: sticky; top: 0; z-index: 5; background: var(--panel); border-bottom: 1px solid var(--line); }
    .bar .wide { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px; padding-block: 8px; }
    .bar nav { display: flex; flex-wrap: wrap; gap: 2px; margin-inline-end: auto; margin-inline-start: -10px; }
    .bar nav a { padding: 5px 10px; border-radius: 7px; color: var(--text); text-decoration: none; font-weight: 550; }
    .bar nav a:hover { background: var(--sunken); }
    .bar nav a span { color: var(--muted); font-weight: 400; font-variant-numeric: tabular-nums; }
    .controls { display: flex; flex-wrap: wrap; gap: 6px 14px; }
    .bar label, .tools label { display: inline-flex; align-items: center; gap: 7px; color: var(--muted); font-size: 13.5px; }
    select, input[type="search"] {
      min-height: 32px; padding: 3px 8px; border: 1px solid var(--edge); border-radius: 7px;
      background: var(--panel); color: var(--text); font-size: 14px; max-width: 100%;
    }
    input[type="search"] { width: 17rem; }
    button {
      min-height: 32px; padding: 3px 12px; border: 1px solid var(--edge); border-radius: 7px;
      background: var(--panel); color: var(--text); font-size: 14px; cursor: pointer;
    }
    button:hover { background: var(--sunken); }

    main section { padding-block: 34px 6px; }
    .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; margin-bottom: 14px; }
    .head p { color: var(--muted); }
    .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
    .scroll { position: relative; overflow-x: auto; }

    .tally { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 10px; padding: 0; list-style: none; }
    .tally a { display: block; padding: 12px 14px; border-radius: 11px; border: 1px solid var(--line); background: var(--panel); color: var(--text); text-decoration: none; }
    .tally a:hover { border-color: var(--edge); }
    .tally b { display: block; font-size: 27px; line-height: 1.15; font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
    .tally .none b { color: var(--muted); font-weight: 500; }
    .tally span { font-size: 13.5px; }
    .strip { display: block; width: 100%; height: 7px; margin-block: 12px 18px; border-radius: 4px; overflow: hidden; }
    .rules { width: 100%; }
    .rules th, .rules td { padding: 6px 14px; border-top: 1px solid var(--line); }
    .rules thead th { border-top: 0; font-size: 13px; color: var(--muted); font-weight: 550; white-space: nowrap; }
    .rules tbody th { font-weight: 400; }
    .rules tbody th code { display: inline-block; min-width: 9.5rem; margin-inline-end: 12px; font-weight: 650; font-size: 13px; overflow-wrap: normal; }
    .rules tbody th p { display: inline; color: var(--muted); font-size: 13.5px; }
    .rules td a { font-weight: 650; }
    .zero { color: var(--muted); }
    .problems { margin: 0 0 18px; padding: 14px 18px 14px 34px; border: 1px solid var(--fail); border-radius: 11px; background: var(--fail-soft); }
    .problems li + li { margin-top: 6px; }
    .fail { color: var(--fail); }
    .undecided { color: var(--undecided); }
    .waived { color: var(--waived); }
    .pass { color: var(--pass); }
    .skipped { color: var(--muted); }
    .mark { display: inline-flex; align-items: center; gap: 5px; padding: 1px 8px 1px 6px; border-radius: 6px; font-size: 12.5px; font-weight: 650; white-space: nowrap; }
    .mark.fail { background: var(--fail-soft); }
    .mark.undecided { background: var(--undecided-soft); }
    .mark.waived { background: var(--waived-soft); }
    .mark.pass { background: var(--pass-soft); }
    .mark.skipped { background: var(--sunken); }

    """#

  static let text = base + parts
}
