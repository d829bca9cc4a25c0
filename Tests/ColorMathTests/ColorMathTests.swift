import Testing

@Suite struct ColorMathTests {}
