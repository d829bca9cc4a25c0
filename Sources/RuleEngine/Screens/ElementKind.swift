/// What an element is drawn as; it decides the WCAG criterion.
package enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case text, icon, shape, stroke, control, image
  case focusRing = "focus-ring"
  case divider, group
}
