import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// The design systems in `fixtures`, each as its document describes it.
@Suite struct DesignSystemTests {
  private static func report(
    _ name: String, _ change: (inout MemoryProject) -> Void = { _ in }
  ) -> Report {
    var project = MemoryProject(folder: Repository.root + "/fixtures/" + name)
    change(&project)
    return project.report()
  }

  private static func changed(
    _ name: String, _ path: String, _ old: String, _ new: String
  ) -> Report {
    report(name) { project in
      let text = project.files[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      project.files[path] = SourceFile(path: path, text: text.replacing(old, with: new))
    }
  }

  /// `rule subject file:line:column appearance hundredths`
  private static func findings(_ report: Report, _ rules: String...) -> [String] {
    report.checks.filter { check in
      check.outcome.isFinding && (rules.isEmpty || rules.contains(check.rule))
    }.map { check in
      let start = check.location.start
      let file = check.location.file.path.split(separator: "/").last ?? ""
      let number = check.measured.map { " \(Int($0.lowest * 100))" } ?? ""
      return "\(check.rule) \(check.subject) \(file):\(start.line):\(start.column)"
        + (check.appearance.map { " " + $0 } ?? "") + number
    }
  }

  @Test(arguments: ["swipe", "prism", "archon"]) func `every name and every key is known`(
    _ name: String
  ) {
    #expect(Self.report(name).problemLines == [])
  }

  // MARK: Swipe

  @Test func `Swipe's run is green, and yellow's edge is all that is waived`() {
    let report = Self.report("swipe")
    #expect(Self.findings(report) == [])
    let waived = report.checks.filter { $0.outcome == .waived }
    #expect(Set(waived.map(\.subject)) == ["DSColor.faveMain on DSColor.canvas"])
    #expect(Set(waived.map(\.rule)) == ["screen-contrast", "pair-coverage"])
  }

  @Test func `Swipe has 43 pairs and no failure`() {
    let pairs = Self.report("swipe").checks(of: "pair-contrast")
    #expect(pairs.count == 43)
    #expect(pairs.allSatisfy { $0.outcome == .pass })
  }

  @Test func `Swipe's stated ratios are what its literals measure`() {
    let claims = Self.report("swipe").checks(of: "claimed-ratio")
    let stated = claims.map { "\($0.subject) \($0.required ?? 0) \($0.outcome.rawValue)" }
    #expect(
      Set(stated) == [
        "DSColor.ink on DSColor.trashMain 4.61 pass",
        "DSColor.label on DSColor.trashMain 3.51 pass",
        "DSColor.label on DSColor.ink 16.16 pass", "DSColor.ink on DSColor.violet 2.33 pass",
        "DSColor.label on DSColor.lime 1.15 pass", "DSColor.label on DSColor.violet 6.95 pass",
        "DSColor.ink on DSColor.faveSoft 14.01 pass",
      ])
  }

  /// Each is a rule of the document's, broken in one place.
  static let mistakes: [(path: String, old: String, new: String, finding: String)] = [
    (
      "Features/ReviewView.swift", "Color(DSColor.inkSecondary)", "Color(hex: \"#404D69\")",
      "raw-color Color(hex: \"#404D69\") in Features/ReviewView.swift ReviewView.swift:10:40"
    ),
    (
      "Features/ReviewView.swift", "Color(DSColor.inkSecondary)", "Color(DSColor.ink).opacity(0.6)",
      "text-opacity .opacity(0.6) in Features/ReviewView.swift ReviewView.swift:10:58"
    ),
    (
      "screens/trash.yml", "fill: DSColor.trashSoft, label: {color: DSColor.ink",
      "fill: DSColor.trashSoft, label: {color: DSColor.trashMain",
      "role-use soft-tint: chip/label trash.yml:15:80"
    ),
    (
      "screens/review.yml", "use: verdict-keep, fill: DSColor.keepMain",
      "use: verdict-keep, fill: DSColor.mint", "role-use expressive: keep review.yml:17:56"
    ),
    (
      "screens/permission.yml", "use: block\n    fill: DSColor.lime",
      "use: block\n    fill: DSColor.keepMain", "role-use keep: lime permission.yml:16:11"
    ),
    (
      "screens/permission.yml", "use: limited-access-block\n    fill: DSColor.faveSoft",
      "use: limited-access-block\n    fill: DSColor.keepSoft",
      "role-use keep-or-trash-tint: limited permission.yml:24:11"
    ),
    (
      "screens/review.yml", "{id: focus, kind: focus-ring,", "{id: focus, kind: stroke,",
      "role-use any-color: focus review.yml:21:38"
    ),
    (
      "DesignSystem/DSColor.swift", "static let scrim = ink.opacity(0.35)",
      "static let scrim = ink.opacity(0.4)",
      "token-derived DSColor.scrim from DSColor.ink DSColor.swift:19:14 light"
    ),
  ]

