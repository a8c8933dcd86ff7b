/// A place in a text where a line may end.
struct Opportunity: Hashable {
  enum Kind: Hashable {
    /// Between two words.
    case space
    /// After a hyphen or dash that is part of the text.
    case dash
    /// Within a word, where a hyphen is added.
    case hyphen
    /// Within a word too long for any line.
    case emergency
    /// After the last word.
    case end
  }

  var kind: Kind
  /// Where the line's last word ends, and where the next line's first word begins, in UTF-8 bytes.
  var end: Int
  var next: Int
  /// The cost of breaking here, in addition to that of the line's looks; TeX's penalty.
  var penalty: Double
}
