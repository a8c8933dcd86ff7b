/// How far light marks at the ends of a line stand out into the margin, as parts of their width.
///
/// A straight edge of ink looks dented where a full stop or hyphen ends it. Scalars are asked, not characters:
/// what is one character may be as long as the text.
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
