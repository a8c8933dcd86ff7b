import AstroDiagnostics

/// Why a request of an assistant cannot be carried out.
enum AgentFault {
  static func longList(_ count: Int, most: Int) -> Told {
    Told(
      "has \(count) elements, more than the \(most) allowed", hint: "give fewer",
      ukrainian: "має елементів: \(count), більше, ніж дозволено: \(most)", hint: "подайте менше")
  }

  static let longLine = Told(
    "the line is longer than is read", hint: "at most 4 MiB a message",
    ukrainian: "рядок довший, ніж читається", hint: "щонайбільше 4 МіБ на повідомлення")

  static let longText = Told(
    "the text is too long to be checked", hint: "at most 100,000 characters; check it in parts",
    ukrainian: "текст задовгий для перевірки", hint: "щонайбільше 100 000 знаків; перевіряйте частинами")

  static func notTogether(_ other: String) -> Told {
    Told(
      "cannot be given together with \(other)", hint: "give one of them",
      ukrainian: "не можна подати разом із \(other)", hint: "подайте одне з двох")
  }

  static func needsOneOf(_ names: [String]) -> Told {
    Told(
      "one of \(names.joined(separator: ", ")) is needed",
      ukrainian: "потрібне одне з: \(names.joined(separator: ", "))")
  }

  static func planetsOnly(_ body: String) -> Told {
    Told(
      "\(body) passes its natal place once in each cycle", hint: "leave it out, or ask for mercury to pluto",
      ukrainian: "\(body) проходить натальне місце один раз за цикл",
      hint: "не вказуйте цього або попросіть від mercury до pluto")
  }

  static let monthlyReturns = Told(
    "the Moon returns thirteen times a year", hint: "give after, the moment to search from",
    ukrainian: "Місяць повертається тринадцять разів на рік", hint: "подайте after – мить, від якої шукати")

  static func passes(_ count: Int, _ asked: Int) -> Told {
    Told(
      "the cycle has passes: \(count); there is no pass \(asked)",
      ukrainian: "проходжень у циклі: \(count); проходження \(asked) немає")
  }

  static func manyEvents(most: Int) -> Told {
    Told(
      "the span has more than \(most) events",
      hint: "ask for a shorter span, or for fewer kinds of events, movers or points",
      ukrainian: "у проміжку подій більше ніж \(most)",
      hint: "візьміть коротший проміжок або менше видів подій, рухомих тіл чи точок")
  }

  static func longSpan(most: Int) -> Told {
    Told(
      "the span is longer than \(most) years", hint: "ask for it in parts",
      ukrainian: "проміжок довший за \(most) років", hint: "попросіть його частинами")
  }
}
