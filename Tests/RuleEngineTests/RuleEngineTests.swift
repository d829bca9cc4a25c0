import Testing

@Suite struct RuleEngineTests {}
