package import AstroDrawing
import AstroGeometry
package import AstroThemes

extension Wheel {
  /// The strokes of this wheel's scene as another theme has them, in painting order, without painting the
  /// wheel again.
  ///
  /// A theme changes inks and the width of all lines together; only the lines of aspects have laws of their
  /// own.
  package func strokes(of scene: Scene, in theme: Theme) -> [Stroke] {
    ThemedStrokes(of: self, in: theme).strokes(of: scene.items, in: nil)
  }
}

/// Turns the strokes of a painted wheel into those of another theme.
private struct ThemedStrokes {
  /// The widths of a line of normal weight in the wheel's own theme and in the other, in points.
  private let own: Double
  private let other: Double
  private let inks: [String: Paint]
  /// The strokes of chords in the other theme, by the labels of their groups.
  private let chords: [String: Stroke]

  init(of wheel: Wheel, in theme: Theme) {
    own = wheel.lineWidth
    other = own / wheel.theme.lineScale * theme.lineScale
    let pen = ChordPen(theme: theme, lineWidth: other)
    inks = Dictionary(theme.namedInks.map { ($0.name, Paint($0.color, token: $0.name)) }) { first, _ in first
    }
    chords = Dictionary(wheel.chords.map { ($0.id.description, pen.stroke(of: $0)) }) { first, _ in first }
  }

  /// - Parameter label: The label of the group around the items.
  func strokes(of items: [Scene.Item], in label: String?) -> [Stroke] {
    items.flatMap { item -> [Stroke] in
      switch item {
      case .stroke(_, let stroke): [label.flatMap { chords[$0] }?.rounded ?? themed(stroke)]
      case .group(let group): strokes(of: group.items, in: group.label)
      default: []
      }
    }
  }

  private func themed(_ stroke: Stroke) -> Stroke {
    var themed = stroke
    themed.width = length(stroke.width)
    themed.dash = stroke.dash.map(length)
    themed.paint = stroke.paint.token.flatMap { inks[$0] } ?? stroke.paint
    return themed
  }

  /// A length that was rounded when it was painted; every weight is a whole number of hundredths of a line.
  private func length(_ painted: Double) -> Double {
    let weight = (painted / own * 100).rounded() / 100
    return (weight * other).roundedToThousandth
  }
}

extension Stroke {
  /// The stroke as it is when it is painted.
  fileprivate var rounded: Stroke {
    var rounded = self
    (rounded.width, rounded.dash) = (width.roundedToThousandth, dash.map(\.roundedToThousandth))
    return rounded
  }
}
