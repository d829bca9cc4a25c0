import Testing

@Suite struct ContrastCommandTests {}
