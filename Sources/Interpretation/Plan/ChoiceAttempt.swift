/// From what we wish for to what every report owes its reader.
struct ChoiceAttempt {
  var paragraphs: Int
  var need = Need.whole
  /// Whether the other languages must be able to say the same.
  var isShared = true
  /// Whether two paragraphs may be on one subject.
  var isLoose = false
  /// How many of the most salient others are passed over, so that the lengths come out.
  var skipped = 0

  /// What becomes of what is needed.
  enum Need {
    /// All of it must find its place.
    case whole
    /// What must be told before all must find its place, and the rest comes first.
    case foremost
    /// What finds its place is told, however long it makes the text.
    case placed
    /// The closest aspect must find its place, and the rest comes first.
    case closest
    /// It comes before everything else, as far as there is room.
    case first
  }

  static func all(within bounds: ReportBounds, isShared: Bool) -> [ChoiceAttempt] {
    let counts = Array(bounds.paragraphs).sorted {
      (abs($0 - bounds.customary), $0) < (abs($1 - bounds.customary), $1)
    }
    let strict =
      [Need.whole, .foremost, .placed].flatMap { need in
        counts.map { ChoiceAttempt(paragraphs: $0, need: need) }
      }
    // A book of leads alone has no clauses to fill a text with: other leads do.
    let loose = (0...5).flatMap { skipped in
      counts.map { ChoiceAttempt(paragraphs: $0, need: .placed, isLoose: true, skipped: skipped) }
    }
    let last = [Need.closest, .first].flatMap { need in
      let short = counts.map { ChoiceAttempt(paragraphs: $0, need: need) }
      // Rather than two reports, one without some of what would have been told next.
      return short
        + (1...12).flatMap { skipped in
          counts.map { ChoiceAttempt(paragraphs: $0, need: need, isLoose: true, skipped: skipped) }
        }
    }
    return (strict + loose + last).map { attempt in
      var tried = attempt
      tried.isShared = isShared
      return tried
    }
  }
}

extension ReportBounds {
  /// How many paragraphs a report has where nothing speaks against it.
  fileprivate var customary: Int { self == .full ? 12 : 8 }
}
