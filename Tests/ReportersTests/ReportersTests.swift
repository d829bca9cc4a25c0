import Testing

@Suite struct ReportersTests {}
