import AstroSvitla
import Glibc

/// Everything that `make bench` measures, in the order in which it is printed.
struct Bench {
  private let chart: Chart
  private let groups: [any RowGroup]

  init() throws {
    let ephemeris = SwissEphemeris()
    let birth = try Bench.birth(daysSince1970: 7409, ClockTime(hour: 14, minute: 30))
    chart = try ephemeris.chart(of: birth, name: "Оксана")
    let other = try Bench.birth(daysSince1970: 6520, ClockTime(hour: 6, minute: 12))
    let partner = try ephemeris.chart(of: other, name: "Тарас")
    let fonts = try FontBook()
    let people = try Bench.people(like: birth, by: ephemeris)
    groups = [
      try SkyBench(of: birth, by: ephemeris), try CalendarBench(of: people, by: ephemeris),
      try WheelBench(of: chart, by: ephemeris, fonts: fonts),
      try LookupBench(of: chart, born: birth, by: ephemeris),
      RingBench(of: chart, around: partner, fonts: fonts),
      try CoupleBench(of: chart, and: partner, by: ephemeris), try ReportBench(of: chart, fonts: fonts),
      PeriodBench(of: people, by: ephemeris), PlaceBench(),
    ]
  }

  /// Births of one place and hour, two and a half years from one to the next.
  private static func people(like birth: BirthData, by ephemeris: SwissEphemeris) throws -> [Chart] {
    try (0..<20).map { turn in
      var other = birth
      other.date = CivilDate(daysSince1970: turn * 919)
      return try ephemeris.chart(of: other)
    }
  }

  /// A birth in Kyiv.
  private static func birth(daysSince1970 days: Int, _ time: ClockTime?) throws -> BirthData {
    try BirthData(
      date: CivilDate(daysSince1970: days), time: time, timeZone: "Europe/Kyiv", latitude: 50.4501,
      longitude: 30.5234, place: "Kyiv, Ukraine")
  }

  /// What is measured within this process.
  var rows: [Row] { groups.flatMap(\.rows) }

  /// Measures and prints every row, the processes first, while this one is small: a new process is charged with the
  /// peak memory of the one that started it.
  func measure() throws {
    var table = BenchTable()
    table.add(try Yardstick.row.measured())
    for figure in try CommandBench(of: chart).figures() { table.add(figure) }
    for figure in try StreamBench(beside: CommandLine.arguments[0]).figures() { table.add(figure) }
    for row in rows { table.add(try row.measured()) }
    try table.write()
  }
}
