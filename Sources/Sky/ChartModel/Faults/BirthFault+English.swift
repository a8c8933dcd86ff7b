package import AstroDiagnostics

extension BirthFault {
  package var english: ProblemWording {
    switch self {
    case .notDate(let text):
      ProblemWording(
        "\(Quotation.of(text)) is not a date", hint: "a day that exists, as in 1990-04-15")
    case .notWrittenDate(let text):
      ProblemWording(
        "\(Quotation.of(text)) is not a date",
        hint: text.contains("/")
          ? "as in 1990-04-15 or 15.04.1990; with slashes day and month may be either"
          : "a day that exists, as in 1990-04-15 or 15.04.1990")
    case .notTime(let text):
      ProblemWording(
        "\(Quotation.of(text)) is not a time", hint: "as in 14:30 or 14:30:15, or null if it is unknown")
    case .notWrittenTime(let text):
      ProblemWording("\(Quotation.of(text)) is not a time", hint: "as in 14:30, 14:30:15 or 2:30 pm")
    case .notInstant(let text):
      ProblemWording("\(Quotation.of(text)) is not a time in UTC", hint: "such as 1990-04-15T10:30:00Z")
    case .noCalendar(let date):
      ProblemWording(
        "\(date.text) is before the Gregorian calendar began, on \(CivilCalendar.gregorianBegins.text)",
        hint: "say which calendar the date is in with \(setting: "calendar", to: "julian", "gregorian")")
    case .noZone:
      ProblemWording(
        "is missing", hint: "an IANA name such as Europe/Kyiv, an offset such as +03:00, or LMT")
    case .latitude(let degrees):
      ProblemWording(
        "\(Quotation.number(degrees)) is out of range", hint: "degrees north, from -90 to 90")
    case .longitude(let degrees):
      ProblemWording(
        "\(Quotation.number(degrees)) is out of range", hint: "degrees east, from -180 to 180")
    case .longLabel(let count):
      ProblemWording("has \(count) characters", hint: "at most \(Label.longest) are allowed")
    case .controlCharacter(let scalar):
      ProblemWording(
        "contains the control character \(Quotation.onOneLine(String(scalar)))", hint: "leave it out")
    }
  }
}
