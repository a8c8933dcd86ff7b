import AstroBylines
import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension GraphicEphemeris {
  /// The finished picture.
  ///
  /// - Parameters:
  ///   - width: The page's width in points; its height follows.
  ///   - isTransparent: Whether the page is left unpainted.
  ///   - shaper: For the words of the by-line.
  package func scene(
    width: Double = GraphicEphemeris.size.width, isTransparent: Bool = false, shaper: any TextShaper
  ) -> Scene {
    page("graphic", width, isTransparent) { page in
      paint(&page)
      if let byline {
        BylinePainter(byline, theme: theme, language: language.tag, shaper: shaper).paintFoot(
          in: GraphicPlan.bylineBox, imprintFrom: GraphicPlan.middle, lines: byline.imprint.count, &page)
      }
    }
  }

  /// A finished page of the list.
  package func scene(
    ofList page: GraphicList.Page, width: Double = GraphicEphemeris.size.width, isTransparent: Bool = false
  ) -> Scene {
    self.page("list", width, isTransparent) { group in
      for mark in page.marks { group.set(mark) }
      for sample in page.samples { spotPainter.paint(sample.kind, at: sample.center, &group) }
    }
  }

  private func page(
    _ name: String, _ width: Double, _ isTransparent: Bool, _ paint: (inout Scene.Group) -> Void
  ) -> Scene {
    let scale = width / GraphicEphemeris.size.width
    var scene = Scene(
      size: Size(width: width, height: GraphicEphemeris.size.height * scale),
      background: isTransparent ? nil : theme.paint(.paper))
    scene.group(name, transform: .scale(scale), paint)
    return scene
  }

  private var spotPainter: SpotPainter { SpotPainter(theme: theme, lineWidth: lineWidth) }

  // MARK: - The picture

  private func paint(_ page: inout Scene.Group) {
    page.fill(Path(grid.plot), theme.paint(.disc))
    page.group("ruler") { paintRules(&$0) }
    page.group("natal") { group in
      for line in natal { paint(line, &group) }
    }
    let type = GraphicType(theme: theme)
    for curve in curves {
      page.group("curve.\(curve.body.rawValue)", title: curve.title) { group in
        var path = Path()
        for line in curve.lines { path.append(Path(through: line)) }
        group.stroke(path, type.stroke(of: curve.body))
        for mark in curve.marks { group.set(mark) }
      }
    }
    for spot in spots {
      page.group(spot.id, title: spot.title) { group in
        spotPainter.paint(spot.kind, at: spot.center, &group)
        if let leader = spot.leader { group.line(leader, type.leader) }
        for mark in spot.marks { group.set(mark) }
      }
    }
    page.group("furniture") { paintFurniture(&$0) }
  }

  private func paintRules(_ group: inout Scene.Group) {
    for rank in [GraphicRule.Rank.degree, .week, .month, .start, .tick] {
      var path = Path()
      for part in rules.filter({ $0.rank == rank }).flatMap(\.parts) {
        path.append(Path(through: [part.start, part.end]))
      }
      let isFaint = rank == .degree || rank == .week
      group.stroke(
        path,
        Stroke(
          theme.paint(.hairline).opacity(isFaint ? 0.34 : 0.8), width: lineWidth * (isFaint ? 0.5 : 0.7)))
    }
    group.stroke(Path(grid.plot), Stroke(theme.paint(.hairline), width: lineWidth * 0.75))
  }

  private func paint(_ line: NatalLine, _ group: inout Scene.Group) {
    let type = GraphicType(theme: theme)
    var path = Path()
    for part in line.parts { path.append(Path(through: [part.start, part.end])) }
    group.stroke(path, type.natalLine)
    group.stroke(Path(through: line.leader), type.leader)
    for mark in line.marks { group.set(mark) }
  }

  private func paintFurniture(_ group: inout Scene.Group) {
    for ring in eclipseRings {
      group.stroke(
        Path(circle: ring.center, radius: ring.radius), Stroke(theme.paint(.accent), width: lineWidth * 1.5))
    }
    for mark in furniture { group.set(mark) }
    let painter = KeyPainter(theme: theme, lineWidth: lineWidth)
    for swatch in keySwatches { painter.paint(swatch, &group) }
  }
}
