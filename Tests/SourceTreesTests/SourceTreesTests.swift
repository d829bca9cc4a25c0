import Testing

@Suite struct SourceTreesTests {}
