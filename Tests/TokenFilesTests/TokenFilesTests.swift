import Testing

@Suite struct TokenFilesTests {}
