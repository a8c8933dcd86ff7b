import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension SkySheet {
  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(
    width: Double = SkySheet.size.width, isTransparent: Bool = false, shaper: any TextShaper
  ) -> Scene {
    let scale = width / SkySheet.size.width
    var scene = Scene(
      size: Size(width: width, height: SkySheet.size.height * scale),
      background: isTransparent ? nil : style.theme.paper)
    let painter = SheetPainter(style: style, language: language, shaper: shaper)
    scene.group("sheet", transform: .scale(scale)) { paint(&$0, painter) }
    return scene
  }

  private func paint(_ scene: inout Scene.Group, _ painter: SheetPainter) {
    scene.group("header") { paintHeader(&$0, painter) }
    let place = Vector(dx: (SkySheet.size.width - SkySheet.wheelSide) / 2, dy: SkySheet.wheelTop)
    scene.group(
      "wheel", role: .figure(alternative: base.title(in: language)), transform: .translation(place)
    ) {
      $0.add(wheel.scene(isTransparent: true))
    }
    scene.group("tables") { tables in
      if isOfTwoBirths { paintComparison(&tables, painter) } else { paintList(&tables, painter) }
    }
    scene.group("notes") { painter.line(notes, style.line, at: SkySheet.size.height - 20, &$0) }
  }

  private func paintHeader(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let names = isOfTwoBirths ? heads.joined(separator: " & ") : base.title(in: language)
    painter.title(isOfTwoBirths || base.name == nil ? names : base.name ?? names, &group)
    for (index, facts) in facts.enumerated() {
      group.group("line", role: .paragraph) {
        painter.line(facts, style.inked(style.line, ink(index)), at: 65 + 12.5 * Double(index), &$0)
      }
    }
  }

  /// The header lines, one for each sky: what it is, when, and where.
  private var facts: [[String]] {
    let charts = [base] + skies.map(\.chart)
    return charts.indices.map { index in
      let caption = ChartCaption(of: charts[index], in: language)
      // The lines of a derived sky already begin with what it is.
      let head = charts[index].kind == .natal ? [heads[index]] : []
      let reckoning = charts[index].derived?.lines(in: language) ?? []
      // Of two births the line says whose time is unknown.
      let time =
        caption.time.prefix(1) + caption.unknownTime.prefix(1).map(\.lowercasedFirst)
        + caption.time.dropFirst()
      return head + time + caption.place.prefix(charts[index].birth == nil ? 0 : 2) + reckoning
    }
  }

  /// The greatest orbs of the aspects that the sheet lists, each sky's with its mark where they differ.
  var orbs: [String] {
    let areAlike = Set(skies.map(\.orbs)).count == 1
    return skies.enumerated().prefix(areAlike ? 1 : skies.count).map { index, sky in
      SkyWording.orbs(sky.orbs, of: areAlike ? "" : owners.marks[index + 1], in: language)
    }
  }

  /// What all skies have in common, and what a reader has to know about each.
  private var notes: [String] {
    let reckoning = ChartCaption(of: base, in: language)
    let captions = ([base] + skies.map(\.chart)).map { ChartCaption(of: $0, in: language) }
    // The header says whose time is unknown.
    let untimed = captions.flatMap { $0.unknownTime.dropFirst() }
    let others = captions.dropFirst().flatMap(\.notes)
    let looser = wheel.undrawnAspects
    let undrawn =
      (looser == 0 ? [] : [SkyWording.undrawn(looser, in: language)])
      + wheel.figure.endsOfAspects(in: language) + wheel.figure.undrawnRings(in: language)
    var seen: Set<String> = []
    return
      (Array(reckoning.place.dropFirst(base.birth == nil ? 0 : 2)) + untimed
      + orbs + reckoning.notes + others + undrawn)
      .filter { seen.insert($0).inserted }
  }
}
