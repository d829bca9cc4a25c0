import RuleEngine
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: ["2027-06-30", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day is read and written alike`(_ text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(arguments: [
    "2027-6-30", "2027-06-31", "2023-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-01-00",
    "0000-01-01", "27-06-30", "2027/06/30", "2027-06-30T00:00", " 2027-06-30", "2027-06-3０", "",
    "-027-06-30", "+027-06-30",
  ])
  func `anything else is no day`(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `days are ordered by year, month and day`() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].map {
      try #require(CalendarDay($0))
    }
    #expect(days == days.sorted())
    #expect(days.shuffled().sorted() == days)
  }

  @Test func `a Gregorian cycle of 400 years has 146,097 days`() {
    var count = 0
    for year in 1601...2000 {
      for month in 1...12 {
        for day in 1...31 where CalendarDay(year: year, month: month, day: day) != nil {
          count += 1
        }
      }
    }
    #expect(count == 146_097)
  }
}
