extension ColorSpace {
  /// Components of `source` as components of `target`, by way of their nearest common ancestor.
  ///
  /// Plain arithmetic: nothing is clipped, and missing components are for the caller to care for. A
  /// colour without chroma gets the hue 0. At most as deep as the two are from the root.
  public static func convert(
    _ components: SIMD3<Double>, from source: ColorSpace, to target: ColorSpace
  ) -> SIMD3<Double> {
    if source == target { return components }
    if target.depth > source.depth, let parent = target.parent {
      return target.fromParent(convert(components, from: source, to: parent))
    }
    guard let parent = source.parent else { return components }
    return convert(source.toParent(components), from: parent, to: target)
  }
}

extension Color {
  /// The components in another space, missing ones taken as 0.
  public func components(in target: ColorSpace) -> SIMD3<Double> {
    ColorSpace.convert(components, from: space, to: target)
  }

  /// The same colour in another space, as CSS converts for interpolation and relative colours.
  ///
  /// Missing components count as 0 in the arithmetic. Afterwards a component is missing where its
  /// analogous component was (CSS Color 4, "Interpolating with Missing Components"), or where it has become
  /// powerless ("Powerless Color Components"): the hue of a colour without chroma. A colour in its own space
  /// is returned as it is.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    var result = Color(target, components(in: target), alpha: alpha)
    result.dropColorfulness(of: result.powerless)
    result.missing = carried(to: target).union(result.powerless)
    if missing.contains(.alpha) { result.missing.insert(.alpha) }
    for index in 0..<3 where result.missing.contains(.component(index)) {
      result.components[index] = 0
    }
    return result
  }

  /// What makes a hue powerless is noise, which later arithmetic would amplify: it becomes 0 (CSS Color 4,
  /// "Powerless color components").
  private mutating func dropColorfulness(of powerless: MissingComponents) {
    guard !powerless.isEmpty else { return }
    if space == .hwb {
      components.z = 100 - components.y
    } else {
      components.y = 0
    }
  }

  /// What of `missing` is carried forward: component by component where they are analogous; the
  /// components that have no analogue only if all of them are missing (an "analogous set").
  private func carried(to target: ColorSpace) -> MissingComponents {
    guard !missing.isDisjoint(with: [.first, .second, .third]) else { return [] }
    let (mine, theirs) = (space.components, target.components)
    var result: MissingComponents = []
    var unmatched = Set(0..<3)
    var allOfTheRest = true
    for index in 0..<3 {
      let isMissing = missing.contains(.component(index))
      if let analogy = mine[index].analogy,
        let other = theirs.firstIndex(where: { $0.analogy == analogy })
      {
        unmatched.remove(other)
        if isMissing { result.insert(.component(other)) }
      } else {
        allOfTheRest = allOfTheRest && isMissing
      }
    }
    if allOfTheRest { unmatched.forEach { result.insert(.component($0)) } }
    return result
  }
}
