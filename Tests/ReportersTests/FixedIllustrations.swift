import Diagnostics

extension FixedReport {
  /// What the fixed report can show: each kind of element, a colour that is not known, hostile names.
  static let illustrations = Illustrations(
    colors: colors,
    grid: ContrastGrid(
      foregrounds: [2, 1], backgrounds: [3, 0],
      ratios: [
        [17.01744, 5.9551, 1.0501, 3.0108], [16.8713, nil, 18.4, 3.0108],
        [17.01744, 3.4622, 1.0501, 5.1785], [16.8713, 4.6, 18.4, 5.1785],
      ], omitted: 1),
    screens: [
      record,
      IllustratedScreen(
        name: "empty & <bare>", location: screen.location(Span(0, 6)), states: ["default"],
        background: [], elements: []),
    ],
    visions: [
      IllustratedVision(
        name: "protan",
        matrix: [
          0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
          1.051998,
        ]),
      IllustratedVision(
        name: "greyscale",
        matrix: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]),
    ])

  private static func token(_ name: String, _ values: [UInt32?], at start: Int)
    -> IllustratedColor
  {
    IllustratedColor(
      name: name, isToken: true, values: values, location: tokens.location(Span(start, start + 4)))
  }

  private static let colors = [
    token(
      "color-accent-primary", [0xFF60_30FF, 0xFF60_30FF, 0xC241_0CFF, 0xC241_0CFF], at: 10),
    token("color-text-on-accent", [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF], at: 45),
    token("color-text-primary", [0x1717_17FF, 0xF5F2_E9FF, 0x1717_17FF, 0xF5F2_E9FF], at: 80),
    token("color-bg-canvas", [0xFAF9_F5FF, 0x1211_10FF, 0xFAF9_F5FF, 0x1211_10FF], at: 110),
    token("<script>&\"'|`", [nil, 0x0000_0080, nil, nil], at: 110),
    IllustratedColor(
      name: "#8A7F70", isToken: false,
      values: [0x8A7F_70FF, 0x8A7F_70FF, 0x8A7F_70FF, 0x8A7F_70FF]),
  ]

  private static let record = IllustratedScreen(
    name: "record", location: screen.location(Span(0, 6)), states: ["idle", "capture"],
    background: [3],
    elements: [
      IllustratedElement(path: "讲清楚了", kind: "group"),
      IllustratedElement(
        path: "讲清楚了/标题", kind: "text", parent: 0, color: [2], size: 22, weight: 700),
      IllustratedElement(path: "quest", kind: "shape", fill: [2, 5], stroke: [4], opacity: 0.9),
      IllustratedElement(path: "quest/start", kind: "control", parent: 2, fill: [0]),
      IllustratedElement(
        path: "quest/start/label", kind: "text", parent: 3, states: [1], color: [1], size: 17,
        weight: 700, textStyle: "btn"),
      IllustratedElement(path: "quest/later", kind: "control", parent: 2, states: [0], stroke: [1]),
      IllustratedElement(path: "photo", kind: "image", fill: [5, 2]),
      IllustratedElement(path: "photo/caption", kind: "text", parent: 6, color: [1], size: 12),
      IllustratedElement(path: "ring", kind: "stroke", color: [0]),
      IllustratedElement(path: "focus", kind: "focus-ring", color: [0]),
      IllustratedElement(path: "line", kind: "divider", color: [2]),
      IllustratedElement(path: "star", kind: "icon", color: [4]),
      IllustratedElement(path: "bar", kind: "shape", fill: [0]),
      IllustratedElement(path: "<b>unknown</b>", kind: ""),
    ])
}
