package import AstroDiagnostics

extension BirthFault {
  package var ukrainian: ProblemWording {
    switch self {
    case .notDate(let text):
      ProblemWording(
        "\(Quotation.angular(text)) – не дата", hint: "потрібен день, який був, як-от 1990-04-15")
    case .notWrittenDate(let text):
      ProblemWording(
        "\(Quotation.angular(text)) – не дата",
        hint: text.contains("/")
          ? "як-от 1990-04-15 або 15.04.1990: зі скісними рисками не видно, де день, а де місяць"
          : "потрібен день, який був, як-от 1990-04-15 або 15.04.1990")
    case .notTime(let text):
      ProblemWording(
        "\(Quotation.angular(text)) – не час", hint: "як-от 14:30 чи 14:30:15, або null, якщо він невідомий")
    case .notWrittenTime(let text):
      ProblemWording("\(Quotation.angular(text)) – не час", hint: "як-от 14:30, 14:30:15 або 2:30 pm")
    case .notInstant(let text):
      ProblemWording("\(Quotation.angular(text)) – не момент за UTC", hint: "як-от 1990-04-15T10:30:00Z")
    case .noCalendar(let date):
      ProblemWording(
        "\(date.text) – до початку григоріанського календаря, \(CivilCalendar.gregorianBegins.text)",
        hint: "вкажіть, за яким календарем дата: \(setting: "calendar", to: "julian", "gregorian")")
    case .noZone:
      ProblemWording(
        "не вказано", hint: "потрібна назва IANA, як-от Europe/Kyiv, зсув, як-от +03:00, або LMT")
    case .latitude(let degrees):
      ProblemWording(
        "\(Quotation.number(degrees)) – поза межами", hint: "градуси північної широти, від -90 до 90")
    case .longitude(let degrees):
      ProblemWording(
        "\(Quotation.number(degrees)) – поза межами", hint: "градуси східної довготи, від -180 до 180")
    case .longLabel(let count):
      ProblemWording("кількість символів – \(count)", hint: "можна щонайбільше \(Label.longest)")
    case .controlCharacter(let scalar):
      ProblemWording("є керівний символ \(Quotation.onOneLine(String(scalar)))", hint: "приберіть його")
    }
  }
}
