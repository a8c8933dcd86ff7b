import AstroChartModel
package import AstroWording

/// Tells what a plan says in one language.
package struct PeriodTelling: Sendable {
  private let book: PeriodBook

  package init(_ book: PeriodBook) { self.book = book }

  package var language: Language { book.language }

  /// The heading above paragraphs of a kind; `nil` if they need none.
  func heading(of role: PeriodRole) -> String? {
    let words = book["head.\(role.rawValue)"]
    return words.isEmpty ? nil : words
  }

  /// Sentences as a paragraph.
  func paragraph(_ said: [Said]) -> String { said.map(text).joined(separator: " ") }

  func text(_ said: Said) -> String {
    switch said {
    case .text(let id): book[id]
    case .dated(let id, let isRepeated): dated(book[id], isRepeated)
    case .frame(let id, let values): filled(book[id], values)
    }
  }

  /// A text with “that day” in the place of “today”, or “on those days”.
  private func dated(_ text: String, _ isRepeated: Bool) -> String {
    ["tonight", "forToday", "today"].reduce(text) { text, name in
      let (word, other) = (book["word.\(name)"], book["dated.\(name)" + (isRepeated ? ".several" : "")])
      return text.replacing(word: word, with: other)
        .replacing(word: word.capitalizedFirst, with: other.capitalizedFirst)
    }
  }

  /// A frame with its slots filled; a slot is a name, with a form after a colon where it needs one.
  private func filled(_ frame: String, _ values: [String: SlotValue]) -> String {
    var filled = ""
    var rest = frame[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      if let name = parts.first, let value = values[String(name)] {
        let words = words(value, form: parts.count > 1 ? String(parts[1]) : "", after: filled)
        filled += PeriodTelling.beginsSentence(after: filled) ? words.capitalizedFirst : words
      }
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private func words(_ value: SlotValue, form: String, after previous: String) -> String {
    let words = language.phrasebook
    switch value {
    case .transit(let body, let aspect, let natal): return words.transiting(body, aspect, natal)
    case .meeting(let body, let aspect, let other): return words.meeting(body, aspect, other)
    case .body(let body): return words.mentioned(body, PeriodTelling.grammaticalCase(form))
    case .owned(let end): return words.owned(end, PeriodTelling.grammaticalCase(form))
    case .sign(let sign): return self.words(sign, form: form, after: previous.trimmedEnd)
    case .house(let house):
      return form == "ordinal"
        ? ordinal(of: house) : words.spelledName(ofHouse: house, PeriodTelling.grammaticalCase(form))
    case .days(let days, let year): return told(days, in: year)
    case .time(let time): return words.clock(time)
    case .weekday(let weekday): return words.during(weekday: weekday)
    case .month(let month, let year): return words.name(ofMonth: month, year: year)
    case .eclipse(let luminary, let type): return words.eclipse(of: luminary, type)
    case .name(let name): return name
    }
  }

  /// Days as words: where there are other years than that of the reading, year by year, each year once, with its last day.
  private func told(_ days: [CivilDate], in year: Int?) -> String {
    let isPlain = days.allSatisfy { $0.year == year }
    var years: [[CivilDate]] = []
    for day in days {
      if let last = years.last?.last, last.year == day.year {
        years[years.count - 1].append(day)
      } else {
        years.append([day])
      }
    }
    let words = language.phrasebook
    let told = years.map { days in
      words.list(days.map { words.day($0, withYear: !isPlain && $0 == days.last) })
    }
    // Lists are joined so that each year is read with its own days.
    return years.allSatisfy { $0.count == 1 } ? words.list(told) : told.joined(separator: book["join.years"])
  }

  /// “third”, after a house that was named in full.
  private func ordinal(of house: Int) -> String {
    let name = language.phrasebook.spelledName(ofHouse: house, .genitive)
    return String(name.prefix { !$0.isWhitespace })
  }

  private func words(_ sign: Sign, form: String, after previous: String) -> String {
    let words = language.phrasebook
    switch form {
    case "in": return words.whereabouts(in: sign, after: previous)
    case "into": return words.entering(sign, after: previous)
    case "from": return words.leaving(sign)
    default: return words.name(of: sign, PeriodTelling.grammaticalCase(form))
    }
  }

  private static func grammaticalCase(_ name: String) -> GrammaticalCase {
    GrammaticalCase.allCases.first { String(describing: $0) == name } ?? .nominative
  }

  private static func beginsSentence(after text: String) -> Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    return ".?!…".contains(last)
  }
}

extension String {
  /// With another word in the place of a whole one.
  fileprivate func replacing(word: String, with other: String) -> String {
    let parts = split(separator: word, omittingEmptySubsequences: false)
    guard var text = parts.first.map(String.init) else { return self }
    for part in parts.dropFirst() {
      let isWhole = !(part.first?.isLetter ?? false) && !(text.last?.isLetter ?? false)
      text += (isWhole ? other : word) + part
    }
    return text
  }

  /// Without the spaces at its end.
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
