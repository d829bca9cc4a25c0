/// Where the corpus' index and we count otherwise, and what of the corpus can't be read.
enum CorpusExceptions {
  /// How many colours we count where the index has another number, and why.
  struct Exception: Sendable {
    var colors: Int
    var why: String

    init(_ colors: Int, _ why: String) {
      self.colors = colors
      self.why = why
    }
  }

  static let all: [String: Exception] = [
    "spectrum/spectrum-design-data/docs/markdown/tokens/semantic-color-palette.md":
      Exception(94, "A word of the front matter is no colour."),
    "spectrum/spectrum-design-data/packages/tokens/src/color-handle.json":
      Exception(3, "Aliases of sizes have no type here; their names say that they are no colours."),
    "spectrum/spectrum-design-data/packages/tokens/src/color-loupe.json":
      Exception(3, "Aliases of sizes have no type here; their names say that they are no colours."),
    "style-dictionary/examples/advanced/tokens-deprecation/tokens/color/font.json":
      Exception(3, "Untyped aliases of colours are colours too."),
    "dtcg-spec/technical-reports/format/aliases.md":
      Exception(0, "The others stand in examples of code, not in tables."),
    "dtcg-spec/technical-reports/format/groups.md":
      Exception(2, "The others stand in examples of code, not in tables."),
    "dtcg-spec/technical-reports/format/types.md":
      Exception(0, "The others stand in examples of code, not in tables."),
    "terrazzo/www/src/pages/docs/reference/tokens.md":
      Exception(0, "The others stand in examples of code, not in tables."),
    "terrazzo/packages/cli/test/fixtures/check-ts/colors.tokens.json":
      Exception(28, "Untyped aliases of colours are colours too."),
    "terrazzo/packages/cli/test/fixtures/get-transforms-mode/want.json":
      Exception(16, "A converter's listing: tokens by name, each with its value."),
    "terrazzo/packages/cli/test/fixtures/get-transforms-resolver/want.json":
      Exception(4, "A converter's listing: tokens by name, each with its value."),
    "terrazzo/packages/parser/test/fixtures/refs/base/colors-light.json":
      Exception(28, "Untyped aliases of colours are colours too."),
    "terrazzo/packages/plugin-css/test/fixtures/mode-type-color/index.want.css":
      Exception(
        216,
        "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "shadcn-ui/packages/shadcn/src/tailwind.css":
      Exception(18, "The colours of two gradients are tokens here."),
    "terrazzo/packages/plugin-css/test/fixtures/mode-type-color/tokens.json":
      Exception(19, "Untyped aliases of colours are colours too."),
    "terrazzo/packages/plugin-css/test/fixtures/mode-type-gradient/index.want.css":
      Exception(
        0, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-css/test/fixtures/mode-type-shadow/index.want.css":
      Exception(
        0, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-css/test/fixtures/option-legacy-hex/ds.resolver.json":
      Exception(14, "The index counts a token once for each context."),
    "terrazzo/packages/plugin-css/test/fixtures/option-legacy-hex/index.want.css":
      Exception(
        158,
        "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-css/test/fixtures/option-property-defs/index.want.css":
      Exception(3, "The initial value of @property is one."),
    "terrazzo/packages/plugin-css/test/fixtures/option-transform-per-permutation/index.want.css":
      Exception(4, "Aliases of what another sheet defines are counted."),
    "terrazzo/packages/plugin-css/test/fixtures/type-border/border.resolver.json":
      Exception(15, "The index counts a token once for each context."),
    "terrazzo/packages/plugin-css/test/fixtures/type-gradient/index.want.css":
      Exception(
        0, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-css/test/fixtures/type-shadow/index.want.css":
      Exception(
        0, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-css/test/fixtures/yaml/tokens.yaml":
      Exception(79, "Untyped aliases of colours are colours too."),
    "terrazzo/packages/plugin-sass/test/fixtures/basic/tokens.json":
      Exception(4, "Untyped aliases of colours are colours too."),
    "terrazzo/packages/plugin-sass/test/fixtures/basic/want.css":
      Exception(
        4, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "terrazzo/packages/plugin-tailwind/test/fixtures/descriptions/tailwind.want.css":
      Exception(1, "Declarations in @media without a rule around them are dropped by browsers."),
    "terrazzo/packages/plugin-tailwind/test/fixtures/resolver/tailwind.want.css":
      Exception(175, "Declarations in @media without a rule around them are dropped by browsers."),
    "terrazzo/packages/plugin-tailwind/test/fixtures/resolver/want.css":
      Exception(87, "An alias under the name of a radius is no colour."),
    "terrazzo/packages/tokens/src/palette.tokens.yml":
      Exception(46, "Untyped aliases of colours are colours too."),
    "fluentui-apple/Sources/FluentUI_macOS/Core/Colors.swift":
      Exception(16, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Active.swift":
      Exception(
        11, "The index counts literals only; aliases and what code computes are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Background.swift":
      Exception(10, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Border.swift":
      Exception(10, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Content.swift":
      Exception(15, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Decorative.swift":
      Exception(8, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Hover.swift":
      Exception(11, "The index counts literals only; aliases of colours are colours too."),
    "vitamin-ios/Sources/VitaminCore/Foundations/Colors/Semantic/Colors+Shadow.swift":
      Exception(1, "The index counts literals only; aliases of colours are colours too."),
    "figma-sds/sds/scripts/tokens/tokens.json":
      Exception(226, "An alias of a font is no colour."),
    "netnewswire/Shared/Article Rendering/stylesheet.css":
      Exception(
        30, "What stands under a condition on the platform or the window is left out, and said so."),
    "netnewswire/Themes/Promenade.nnwtheme/stylesheet.css":
      Exception(
        25, "What stands under a condition on the platform or the window is left out, and said so."),
    "netnewswire/Themes/Biblioteca.nnwtheme/stylesheet.css":
      Exception(30, "System colours are colours that only the system knows."),
    "paste/packages/paste-color-contrast-utils/__fixtures__/tokens.raw.json":
      Exception(19, "Each token has one value; its alias is named beside it."),
    "paste/packages/paste-color-contrast-utils/__fixtures__/tokensWithExtraPairings.raw.json":
      Exception(21, "Each token has one value; its alias is named beside it."),
    "paste/packages/paste-design-tokens/tokens/themes/evergreen/global/box-shadow.yml":
      Exception(
        0, "It holds composites (gradients, shadows, borders), which are no colours by themselves."),
    "shadcn-ui/apps/v4/app/legacy-themes.css":
      Exception(379, "The index misses what nested rules declare."),
    "shadcn-ui/apps/v4/public/r/colors/index.json":
      Exception(246, "The index counts each notation and each theme of a colour."),
    "shadcn-ui/apps/v4/public/r/colors/olive.json":
      Exception(93, "The index counts each notation and each theme of a colour."),
    "shadcn-ui/apps/v4/public/r/colors/stone.json":
      Exception(93, "The index counts each notation and each theme of a colour."),
    "shadcn-ui/apps/v4/public/r/colors/zinc.json":
      Exception(93, "The index counts each notation and each theme of a colour."),
    "comfortcss/docs/colors.md":
      Exception(44, "System colours are colours that only the system knows."),
    "comfortcss/src/core/colors.css":
      Exception(116, "System colours and the initial values of @property are some as well."),
  ]

  /// Files with a mistake of their own.
  static let faulty: Set<String> = ["netnewswire/Themes/Promenade.nnwtheme/stylesheet.css"]

  /// Folders, and how many of their colour tokens have no value in the first appearance: what they refer
  /// to is not in the corpus, or only the system knows it.
  static let systems: [(folder: String, unknown: Int)] = [
    ("comfortcss", 8), ("design-md", 0), ("figma-sds/sds/scripts", 0), ("govuk", 0),
    ("nhs-covid-ios", 0), ("paste/packages/paste-design-tokens", 0), ("radix", 0),
    ("sl-design-system", 311), ("spectrum/spectrum-design-data/packages/tokens", 0),
    ("spectrum/spectrum-design-data/packages/design-data", 243),
    ("style-dictionary/examples/complete", 0),
    ("style-dictionary/examples/advanced/transitive-transforms", 4),
    ("terrazzo/packages/tokens/src", 0), ("vitamin-ios", 10),
  ]
}
