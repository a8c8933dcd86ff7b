import AstroDrawing

/// A place where a line may end, with everything that the width of a line depends on.
///
/// All widths are in points.
struct Breakpoint {
  var place: Opportunity
  /// The extents up to the end of the line's last word, and up to the start of the next line's first word.
  var end: TextExtent
  var next: TextExtent
  /// The width of the hyphen added to the line; 0 where none is added.
  var hyphenWidth = 0.0
  /// How far the line hangs into the margin at its end, and the next line at its start.
  var overhangAtEnd = 0.0
  var overhangAtStart = 0.0
  /// How many letters of the text precede the break.
  var letters = 0
}

/// The width of a text from its start to some place, in points.
struct TextExtent: Hashable {
  var pen: Double
  /// The sum of the widths of the spaces, and the sum of the font sizes of the letters.
  var spaces: Double
  var letters: Double

  static func - (a: TextExtent, b: TextExtent) -> TextExtent {
    TextExtent(pen: a.pen - b.pen, spaces: a.spaces - b.spaces, letters: a.letters - b.letters)
  }
}

extension MeasuredText {
  private func extent(to byte: Int) -> TextExtent {
    TextExtent(pen: pens[byte], spaces: spaces[byte], letters: letters[byte])
  }

  /// The start of the text, as if a previous line had ended there.
  func origin(overhangs: Bool) -> Breakpoint {
    var origin = breakpoint(Opportunity(kind: .space, end: 0, next: 0, penalty: 0))
    if overhangs { origin.overhangAtStart = overhangAtStart(from: 0) }
    return origin
  }

  /// Measures the given places, and drops those where the text cannot be cut.
  ///
  /// - Parameter overhangs: Whether marks at the ends of lines hang into the margin.
  func breakpoints(
    at places: [Opportunity], overhangs: Bool, hyphenWidth: (TextStyle) -> Double
  ) -> [Breakpoint] {
    var (letters, counted) = (0, 0)
    return places.compactMap { place in
      guard isCut[place.end], isCut[place.next] else { return nil }
      var point = breakpoint(place)
      letters += string[index(of: counted)..<index(of: place.end)].letterCount
      (point.letters, counted) = (letters, place.end)
      if place.kind == .hyphen, let style = style(before: place.end) {
        point.hyphenWidth = hyphenWidth(style)
      }
      if overhangs {
        point.overhangAtStart = overhangAtStart(from: place.next)
        point.overhangAtEnd =
          place.kind == .hyphen ? point.hyphenWidth * Overhang.atEnd("-") : overhangAtEnd(before: place.end)
      }
      return point
    }
  }

  private func breakpoint(_ place: Opportunity) -> Breakpoint {
    Breakpoint(place: place, end: extent(to: place.end), next: extent(to: place.next))
  }

  private func overhangAtStart(from byte: Int) -> Double {
    guard let scalar = string[index(of: byte)...].unicodeScalars.first else { return 0 }
    let share = Overhang.atStart(scalar)
    return share == 0 ? 0 : share * (pens[byte + UTF8.width(scalar)] - pens[byte])
  }

  private func overhangAtEnd(before byte: Int) -> Double {
    guard let scalar = string[..<index(of: byte)].unicodeScalars.last else { return 0 }
    let share = Overhang.atEnd(scalar)
    return share == 0 ? 0 : share * (pens[byte] - pens[byte - UTF8.width(scalar)])
  }

  func index(of byte: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: byte) }
}
