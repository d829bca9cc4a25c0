import Testing

@Suite struct ColorSyntaxTests {}
