import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroTradition
import Testing

/// Who rules the times of three hundred lives, counted apart from this package by `Resources/lord_times.py`.
@Suite struct LordTimeReferenceTests {
  static let lives = ReferenceRows.read("lord_times", as: LordTimeRow.self)

  @Test func `the lives are by day and by night, north and south of the equator`() {
    let lives = LordTimeReferenceTests.lives
    #expect(lives.count >= 300)
    for isSouthern in [false, true] {
      for isDay in [false, true] {
        #expect(lives.count { $0.day == isDay && ($0.latitude < 0) == isSouthern } > 50)
      }
    }
  }

  @Test(arguments: lives)
  func `the same rule at the same times on every level, also beside a change`(life: LordTimeRow) throws {
    let chart = try life.chart()
    let birth = try #require(chart.moment)
    for expected in life.ruling {
      let moment = Moment(
        secondsSince1970: birth.secondsSince1970 + expected.at, utcOffsetSeconds: 0, offsetSource: .fixed)
      let details = try Skies().details(of: chart, [.sect, .timelords], on: moment)
      let (lords, day) = (try #require(details.timeLords), moment.julianDay)
      #expect(try #require(details.sect).isDay == life.day)
      let dasha = try #require(lords.vimshottari)
      let found = [
        lords.firdaria.periods.ruling(at: day).map(LordRuling.init),
        lords.spirit.ruling(at: day).map(LordRuling.init),
        lords.fortune.ruling(at: day).map(LordRuling.init), dasha.ruling(at: day).map(LordRuling.init),
        lords.profections.map(LordRuling.init),
      ]
      for (rulings, chain) in zip(found, expected.chains) {
        #expect(rulings.map(\.name) == chain.rulings.map(\.name))
        for (one, other) in zip(rulings, chain.rulings) {
          // The reference is rounded to a hundredth of a day.
          #expect(abs(one.start - birth.julianDay - other.start) < 0.011, "\(one.name)")
          #expect(abs(one.end - birth.julianDay - other.end) < 0.011, "\(one.name)")
        }
      }
    }
  }

  @Test(arguments: lives)
  func `the signs of a hundred years follow each other, and the bond is loosed where it should`(
    life: LordTimeRow
  )
    throws
  {
    let chart = try life.chart()
    let birth = try #require(chart.moment?.julianDay)
    let lords = try #require(try Skies().details(of: chart, [.timelords]).timeLords)
    for (releasing, expected) in [(lords.spirit, life.spirit), (lords.fortune, life.fortune)] {
      let parts = releasing.periods().flatMap(releasing.parts).prefix { $0.start - birth < 36_000 - 1e-6 }
      #expect(parts.map { LordRuling($0).name }.joined() == expected)
    }
  }

  @Test(arguments: lives)
  func `the calendar tells them as events`(life: LordTimeRow) throws {
    let chart = try life.chart()
    let birth = try #require(chart.moment).secondsSince1970
    for expected in life.ruling {
      let ends = [0, 1].map {
        Moment(
          secondsSince1970: birth + expected.at + $0, utcOffsetSeconds: 0, offsetSource: .fixed)
      }
      let request = CalendarRequest(
        try CalendarSpan(from: ends[0], to: ends[1]), kinds: [.lordTime, .profection])
      var calendar = SkyCalendar(around: ends[0])
      let told = try calendar.events(request, of: chart).value.compactMap { event -> String? in
        switch event {
        case .lordTime(let time): "\(time.system.rawValue) \(time.level) \(LordRuling(time).name)"
        case .profection(let time): "profection \(time.period == .year ? 1 : 2) \(LordRuling(time).name)"
        default: nil
        }
      }
      let names = LordTime.System.allCases.map(\.rawValue) + ["profection"]
      let rulings = zip(names, expected.chains).flatMap { name, chain in
        chain.rulings.prefix(2).enumerated().map { "\(name) \($0.offset + 1) \($0.element.name)" }
      }
      #expect(told.sorted() == rulings.sorted())
    }
  }
}

/// A life of the reference.
struct LordTimeRow: Decodable, Sendable, CustomTestStringConvertible {
  var date: String
  var time: String
  var latitude: Double
  var longitude: Double
  var day: Bool
  /// The signs of the second level of releasing, from Aries as `a`; in capitals where the bond was loosed.
  var spirit: String
  var fortune: String
  var ruling: [Instant]

  struct Instant: Decodable, Sendable {
    /// How many seconds after the birth.
    var at: Int
    var firdaria: LordChain
    var spirit: LordChain
    var fortune: LordChain
    var dasha: LordChain
    var years: LordChain

    var chains: [LordChain] { [firdaria, spirit, fortune, dasha, years] }
  }

  var testDescription: String { "\(date) \(time) \(latitude) \(longitude)" }

  func chart() throws -> Chart {
    try SwissEphemeris().chart(
      of: BirthData(
        date: try #require(CivilDate(date)), time: ClockTime(time), timeZone: "+00:00",
        latitude: latitude, longitude: longitude))
  }
}

/// Who rules, from the longest period to the shortest: ruler, begin and end of each, in days after the birth.
struct LordChain: Decodable, Sendable {
  var rulings: [LordRuling] = []

  init(from decoder: any Decoder) throws {
    var figures = try decoder.unkeyedContainer()
    while !figures.isAtEnd {
      rulings.append(
        LordRuling(
          name: try figures.decode(String.self), start: try figures.decode(Double.self),
          end: try figures.decode(Double.self)))
    }
  }
}

/// A period with its ruler as the reference names it: a sign by a letter, a planet or node by two.
struct LordRuling: Sendable {
  var name: String
  var start: Double
  var end: Double
}

extension LordRuling {
  init(_ period: LordPeriod) {
    self.init(name: LordRuling.name(of: period.lord), start: period.start, end: period.end)
  }

  init(_ period: Releasing.Period) {
    self.init(
      name: LordRuling.name(of: period.sign, isLoosed: period.isLoosed), start: period.start, end: period.end)
  }

  init(_ time: Profection) {
    self.init(name: LordRuling.name(of: time.sign), start: time.start.julianDay, end: time.end.julianDay)
  }

  init(_ time: LordTime) {
    let name =
      switch time.ruler {
      case .lord(let body): LordRuling.name(of: body)
      case .sign(let sign): LordRuling.name(of: sign, isLoosed: time.isLoosed)
      }
    self.init(name: name, start: time.start.julianDay, end: time.end.julianDay)
  }

  private static func name(of body: Body) -> String { String(body.rawValue.prefix(2)) }

  private static func name(of sign: Sign, isLoosed: Bool = false) -> String {
    let letter = Array("abcdefghijkl")[sign.index]
    return isLoosed ? letter.uppercased() : String(letter)
  }
}
