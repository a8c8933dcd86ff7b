import AstroDiagnostics

/// What is wrong with the name or the imprint at the foot of a page.
enum BylineFault {
  static let notName = Told(
    "is not a name", hint: #"one line, as in "Olena Kovalenko""#,
    ukrainian: "не ім’я", hint: "потрібен один рядок, як-от «Олена Коваленко»")

  static let longName = Told(
    "is longer than a foot has room for", hint: "at most 60 letters",
    ukrainian: "не вміститься внизу сторінки", hint: "щонайбільше 60 літер")

  static let longImprint = Told(
    "is longer than a foot has room for", hint: "at most three lines of 90 letters each",
    ukrainian: "не вміститься внизу сторінки", hint: "щонайбільше три рядки по 90 літер")
}
