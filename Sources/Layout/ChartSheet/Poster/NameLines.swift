import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// A name on one line or on two even ones, as large as the room allows; it is never cut short.
struct NameLines {
  let lines: [ShapedText]
  /// The size of the type, in points.
  let size: Double

  /// Sets a name smaller until it fits on one line or, from 0.64 of its size down, on two even lines.
  ///
  /// It is only broken at hyphens if breaks at spaces are not enough.
  /// - Parameters:
  ///   - room: The greatest width of a line, in points.
  ///   - least: The part of its size down to which it is broken at spaces alone.
  init(
    _ name: String, _ style: TextStyle, room: Double, language: String, shaper: any TextShaper,
    least: Double = 0.34
  ) {
    for (breaksAtHyphens, least) in [(false, least), (true, 0.1)] {
      let words = MeasuredWords(name, breaksAtCommas: false, breaksAtHyphens: breaksAtHyphens) {
        shaper.shape($0, style, language: language)
      }
      for scale in stride(from: 1.0, through: least, by: -0.06) {
        // Two lines of a name share the height of one.
        let count = scale <= 0.64 ? 2 : 1
        guard let lines = words.evenLines(within: room / scale, atMost: count) else { continue }
        (self.lines, size) = (lines.map { $0.scaled(by: scale) }, style.size * scale)
        return
      }
    }
    let text = shaper.shape(name, style, language: language)
    let scale = min(1, room / max(text.inkBounds.width, 1))
    (lines, size) = ([text.scaled(by: scale)], style.size * scale)
  }

  /// The distance of two baselines, in points.
  var pitch: Double { size * 0.98 }
  /// The height from above the capitals to below the descenders, in points.
  var height: Double { size * 0.98 + pitch * Double(lines.count - 1) }

  /// The lines below each other.
  ///
  /// - Parameters:
  ///   - middle: Where their middles are.
  ///   - top: The top of the capitals.
  func placed(around middle: Double, top: Double) -> [PlacedText] {
    lines.enumerated().map { index, line in
      PlacedText(line, centeredAt: middle, baseline: top + size * 0.74 + pitch * Double(index))
    }
  }
}
