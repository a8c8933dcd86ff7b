import AstroDrawing
import AstroGeometry

/// Lines of words that are stacked from a corner of the square towards its middle.
struct CornerText {
  let dial: Dial
  let isRight: Bool
  let isFoot: Bool
  /// How far the words may stand beyond the square, in points.
  var roomBeside = 0.0

  /// Words that belong together, on as many lines as they need.
  struct Words {
    let measured: MeasuredWords
    let name: String
    /// The position among several words of the same name, from 1; `nil` if there is only one.
    let index: Int?
    /// The normal size of type, in points.
    let size: Double
    /// Whether lines only end at commas, as long as that is possible.
    let breaksAtComma: Bool
    /// What is drawn next to the words, between them and the edge of the page.
    let sign: CornerSign.Kind?
  }

  /// The sizes that are tried until all words fit, as fractions of the normal one.
  ///
  /// Words are never cut short.
  static let scales = [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.5, 0.42, 0.34, 0.26, 0.18, 0.1, 0.05]

  /// The margin at the edge of the page, and the radius that leaves room for the rim labels, as fractions of
  /// the half side.
  private static let margin = 0.045
  /// The distance of the words from the side of the square, in points.
  private var edge: Double { roomBeside > 0 ? -roomBeside : CornerText.margin * dial.halfSide }
  private static let clearing = 1.025
  /// The greatest number of lines for a name and for other words.
  private static let mostLines = (title: 2, other: 4)
  /// The scale down to which a name stays on one line.
  private static let leastUnbroken = 0.82

  /// The words as marks, in reading order.
  ///
  /// They are stacked from the corner on, so that at the foot the last line is nearest to the edge.
  ///
  /// - Parameter scale: The scale of all words but the title, which has its own.
  /// - Returns: `nil` if the words do not fit.
  func set(_ words: [Words], scale: Double) -> (marks: [Mark], signs: [CornerSign])? {
    var depth = CornerText.margin * dial.halfSide
    var marks: [Mark] = []
    var signs: [CornerSign] = []
    for words in isFoot ? words.reversed() : words {
      let isTitle = words.name == "title"
      guard let (lines, size) = lines(of: words, at: depth, isTitle ? CornerText.scales : [scale]) else {
        return nil
      }
      for (order, text) in (isFoot ? Array(lines.enumerated().reversed()) : Array(lines.enumerated())) {
        let line = lines.count == 1 ? nil : order + 1
        let indent = indent(of: words, size)
        marks.append(
          Mark(
            id: ElementID(.caption(words.name, index: words.index, line: line)), kind: .title, text: text,
            center: center(of: text, depth: depth, height: height(size), indent: indent)))
        if order == 0, let kind = words.sign {
          signs.append(sign(kind, depth: depth, height: height(size), indent: indent))
        }
        depth += pitch(size, isTitle: isTitle, isLast: order == lines.count - 1)
        // A name set in a smaller size keeps its distance from what follows.
        if isTitle, order == lines.count - 1 { depth += (words.size - size) * 0.3 }
      }
    }
    return (isFoot ? marks.reversed() : marks, signs)
  }

  // MARK: - Lines

  /// The words on as few lines as possible, in the largest of the given sizes in which they fit.
  ///
  /// A name is set slightly smaller rather than broken.
  private func lines(
    of words: Words, at depth: Double, _ scales: [Double]
  ) -> (lines: [ShapedText], size: Double)? {
    if words.name == "title" {
      let large = scales.filter { $0 >= CornerText.leastUnbroken }
      if let whole = lines(of: words, at: depth, large, atMost: 1) { return whole }
    }
    return lines(of: words, at: depth, scales, atMost: CornerText.mostLines.other)
  }

  private func lines(
    of words: Words, at depth: Double, _ scales: [Double], atMost most: Int
  ) -> (lines: [ShapedText], size: Double)? {
    for scale in scales {
      let size = words.size * scale
      for count in 1...min(mostLines(of: words, scale), most) {
        let rooms = rooms(for: words, at: depth, size, count).map { $0 / scale }
        if let lines = words.measured.lines(within: rooms) {
          return (lines.map { $0.scaled(by: scale) }, size)
        }
      }
    }
    return nil
  }

  /// The greatest width of each line.
  ///
  /// The circle leaves more room the nearer a line is to the edge of the page.
  private func rooms(for words: Words, at depth: Double, _ size: Double, _ count: Int) -> [Double] {
    let pitch = pitch(size, isTitle: words.name == "title", isLast: false)
    return (0..<count).map { line in
      let above = Double(isFoot ? count - 1 - line : line)
      return width(at: depth + pitch * above + height(size)) - indent(of: words, size)
    }
  }

  /// The greatest number of lines at a scale.
  ///
  /// A place is broken at its commas at once, and so is what must be read; other words are first set a little
  /// smaller.
  private func mostLines(of words: Words, _ scale: Double) -> Int {
    if words.name == "title" { return CornerText.mostLines.title }
    return words.breaksAtComma || words.name == "unknown" || scale < 0.8 ? CornerText.mostLines.other : 1
  }

  /// The height of capitals, in points.
  private func height(_ size: Double) -> Double { size * 0.72 }

  /// The distance from one baseline to the next, in points.
  private func pitch(_ size: Double, isTitle: Bool, isLast: Bool) -> Double {
    height(size) + size * (isTitle && isLast ? 0.42 : isTitle ? 0.3 : 0.78)
  }

  /// The center of the ink, chosen so that baselines are evenly spaced.
  private func center(of text: ShapedText, depth: Double, height: Double, indent: Double) -> Point {
    let edge = edge + indent + text.inkBounds.width / 2
    let x = isRight ? dial.center.x + dial.halfSide - edge : dial.center.x - dial.halfSide + edge
    let baseline =
      isFoot ? dial.center.y + dial.halfSide - depth : dial.center.y - dial.halfSide + depth + height
    return Point(x: x, y: baseline + text.inkBounds.center.y)
  }

  /// The width of a sign and the space between it and the words, in points.
  private func indent(of words: Words, _ size: Double) -> Double {
    switch words.sign {
    case nil: 0
    case .moon: CornerSign.moonRadius * 2 * height(size) + size * 0.4
    case .key: size * 2.4
    }
  }

  private func sign(_ kind: CornerSign.Kind, depth: Double, height: Double, indent: Double) -> CornerSign {
    let edge = edge
    let width = if case .moon = kind { CornerSign.moonRadius * 2 * height } else { indent * 0.76 }
    let x =
      isRight
      ? dial.center.x + dial.halfSide - edge - width : dial.center.x - dial.halfSide + edge
    let top =
      isFoot ? dial.center.y + dial.halfSide - depth - height : dial.center.y - dial.halfSide + depth
    return CornerSign(kind: kind, box: Rect(x: x, y: top, width: width, height: height))
  }

  /// The free width between the margin and the circle around the wheel, at a distance from the edge, in
  /// points.
  private func width(at depth: Double) -> Double {
    let radius = CornerText.clearing * dial.halfSide
    let y = dial.halfSide - depth
    let reach = max(0, radius * radius - y * y).squareRoot()
    return max(0, dial.halfSide - reach - edge)
  }
}