  @Test(arguments: mistakes) func `a rule of Swipe's that is broken is found`(
    _ row: (path: String, old: String, new: String, finding: String)
  ) {
    let rule = String(row.finding.prefix { $0 != " " })
    let found = Self.findings(Self.changed("swipe", row.path, row.old, row.new), rule)
    #expect(found.contains(row.finding), "\(found)")
  }

  /// The destructive label at 16 pt bold is no large text: white on tomato, 3.51, would not do.
  @Test func `white on tomato fails where navy passes`() {
    let report = Self.changed(
      "swipe", "screens/trash.yml", "label: {color: DSColor.trashOn, text-style: button}",
      "label: {color: DSColor.label, text-style: button}")
    let found = Self.findings(report, "screen-contrast")
    #expect(
      Set(found) == ["screen-contrast DSColor.label on DSColor.trashMain trash.yml:20:20 light 350"]
    )
  }

  // MARK: Prism

  @Test func `Prism's themes are appearances of their own, with 28 roles each`() {
    let report = Self.report("prism")
    #expect(report.appearances == ["default", "dark", "brand"])
    #expect(Self.findings(report) == [])
    let rows = report.checks(of: "token-value").compactMap(\.detail)
    #expect(rows.map { $0.prefix(9) }.contains("28 tokens"), "\(rows)")
  }

  @Test func `Prism's pairs come from its names`() {
    let pairs = Set(Self.report("prism").checks(of: "pair-contrast").map(\.subject))
    for (foreground, background) in [
      ("onBackground", "background"), ("onBackgroundSecondary", "backgroundSecondary"),
      ("onBackgroundTertiary", "backgroundTertiary"), ("onSurface", "surface"),
      ("onSurfaceSecondary", "surfaceSecondary"), ("onBrand", "brand"),
      ("onInteractive", "interactive"),
    ] {
      #expect(pairs.contains("\(foreground) on \(background)"))
    }
  }

  @Test func `Prism's derived roles follow their source in each theme`() {
    let derived = Self.report("prism").checks(of: "token-derived")
    #expect(derived.count == 9)
    #expect(derived.allSatisfy { $0.outcome == .pass })
    let report = Self.changed("prism", "themes/DarkTheme.tokens.json", "#6CB0FFE6", "#6CB0FFD9")
    #expect(
      Self.findings(report, "token-derived") == [
        "token-derived interactiveHover from interactive DarkTheme.tokens.json:22:4 dark"
      ])
  }

  // MARK: Archon

  @Test func `Archon's views hold raw colours, and one invented text colour`() {
    #expect(
      Self.findings(Self.report("archon"), "raw-color", "text-opacity") == [
        "raw-color Color(red: 0.2, green: 0.83, blue: 0.6) in Views/ProjectRow.swift ProjectRow.swift:8:21",
        "text-opacity .opacity(0.6) in Views/ProjectRow.swift ProjectRow.swift:10:76",
        "raw-color Color(hex: \"#7C5CFC\") in Views/ProjectRow.swift ProjectRow.swift:11:30",
        "raw-color .white in Views/ProjectRow.swift ProjectRow.swift:13:17",
      ])
  }

  @Test func `Archon's Swift and its export differ in one divider`() throws {
    let parity = Self.report("archon").checks(of: "token-parity")
    let finding = try #require(parity.first { $0.outcome == .fail })
    #expect(finding.subject == "color.border.default and DesignTokens.Colors.border")
    #expect(finding.appearance == "light")
    #expect(finding.foreground?.hex == "#e5e7eb")
    #expect(finding.background?.hex == "#e5e5ea")
    #expect(parity.filter { $0.outcome == .fail }.count == 1)
    #expect(
      parity.contains {
        $0.outcome == .pass && $0.detail == "13 tokens are the same on both sides."
      })
  }

  @Test func `Archon's white on its purple is 4.38`() {
    let found = Self.findings(Self.report("archon"), "pair-contrast")
    for appearance in ["light", "dark"] {
      #expect(
        found.contains {
          $0.hasPrefix("pair-contrast color.text.on-primary on color.primary")
            && $0.hasSuffix("\(appearance) 438")
        })
    }
  }
}
