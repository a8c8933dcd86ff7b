/// How far light marks at the ends of a line hang into the margin, as fractions of their width.
///
/// A straight edge looks dented where a line ends in a full stop or hyphen. The functions take scalars, not
/// characters, because a single character can be as long as the whole text.
enum Overhang {
  static func atStart(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "«", "“", "„", "‘", "‚", "\"", "(": 0.3
    case "—", "–": 0.15
    default: 0
    }
  }

  static func atEnd(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case ".", ",", "-", "‐": 0.6
    case ":", ";", "’", "'": 0.4
    case "»", "”", "“", "\"": 0.3
    case "!", "?", "–", "—", ")": 0.15
    default: 0
    }
  }
}
