/// The parts of the page that are the same in every report.
enum PageMarkup {
  static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">

    """

  static let brand = """
    <body>
    <a class="skip" href="#main">Skip to the report</a>
    <header class="top"><div class="wide">
    <div class="brand"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1a9 9 0 1 0 0 18 \
    9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z"/></svg><b>contrast</b></div>

    """

  /// The navigation and what holds for the whole page.
  static let bar = """
    <div class="bar"><div class="wide">
    <nav aria-label="Sections"><a href="#summary">Summary</a><a href="#screens">Screens</a>\
    <a href="#pairs">Pairs</a><a href="#palette">Palette</a><a href="#checks">Checks</a></nav>
    <div class="controls" id="controls" role="region" aria-label="View" hidden>
    <label>Appearance <select id="appearance"></select></label>
    <label>Colour vision <select id="vision"><option value="">normal</option></select></label>
    <label>Page <select id="theme"><option value="">as the system</option>\
    <option value="light">light</option><option value="dark">dark</option></select></label>
    </div>
    </div></div>
    <main id="main" class="wide">
    <noscript><p class="problems">Screens, pairs, the palette and the rows of checks are drawn by a \
    script, which is turned off here.</p></noscript>

    """

  static let sections = """
    <section id="screens" aria-labelledby="screens-h" hidden>
    <div class="head"><h2 id="screens-h">Screens</h2><p>Each manifest as a wireframe in its real colours. \
    What is outlined has a finding; its badge leads to the check.</p></div>
    <div id="screen-list"></div><div id="screen-after" hidden></div>
    </section>
    <section id="pairs" aria-labelledby="pairs-h" hidden>
    <div class="head"><h2 id="pairs-h">Pairs</h2><p>What checks name, foregrounds on backgrounds. \
    A ratio with a mark belongs to a declared pair and leads to its check.</p></div>
    <div class="panel scroll" tabindex="0" role="group" aria-label="Table of pairs">\
    <table class="grid" id="grid"></table></div>
    <p class="muted" id="grid-note" hidden></p>
    </section>
    <section id="palette" aria-labelledby="palette-h" hidden>
    <div class="head"><h2 id="palette-h">Palette</h2></div>
    <div class="tools"><label>Find <input type="search" id="palette-search" \
    placeholder="name or #hex"></label><output id="palette-count" aria-live="polite"></output></div>
    <div class="panel scroll" tabindex="0" role="group" aria-label="Table of tokens">
    <table class="palette"><caption class="quiet">Tokens, by appearance</caption>
    <thead><tr id="palette-head"></tr></thead><tbody id="palette-body"></tbody></table>
    <div class="after" id="palette-after" hidden></div></div>
    </section>
    <section id="checks" aria-labelledby="checks-h" hidden>
    <div class="head"><h2 id="checks-h">Checks</h2></div>
    <div class="tools" role="search" aria-label="Checks">
    <label>Find <input type="search" id="search" placeholder="token, element, file …"></label>
    <label>Rule <select id="rule"><option value="">all</option></select></label>
    <label>Screen <select id="screen"><option value="">all</option></select></label>
    <label>In <select id="at"><option value="">every appearance</option></select></label>
    <label>Order <select id="sort"><option value="">by outcome</option>\
    <option value="margin">worst margin first</option><option value="place">by place</option></select></label>
    <fieldset id="outcomes"><legend class="quiet">Outcomes</legend></fieldset>
    <button type="button" id="reset">Show all</button>
    <output id="count" aria-live="polite"></output>
    </div>
    <div class="panel scroll" tabindex="0" role="group" aria-label="Table of checks">
    <table class="checks"><caption class="quiet">Checks</caption>
    <thead><tr><th scope="col">Outcome</th><th scope="col">Subject</th>\
    <th scope="col" class="slim">Rule</th><th scope="col" class="slim">Appearance</th>\
    <th scope="col" class="num">Measured</th><th scope="col" class="num extra">Needs</th>\
    <th scope="col" class="num extra">Margin</th><th scope="col" class="slim">Place</th>\
    <th scope="col"><span class="quiet">Details</span></th></tr></thead>
    <tbody id="rows"></tbody></table>
    <p class="empty" id="empty" hidden>No check matches.</p>
    <div class="after" id="rows-after" hidden></div></div>
    </section>
    <footer>Ratios are measured unrounded and shown rounded down (WCAG 2.2). Colours are drawn as 8-bit sRGB. \
    Colour vision is simulated in linear light: by the matrices of Machado, Oliveira and Fernandes (2009), for tritan vision by \
    the half-planes of Brettel, Viénot and Mollon (1997).</footer>
    </main>

    """
}
