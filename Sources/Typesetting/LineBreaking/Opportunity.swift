/// A place of a text where a line may end.
struct Opportunity: Hashable {
  enum Kind: Hashable {
    /// Between two words.
    case space
    /// Behind a hyphen or dash that is written anyway.
    case dash
    /// Within a word, where a hyphen is added.
    case hyphen
    /// Within a word too long for any line.
    case emergency
    /// Behind the last word.
    case end
  }

  var kind: Kind
  /// Where the line's last word ends, and where the next line's first begins, in UTF-8 bytes.
  var end: Int
  var next: Int
  /// What breaking here costs beside the look of the line; TeX's penalty.
  var penalty: Double
}
