import AstroChartModel
import AstroDiagnostics
import AstroWording

/// Reads what Astrolog writes: chart files (`-qb`, then `-zi`), chart lists (`-qcl`), and its oldest files of
/// seven numbers.
enum AstrologReader {
  static func drafts(of lines: TextLines) -> Drafts {
    if let old = AstrologNumbers(lines) { return Drafts(records: [old.draft]) }
    var reader = Reader()
    for line in lines where !line.isBlank && !line.trimmed.hasPrefix("@") { reader.read(line) }
    return Drafts(records: reader.records, notes: reader.notes)
  }

  private struct Reader {
    var records: [DraftRecord] = []
    /// Switches that say nothing about a birth.
    private var others: [String] = []

    var notes: [Note] {
      others.isEmpty ? [] : [Note(.notKept(others.map(BirthNote.Loss.named)))]
    }

    mutating func read(_ line: TextLines.Line) {
      guard !line.isTooLong else {
        return records.append(DraftRecord(line: line.number, TextLines.tooLong))
      }
      var words = AstrologWords.words(of: line.text)[...]
      while let word = words.popFirst() {
        let name = AstrologWords.name(word)
        if let switched = AstrologSwitch(rawValue: name ?? "") {
          take(switched, &words, line.number)
        } else if let name, others.count < 20, !others.contains("-" + name) {
          others.append("-" + Quotation.clipped(name))
        }
      }
    }

    private mutating func take(
      _ switched: AstrologSwitch, _ words: inout ArraySlice<String>, _ line: Int
    ) {
      let parameters = Array(words.prefix(switched.count))
      words = words.dropFirst(switched.count)
      if switched == .names {
        guard let last = records.indices.last else { return }
        return records[last].add { draft throws(Problem) in try switched.fill(&draft, parameters) }
      }
      records.append(
        DraftRecord(line: line) { draft throws(Problem) in try switched.fill(&draft, parameters) })
    }
  }
}

/// The switches that say something about a birth.
enum AstrologSwitch: String {
  /// Month, day, year, time, zone, longitude, latitude.
  case plain = "qa"
  /// The same with summer time before the zone.
  case whole = "qb"
  /// The same with a name and a place.
  case list = "qcl"
  /// A name and a place.
  case names = "zi"

  /// How many words follow.
  var count: Int {
    switch self {
    case .plain: 7
    case .whole: 8
    case .list: 10
    case .names: 2
    }
  }

  func fill(_ draft: inout BirthDraft, _ words: [String]) throws(Problem) {
    guard words.count == count else {
      throw Problem(.invalidValue, ExchangeFault.words(rawValue, wanted: count, given: words.count))
    }
    switch self {
    case .names: fillNames(&draft, words)
    case .plain: try AstrologBirth(words[0..<4] + ["0"] + words[4...]).fill(&draft)
    case .whole: try AstrologBirth(words[...]).fill(&draft)
    case .list:
      try AstrologBirth(words[0..<8]).fill(&draft)
      fillNames(&draft, Array(words[8...]))
    }
  }

  private func fillNames(_ draft: inout BirthDraft, _ words: [String]) {
    draft.name = words[0].isEmpty ? nil : words[0]
    draft.place = words[1].isEmpty ? nil : words[1]
  }
}
