import AstroChartModel
package import AstroDiagnostics

/// Why another sky, a return or a calendar cannot be computed.
package enum SkiesFault {
  // MARK: What a birth is needed for

  /// What is counted from a birth, or begins with it.
  package enum Count: Sendable {
    case cycles, years, returnsAndYears, obliquity, precession, progressions, relocations, davison, directions

    var english: String {
      switch self {
      case .cycles: "cycles"
      case .years: "years"
      case .returnsAndYears: "returns and years"
      case .obliquity: "the obliquity of the ecliptic"
      case .precession: "precession"
      case .progressions: "progressions"
      case .relocations: "relocations"
      case .davison: "Davison charts"
      case .directions: "directions"
      }
    }

    /// In the genitive, which both sentences ask for.
    var ukrainian: String {
      switch self {
      case .cycles: "циклів"
      case .years: "років"
      case .returnsAndYears: "повернень і років"
      case .obliquity: "нахилу екліптики"
      case .precession: "прецесії"
      case .progressions: "прогресій"
      case .relocations: "карти для іншого місця"
      case .davison: "карти Девісона"
      case .directions: "дирекцій"
      }
    }
  }

  static func cannotCount(_ what: Count) -> Told {
    Told(
      "is missing, so \(what.english) cannot be counted from it",
      hint: "give the birth, or the chart's moment",
      ukrainian: "народження немає, тож \(what.ukrainian) від нього не порахувати",
      hint: "подайте народження або момент карти")
  }

  package static func needsInstant(_ what: Count) -> Told {
    Told(
      "is missing, and \(what.english) begin with the moment of birth",
      hint: "give a chart file with its birth",
      ukrainian: "народження немає, а без його моменту \(what.ukrainian) не обчислити",
      hint: "подайте файл карти з народженням")
  }

  static func lacks(_ body: Body) -> Told {
    Told(
      "lacks \(body.rawValue)", hint: "give its degree, or the birth",
      ukrainian: "бракує \(body.rawValue)", hint: "подайте його градус або народження")
  }

  // MARK: Maps

  static let mapWithoutTime = Told(
    "the lines of a map go around the whole Earth in a day, and the time of birth is unknown",
    hint: "give the time of birth; one that is known roughly with --doubt MINUTES",
    ukrainian: "лінії карти світу за добу обходять усю Землю, а час народження невідомий",
    hint: "вкажіть час народження, а приблизний – разом із --doubt ХВИЛИНИ")
  static let mapWithoutMoment = Told(
    "a map needs the moment at which this sky was above the Earth, and the chart has none",
    hint: "draw the map of a birth, a return, a transit or a Davison chart",
    ukrainian: "карті світу потрібен момент, коли це небо було над Землею, а в карті його немає",
    hint: "накресліть карту світу для народження, повернення, транзиту або карти Девісона")

  // MARK: Returns

  static func turnsBack(_ body: Body) -> Told {
    Told(
      "\(body.rawValue) may turn back", hint: "ask for its cycles",
      ukrainian: "\(body.rawValue) буває ретроградним тілом", hint: "питайте про його цикли")
  }

  package static func notCycle(_ cycle: Int) -> Told {
    Told(
      "\(cycle) is not a cycle of returns", hint: "1 or more",
      ukrainian: "\(cycle) – не номер циклу повернень", hint: "1 або більше")
  }

  static func noPasses(_ body: Body) -> Told {
    Told(
      "\(body.rawValue) has no passes", hint: "name a planet, mercury to pluto",
      ukrainian: "\(body.rawValue) не має проходжень", hint: "назвіть планету, від mercury до pluto")
  }

  static func noReturn(_ body: Body, cycle: Int?, because problem: Problem) -> Told {
    let (english, ukrainian) = (problem.wording(in: .english), problem.wording(in: .ukrainian))
    let which = cycle.map { ("of cycle \($0)", "циклу \($0)") } ?? ("after that time", "після цього часу")
    return Told(
      "no return of \(body.rawValue) \(which.0) is within the ephemeris: \(english.message)",
      hint: english.hint,
      ukrainian: "ефемериди не охоплюють повернення \(body.rawValue) \(which.1): \(ukrainian.message)",
      hint: ukrainian.hint)
  }

  // MARK: Progressions, directions, harmonics

  static func quotidianOnly(_ method: DerivationMethod) -> Told {
    Told(
      "\(method.rawValue) progressions have quotidian angles only", hint: "leave it out",
      ukrainian: "у прогресіях \(method.rawValue) кути бувають лише quotidian", hint: "приберіть це")
  }

  static func notProgression(_ method: DerivationMethod) -> Told {
    Told(
      "\(method.rawValue) is not a progression", hint: "secondary, tertiary or minor",
      ukrainian: "\(method.rawValue) – не прогресія", hint: "secondary, tertiary або minor")
  }

  static func notDirection(_ method: DerivationMethod) -> Told {
    Told(
      "\(method.rawValue) is not a direction", hint: "solar_arc or naibod_arc",
      ukrainian: "\(method.rawValue) – не дирекція", hint: "solar_arc або naibod_arc")
  }

  package static func notHarmonic(_ number: Int, _ range: ClosedRange<Int>) -> Told {
    Told(
      "\(number) is not a harmonic", hint: Hint("from \(range.lowerBound) to \(range.upperBound)"),
      ukrainian: "\(number) – не гармоніка", hint: Hint("від \(range.lowerBound) до \(range.upperBound)"))
  }

  // MARK: Two people

  static func differ(_ a: String, _ b: String, option: String) -> Told {
    Told(
      "the two charts differ: \(a) and \(b)", hint: Hint("compute both by one of the two with \(option)"),
      ukrainian: "карти різні: \(a) і \(b)", hint: Hint("обчисліть обидві однаково через \(option)"))
  }

  static let antipodes = Told(
    "the two births are antipodes: no great circle between them has one middle",
    hint: "take the means of latitude and longitude, without --great-circle",
    ukrainian: "місця народження – антиподи: великих кіл між ними безліч, і середина в кожного своя",
    hint: "візьміть середні широту й довготу, без --great-circle")

  static func noBirth(forHousesBy system: HouseSystem) -> Told {
    Told(
      "is missing, so its houses cannot be computed by \(system.rawValue) like those of the other chart",
      hint: "give the birth",
      ukrainian: "народження немає, тож домів за \(system.rawValue), як в іншій карті, не обчислити",
      hint: "подайте народження")
  }

  static let noHouses = Told(
    "no houses can be computed for this latitude", ukrainian: "для цієї широти домів не обчислити")

  // MARK: Calendars

  package static func needBirth(_ events: String) -> Told {
    Told(
      "\(events) need a birth", hint: "name a chart, or leave them out",
      ukrainian: "для \(events) потрібне народження", hint: "вкажіть карту або приберіть їх")
  }

  static let hoursNeedPlace = Told(
    "hours need a place", hint: "give the place, or leave them out",
    ukrainian: "для hours потрібне місце", hint: "вкажіть місце або приберіть їх")

  static func otherZodiac(_ natal: String) -> Told {
    Told("is not that of the birth", ukrainian: "у народження інший зодіак", known: Hint(natal))
  }
}
