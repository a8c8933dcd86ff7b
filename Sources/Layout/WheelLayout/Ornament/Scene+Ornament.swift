import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes

extension Wheel {
  /// The picture of a wheel that is an ornament; its background stays unpainted.
  package func ornamentScene() -> Scene {
    var scene = Scene(size: size, background: Paint?.none)
    let titles = WheelTitles(of: self)
    scene.group("zodiac") { ZodiacPainter(wheel: self, titles: titles).paint(&$0) }
    scene.group("aspects") { paintOrnamentalChords(&$0, titles) }
    scene.group("bodies") { BodyPainter(wheel: self, titles: titles).paint(&$0) }
    return scene
  }

  /// Paints faint lines within a hairline circle.
  private func paintOrnamentalChords(_ group: inout Scene.Group, _ titles: WheelTitles) {
    let pen = ChordPen(theme: theme, lineWidth: lineWidth)
    for chord in chords {
      var stroke = pen.stroke(of: chord)
      stroke.paint = theme.paint(of: chord.aspect.type.nature).opacity(Wheel.ornamentalChord)
      stroke.width *= Wheel.ornamentalWeight
      group.group(chord.id.description, title: titles.title(of: chord.aspect)) {
        $0.stroke(chord.outline, stroke)
      }
    }
    for radius in dividers {
      group.stroke(
        Path(circle: dial.center, radius: radius * dial.halfSide),
        Stroke(theme.paint(.hairline), width: lineWidth * 0.6))
    }
  }

  /// The radii of the circles around the aspects, or between two ranks of planets.
  private var dividers: [Double] {
    guard let divider = plan.divider(around: 0) else { return chords.isEmpty ? [] : [plan.aspectOuter] }
    return [(divider.lowerBound + divider.upperBound) / 2]
  }

  /// The opacity of an aspect in an ornament, and a factor on its width: quiet, and still to be seen on a phone.
  private static let ornamentalChord = 0.7
  private static let ornamentalWeight = 1.4
}
