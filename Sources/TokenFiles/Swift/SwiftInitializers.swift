import ColorMath
import SourceTrees

/// What a project says of its own colour initializers: by their names, what they take.
///
/// A name is a type's or a function's (`Brand`), or one with labels as Swift writes it
/// (`Color(hex8:)`, `Brand(_:_:_:)`); arguments behind those that are named may follow.
package struct SwiftInitializers: Hashable, Sendable {
  /// The components, in order, and their range.
  package enum Components: String, CaseIterable, Hashable, Sendable {
    /// One hex number or text, its opacity last or first where it has eight digits.
    case rgba, argb
    /// Red, green and blue from 0 to 1, or from 0 to 255.
    case srgb, srgb255 = "srgb-255"
    case displayP3 = "display-p3"
    /// Hue, saturation and brightness from 0 to 1.
    case hsb
    /// Lightness from 0 to 1, then chroma and the hue in degrees, or both axes.
    case oklch, oklab
    case gray
  }

  private struct Entry: Hashable {
    var name: String
    /// Nil where any arguments fit.
    var labels: [String?]?
    var components: Components
  }

  private var entries: [Entry] = []

  package init() {}

  package init(_ initializers: [(name: String, components: Components)]) {
    entries = initializers.map { Self.entry($0.name, $0.components) }
  }

  package var isEmpty: Bool { entries.isEmpty }

  private static func entry(_ text: String, _ components: Components) -> Entry {
    let parts = text.split(separator: "(", maxSplits: 1)
    let labels = parts.dropFirst().first.map { labels in
      labels.split(separator: ":").map { String($0) }.filter { $0 != ")" }
        .map { $0 == "_" ? nil : $0 }
    }
    let name = parts.first.map { $0.split(separator: ".").last.map(String.init) ?? "" } ?? ""
    return Entry(name: name, labels: labels, components: components)
  }

  /// Whether a type or a function of this name is the project's own.
  func names(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// What a call takes; nil where the project says nothing of it. `init` stands for any name, as long as
  /// the labels tell.
  func components(of name: String, _ arguments: [SwiftArgument]) -> Components? {
    entries.first { entry in
      guard entry.name == name || name == "init" && entry.labels != nil else { return false }
      guard let labels = entry.labels else { return true }
      return arguments.count >= labels.count
        && zip(labels, arguments).allSatisfy { $0 == $1.label }
    }?.components
  }
}

extension SwiftColorReader {
  /// A call of an initializer that the project names.
  func named(
    _ components: SwiftInitializers.Components, _ arguments: [SwiftArgument],
    _ tokens: Range<Int>
  ) -> SwiftColor? {
    let span = source.span(tokens)
    switch components {
    case .rgba, .argb:
      return arguments.first.flatMap { hex($0, arguments, isARGB: components == .argb) }
    case .gray:
      return arguments.first.flatMap { gray($0.value, nil, arguments, span) }
    case .srgb, .srgb255, .displayP3, .hsb, .oklch, .oklab:
      let values = arguments.filter { !Self.opacityLabels.contains($0.label ?? "") }.prefix(3)
        .compactMap { number($0.value) }
      guard values.count == 3 else { return .unknown("has components that are not numbers") }
      for (part, value) in zip(Self.parts(components), values) {
        if let misfit = part.misfit(value) { return misfit }
      }
      let color = Self.color(components, SIMD3(values[0], values[1], values[2]))
      return finish(color, arguments, at: 3, span)
    }
  }

  private static func parts(
    _ components: SwiftInitializers.Components
  ) -> [SwiftComponent] {
    switch components {
    case .srgb255: [.byte("red"), .byte("green"), .byte("blue")]
    case .hsb: ["hue", "saturation", "brightness"].map(SwiftComponent.init)
    case .oklch: ["lightness", "chroma"].map(SwiftComponent.init)
    case .oklab: [SwiftComponent("lightness")]
    case .srgb, .displayP3, .gray, .rgba, .argb: ["red", "green", "blue"].map(SwiftComponent.init)
    }
  }

  private static func color(
    _ components: SwiftInitializers.Components, _ values: SIMD3<Double>
  ) -> Color {
    switch components {
    case .srgb255: Color(.srgb, values / 255)
    case .displayP3: Color(.displayP3, values)
    case .hsb: hsb(values)
    case .oklch: Color(.oklch, values)
    case .oklab: Color(.oklab, values)
    case .rgba, .argb, .srgb, .gray: Color(.srgb, values)
    }
  }
}
