/// One set of conditions that a choice tries to meet; attempts go from the ideal to the minimum that every
/// report must meet.
struct ChoiceAttempt {
  var paragraphs: Int
  var need = Need.whole
  /// Whether the other languages must have room for the same rules.
  var isShared = true
  /// Whether two paragraphs may be on one subject.
  var isLoose = false
  /// Whether two texts may contradict each other all along.
  var mayContradict = false
  /// How many of the most salient other rules are skipped to make the lengths fit.
  var skipped = 0

  /// How strictly the rules that must be included are treated.
  enum Need {
    /// All of them must find a place.
    case whole
    /// The foremost of them must find a place; the rest take precedence over other rules.
    case foremost
    /// Those that find a place are included, and the others are left out.
    case placed
    /// The closest aspect must find a place; the rest take precedence over other rules.
    case closest
    /// They take precedence over other rules as far as there is room.
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
    // A book that has only leads has no clauses to fill a text with, so more leads are used instead.
    let loose = (0...5).flatMap { skipped in
      counts.map { ChoiceAttempt(paragraphs: $0, need: .placed, isLoose: true, skipped: skipped) }
    }
    let last = [Need.closest, .first].flatMap { need in
      let short = counts.map { ChoiceAttempt(paragraphs: $0, need: need) }
      // Skipping some of the rules that would come next is better than reports that differ between languages.
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
  /// The preferred number of paragraphs.
  fileprivate var customary: Int { self == .full ? 12 : 8 }
}
