/// How far light marks at the ends of a line stand out into the margin, as parts of their width.
///
/// A straight edge of ink looks dented where a full stop or hyphen ends it.
enum Overhang {
  static func atStart(_ character: Character?) -> Double {
    switch character {
    case "«", "“", "„", "‘", "‚", "\"", "(": 0.3
    case "—", "–": 0.15
    default: 0
    }
  }

  static func atEnd(_ character: Character?) -> Double {
    switch character {
    case ".", ",", "-", "‐": 0.6
    case ":", ";", "’", "'": 0.4
    case "»", "”", "“", "\"": 0.3
    case "!", "?", "–", "—", ")": 0.15
    default: 0
    }
  }
}
