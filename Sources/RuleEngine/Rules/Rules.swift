import Diagnostics

/// Every rule, in the order of the documentation.
package enum Rules {
  package static let all: [any Rule] = [
    PairContrast(), ScreenContrast(),
    RoleCount(), RoleUse(), RoleLabel(), RoleContrast(), RoleSize(),
    ClaimedRatio(), ContrastOrder(),
    TokenValueRule(), TokenAliasRule(), TokenAppearanceRule(), TokenGamutRule(),
    TokenDistinct(), TokenDerivedRule(), TokenParityRule(), PairCoverage(),
    RawColor(), TextOpacity(),
    UnusedWaiver(), ExpiredWaiver(),
  ]

  package static let ids: [String] = all.map { type(of: $0).description.id }

  package static func named(_ id: String) -> (any Rule)? {
    all.first { type(of: $0).description.id == id }
  }
}
