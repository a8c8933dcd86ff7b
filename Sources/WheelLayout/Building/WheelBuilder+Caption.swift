import Drawing
import Geometry
import Wording

extension WheelBuilder {
  /// The words in the corners, each line cut to the room that the round wheel leaves it.
  ///
  /// - Parameter undrawn: How many aspects are left out, which is told at the foot.
  func captionMarks(undrawn: Int) -> [Mark] {
    guard let caption = options.caption, options.detail == .full else { return [] }
    var top = CornerText(dial: dial, isRight: false, isFoot: false)
    var marks: [Mark] = []
    if let title = caption.title { marks += top.add([title], "title", type.title, fitted) }
    marks += top.add(caption.time, "time", type.caption, fitted)
    var right = CornerText(dial: dial, isRight: true, isFoot: false)
    marks += right.add(caption.place, "place", type.caption, fitted)
    var left = CornerText(dial: dial, isRight: false, isFoot: true)
    marks += skyLines(caption.skies, in: &left).reversed()
    marks += left.add(caption.balance.reversed(), "balance", type.caption, fitted)
    var notes = CornerText(dial: dial, isRight: true, isFoot: true)
    marks += notes.add((caption.notes + note(undrawn)).reversed(), "note", type.caption, fitted)
    return marks
  }

  /// A line for each sky around the chart, in the ink of its ring, the outermost at the foot.
  private func skyLines(_ skies: [String], in corner: inout CornerText) -> [Mark] {
    skies.indices.reversed().flatMap { index in
      corner.add([skies[index]], "sky.\(index + 1)", skyType(ofRing: index + 1).skyCaption, fitted)
    }
  }

  private func note(_ undrawn: Int) -> [String] {
    undrawn == 0 ? [] : [SkyWording.undrawn(undrawn, in: Language(locale: options.language))]
  }

  /// Words no wider than their room: smaller down to seven tenths, then cut short.
  func fitted(_ words: String, _ style: TextStyle, _ width: Double) -> ShapedText {
    let text = shape(words, style)
    guard text.ink.width > width, text.ink.width > 0 else { return text }
    let scale = width / text.ink.width
    if scale >= 0.7 { return text.scaled(by: scale) }
    return cut(words, style, width / 0.7).scaled(by: 0.7)
  }

  /// The longest beginning of the words that fits with an ellipsis behind it.
  private func cut(_ words: String, _ style: TextStyle, _ width: Double) -> ShapedText {
    let characters = Array(words)
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if shape(String(characters[..<middle]) + "…", style).ink.width <= width {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    return shape(String(characters[..<fits]) + "…", style)
  }
}

/// Lines stacked from a corner of the square towards its middle.
struct CornerText {
  let dial: Dial
  let isRight: Bool
  let isFoot: Bool
  /// How far the next line is from the edge, in points.
  private var depth: Double
  private var count = 0

  /// From the page's edge, and around the labels of the rim, as fractions of the half side.
  private static let margin = 0.045
  private static let clearing = 1.025

  init(dial: Dial, isRight: Bool, isFoot: Bool) {
    (self.dial, self.isRight, self.isFoot) = (dial, isRight, isFoot)
    depth = CornerText.margin * dial.halfSide
  }

  /// Adds lines, each cut by `fit` to the width that is free where it stands.
  mutating func add(
    _ lines: [String], _ name: String, _ style: TextStyle, _ fit: (String, TextStyle, Double) -> ShapedText
  ) -> [Mark] {
    lines.enumerated().compactMap { index, words in
      let height = style.size * 0.72
      let text = fit(words, style, width(at: depth + height))
      guard !text.ink.isEmpty else { return nil }
      count += 1
      let mark = Mark(
        of: .caption(name, line: lines.count == 1 ? nil : index + 1), .title, text,
        at: center(of: text, height: height))
      depth += height + style.size * (name == "title" ? 0.42 : 0.78)
      return mark
    }
  }

  /// The middle of the ink, such that the baselines of lines are evenly spaced.
  private func center(of text: ShapedText, height: Double) -> Point {
    let edge = CornerText.margin * dial.halfSide + text.ink.width / 2
    let x = isRight ? dial.center.x + dial.halfSide - edge : dial.center.x - dial.halfSide + edge
    let baseline =
      isFoot ? dial.center.y + dial.halfSide - depth : dial.center.y - dial.halfSide + depth + height
    return Point(x: x, y: baseline + text.ink.center.y)
  }

  /// The free width between the margin and the circle around the wheel, at a distance from the edge.
  private func width(at depth: Double) -> Double {
    let radius = CornerText.clearing * dial.halfSide
    let y = dial.halfSide - depth
    let reach = max(0, radius * radius - y * y).squareRoot()
    return max(0, dial.halfSide - reach - CornerText.margin * dial.halfSide)
  }
}
