import AstroChartModel
import AstroDiagnostics

/// What is wrong with a chart file as a whole.
enum ChartFileFault: ProblemReason {
  case tooLarge
  case notChart
  case format(String, wanted: String)
  /// Neither a birth nor planets.
  case nothing
  case noPlanet
  /// A body that is listed twice, and its first place.
  case twice(Body, first: String)

  var english: ProblemWording {
    switch self {
    case .tooLarge:
      ProblemWording("is larger than 1 MiB", hint: "a chart file has about ten thousand bytes")
    case .notChart:
      ProblemWording("is not a chart: an object is expected", hint: "see docs/CHART-FORMAT.md")
    case .format(let text, let wanted):
      ProblemWording(
        "\(Quotation.of(text)) is not supported", hint: Hint("this version reads \(wanted)"))
    case .nothing:
      ProblemWording(
        "is missing, and so are planets",
        hint: "give a birth to compute a chart from, or the planets of a computed chart")
    case .noPlanet:
      ProblemWording(
        "contains no planet", hint: "leave it out to have the planets computed from birth")
    case .twice(let body, let first):
      ProblemWording("\(body.rawValue) is in the chart twice", hint: Hint("first as \(first)"))
    }
  }

  var ukrainian: ProblemWording {
    switch self {
    case .tooLarge:
      ProblemWording("понад 1 МіБ", hint: "файл карти має близько десяти тисяч байтів")
    case .notChart: ProblemWording("не карта: має бути об’єкт", hint: "див. docs/CHART-FORMAT.md")
    case .format(let text, let wanted):
      ProblemWording(
        "формат \(Quotation.angular(text)) не підтримується", hint: Hint("ця версія читає \(wanted)"))
    case .nothing:
      ProblemWording(
        "немає ні народження, ні planets",
        hint: "подайте народження, щоб обчислити карту, або планети обчисленої карти")
    case .noPlanet:
      ProblemWording(
        "жодної планети немає", hint: "приберіть це поле, щоб обчислити планети за народженням")
    case .twice(let body, let first):
      ProblemWording("\(body.rawValue) є в карті двічі", hint: Hint("уперше – це \(first)"))
    }
  }
}

extension ChartFileFault {
  // What a missing or unreadable part should be.

  static let form = Hint(
    "a chart file is one JSON object, as astro-chart writes it",
    ukrainian: "файл карти – це один об’єкт JSON, який пише astro-chart")
  static let date = Hint("the local date, as in 1990-04-15", ukrainian: "місцева дата, як-от 1990-04-15")
  static let latitude = Hint(
    "degrees north, −90 to 90", ukrainian: "градуси північної широти, від −90 до 90")
  static let longitude = Hint(
    "degrees east, −180 to 180", ukrainian: "градуси східної довготи, від −180 до 180")
  static let asSun = Hint("such as sun", ukrainian: "як-от sun")
  static let asTrine = Hint("such as trine", ukrainian: "як-от trine")
  static let asOrb = Hint("degrees from exact", ukrainian: "градуси до точного аспекту")
  static let asDegree = Hint(
    "the ecliptic longitude, 0 ≤ degree < 360", ukrainian: "екліптична довгота, 0 ≤ degree < 360")
  static let asAngles = Hint(
    "a chart with houses has an ascendant and a midheaven",
    ukrainian: "карта з домами має ascendant і midheaven")
  static let asPlanets = Hint(
    "a birth alone is a natal chart; a chart of another kind needs its planets",
    ukrainian: "саме лише народження – це натальна карта; до карти іншого виду потрібні її планети")
}

extension ChartFileFault {
  // What is wrong with a part.

  static func house(_ number: Int, wanted: Int) -> Told {
    Told(
      "is \(number), but house \(wanted) is expected here", hint: "houses are listed in order, 1 to 12",
      ukrainian: "тут \(number), а має бути \(wanted)-й дім", hint: "доми йдуть за порядком, від 1 до 12")
  }

  static func degree(_ degrees: Double) -> Told {
    Told(
      "\(Quotation.number(degrees)) is out of range", hint: "0 ≤ degree < 360, counted from 0° Aries",
      ukrainian: "\(Quotation.number(degrees)) – поза межами", hint: "0 ≤ degree < 360, від 0° Овна")
  }

  static let otherInstant = Told(
    "is not the same instant as utc", hint: "leave one of the two out",
    ukrainian: "не той самий момент, що utc", hint: "приберіть одне з двох")
  static let aspectTwice = Told(
    "is in the list twice", hint: "leave one of the two out",
    ukrainian: "є в списку двічі", hint: "приберіть один із двох")
  static let sameBody = Told(
    "is the same body as body1", hint: "an aspect has two ends",
    ukrainian: "те саме тіло, що body1", hint: "аспект має два кінці")

  static func ends(_ count: Int) -> Told {
    Told(
      "has \(count) elements", hint: "two degrees", ukrainian: "елементів тут \(count)",
      hint: "має бути два градуси")
  }

  static func alarm(_ text: String) -> Told {
    Told(
      "\"\(text)\" is no time before an event", hint: "a number up to 999 and m, h, d or w: 30m, 2h, 1d, 1w",
      ukrainian: "«\(text)» – не час до події", hint: "число до 999 і m, h, d або w: 30m, 2h, 1d, 1w")
  }

  static let earlyCalendar = Told(
    "such a file knows no years before 1", hint: "begin the span later, or take another form",
    ukrainian: "у такому файлі не буває років до 1-го",
    hint: "почніть проміжок пізніше або виберіть інший вигляд")
}
