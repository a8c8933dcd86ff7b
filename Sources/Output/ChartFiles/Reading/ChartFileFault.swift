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
}
