/// The ids that rules.yml may name: the contract's list, whether or not a rule stands for each.
enum RuleID {
  static let known = [
    "pair-contrast", "screen-contrast", "role-count", "role-use", "role-label", "role-contrast",
    "role-size", "claimed-ratio", "contrast-order", "token-value", "token-alias",
    "token-appearance", "token-gamut", "token-distinct", "token-derived", "token-parity",
    "pair-coverage", "raw-color", "text-opacity", "unused-waiver", "expired-waiver",
  ]
}
