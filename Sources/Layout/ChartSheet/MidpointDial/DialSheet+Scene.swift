import AstroChartModel
package import AstroDrawing
package import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

extension DialSheet {
  /// The width and height of the page, in points.
  package var size: Size { trees == nil ? dial.size : ChartSheet.size }

  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let scale = width / size.width
    var scene = Scene(
      size: Size(width: width, height: size.height * scale),
      background: isTransparent ? nil : style.theme.paper)
    scene.group("dial sheet", transform: .scale(scale)) { group in
      guard let trees else { return paintDial(&group, at: .origin) }
      paintHeader(&group, shaper)
      paintDial(
        &group, at: Point(x: (size.width - dial.size.width) / 2, y: DialSheet.dialTop))
      paint(trees, &group, shaper)
    }
    return scene
  }

  /// What the dial shows, in words: its name, each place, and the midpoints at the pointer.
  package var description: String {
    let places = dial.figure.trees.map {
      $0.end.name(in: language) + ", " + $0.longitude.position(in: language)
    }
    return ([name] + places).joined(separator: "; ")
  }

  /// The name of the dial, as in “90° dial”.
  package var name: String { DialWords(language).title(dial.figure.modulus.rawValue) }

  private func paintDial(_ group: inout Scene.Group, at corner: Point) {
    group.group(
      "dial", role: .figure(alternative: description), transform: .translation(corner - .origin)
    ) { $0.add(dial.scene(isTransparent: true)) }
  }

  private func paintHeader(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let painter = SheetPainter(style: style, language: language, shaper: shaper)
    painter.title(caption.title ?? chart.title(in: language), &group)
    for (index, parts) in [[name] + caption.time, caption.place + caption.unknownTime].enumerated()
    where !parts.isEmpty {
      group.group("line", role: .paragraph) {
        painter.line(parts, style.line, at: 65 + 12.5 * Double(index), &$0)
      }
    }
  }

  private func paint(_ trees: TreeColumns, _ group: inout Scene.Group, _ shaper: any TextShaper) {
    let (painter, words) = (
      SheetPainter(style: style, language: language, shaper: shaper), DialWords(language)
    )
    painter.head(
      words.trees, from: SheetStyle.margin, to: SheetStyle.right, y: DialSheet.treesTop, &group)
    group.group("trees") { trees.paint(&$0, shaper) }
    let lacksMoon = chart.placement(of: .moon)?.isBroad ?? false
    let foot =
      words.foot(isWhole: dial.figure.modulus == .whole, closest: trees.most, lacksMoon: lacksMoon)
      + caption.notes
    group.group("foot", role: .paragraph) {
      painter.line(foot, style.line, at: ChartSheet.size.height - 22, &$0)
    }
  }
}
