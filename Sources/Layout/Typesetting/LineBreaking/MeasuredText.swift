import AstroDrawing

/// A shaped paragraph, measured along its words.
struct MeasuredText {
  let text: StyledText
  let string: String
  let shaped: ShapedText
  /// Where the runs, and the spans, of the text end.
  let runBounds: PartBounds
  let spanBounds: PartBounds
  /// Whether all runs are in reading order; otherwise each line is shaped again, in its own order.
  let isOneWay: Bool
  /// The position of the pen before each UTF-8 byte, and at the end, in points.
  let pens: [Double]
  /// The summed widths of the spaces before each byte, and at the end, in points.
  let spaces: [Double]
  /// The summed font sizes of the letters before each byte, and at the end, in points; letter spacing is a
  /// fraction of these.
  let letters: [Double]
  /// Whether the text may be cut before each byte.
  let isCut: [Bool]
  /// The characters that no face has.
  private let missing: Set<Unicode.Scalar>

  /// The narrowest that kerning may make a space between words, before any shrinking, in ems.
  private static let narrowestSpace = 0.2

  /// - Parameter text: The text, already cleaned.
  init(_ text: StyledText, shaper: some TextShaper) {
    (self.text, string) = (text, text.string)
    shaped = shaper.shape(text).withWordSpaces(atLeast: MeasuredText.narrowestSpace)
    runBounds = PartBounds(lengths: shaped.runs.lazy.map(\.text.utf8.count))
    spanBounds = PartBounds(lengths: text.spans.lazy.map(\.text.utf8.count))
    isOneWay = !shaped.runs.contains(where: \.isRightToLeft)
    let bytes = Array(string.utf8)
    let advances =
      isOneWay
      ? Advances(of: shaped.runs, bytes: bytes.count) : Advances(ofWordsIn: text, shaper: shaper)
    let isSpace = bytes.indices.map { bytes.isStretchingSpace(at: $0) }
    pens = advances.widths.runningSums
    spaces = zip(advances.widths, isSpace).map { $1 ? $0 : 0 }.runningSums
    letters = zip(advances.sizes, isSpace).map { $1 ? 0 : $0 }.runningSums
    isCut = advances.isCut
    missing = Set(shaped.missing.unicodeScalars)
  }

  /// The characters of a line that no face has, each once: a paragraph of nothing else takes time in proportion to it.
  func missing(in runs: [GlyphRun]) -> String {
    guard !missing.isEmpty else { return "" }
    var untold = missing
    let told = runs.lazy.flatMap(\.text.unicodeScalars).filter { untold.remove($0) != nil }
    return String(String.UnicodeScalarView(told))
  }

  /// The style of the word that ends at a byte.
  func style(before byte: Int) -> TextStyle? {
    spanBounds.first(endingFrom: byte).map { text.spans[$0].style }
  }
}

extension [Double] {
  /// The sum of the elements before each index, and of all elements.
  fileprivate var runningSums: [Double] {
    var sums = [0.0]
    sums.reserveCapacity(count + 1)
    var sum = 0.0
    for value in self {
      sum += value
      sums.append(sum)
    }
    return sums
  }
}

extension Collection<UInt8> where Index == Int {
  /// Whether the character at a byte is a space that stretches with its line: a plain or a no-break space.
  func isStretchingSpace(at index: Int) -> Bool {
    if self[index] == 0x20 { return true }
    return self[index] == 0xC2 && index + 1 < endIndex && self[index + 1] == 0xA0
  }
}

extension ShapedText {
  /// A copy in which every space between words is at least this wide, in ems.
  fileprivate func withWordSpaces(atLeast least: Double) -> ShapedText {
    var text = self
    for run in runs.indices where !runs[run].isRightToLeft {
      let bytes = Array(runs[run].text.utf8)
      for glyph in runs[run].glyphs.indices {
        let cluster = runs[run].glyphs[glyph].cluster
        guard bytes.indices.contains(cluster), bytes[cluster] == 0x20 else { continue }
        let floor = least * runs[run].size
        if runs[run].glyphs[glyph].advance < floor { text.runs[run].glyphs[glyph].advance = floor }
      }
    }
    return text
  }
}

extension MeasuredText {
  /// The given places, and also those between all letters of a word that is too wide for any line.
  func withEmergencies(_ places: [Opportunity], width: Double) -> [Opportunity] {
    var all: [Opportunity] = []
    all.reserveCapacity(places.count)
    var start = 0
    for place in places {
      if pens[place.end] - pens[start] > width {
        let inside = (start + 1)..<max(place.end, start + 1)
        all += inside.lazy.filter { isCut[$0] }.map {
          Opportunity(kind: .emergency, end: $0, next: $0, penalty: 0)
        }
      }
      all.append(place)
      start = place.next
    }
    return all
  }
}
