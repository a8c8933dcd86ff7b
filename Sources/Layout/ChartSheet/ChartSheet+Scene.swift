package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension ChartSheet {
  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(
    width: Double = ChartSheet.size.width, isTransparent: Bool = false, shaper: any TextShaper
  ) -> Scene {
    let scale = width / ChartSheet.size.width
    var scene = Scene(
      size: Size(width: width, height: ChartSheet.size.height * scale),
      background: isTransparent ? nil : style.theme.paper)
    scene.group("sheet", transform: .scale(scale)) { paint(&$0, shaper) }
    return scene
  }

  private func paint(_ scene: inout Scene.Group, _ shaper: any TextShaper) {
    scene.group("header") { paintHeader(&$0, shaper) }
    scene.group("wheel", role: .figure(alternative: chart.description(in: language)), transform: wheelPlace) {
      $0.add(wheel.scene(isTransparent: true))
    }
    scene.group("tables") { paintTables(&$0, shaper) }
    scene.group("notes") { paintNotes(&$0, shaper) }
  }

  private var wheelPlace: Affine {
    .translation(Vector(dx: (ChartSheet.size.width - plan.wheelSide) / 2, dy: SheetStyle.wheelTop))
  }

  func painter(_ shaper: any TextShaper) -> SheetPainter {
    SheetPainter(style: style, language: language, shaper: shaper)
  }

  // MARK: - Header and notes

  private func paintHeader(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let painter = painter(shaper)
    painter.title(caption.title ?? chart.title(in: language), &group)
    for (index, parts) in [caption.time, caption.place].enumerated() where !parts.isEmpty {
      group.group("line", role: .paragraph) {
        painter.line(parts, style.line, at: 65 + 12.5 * Double(index), &$0)
      }
    }
    guard !caption.unknownTime.isEmpty else { return }
    group.group("unknown time", role: .paragraph) {
      painter.line(caption.unknownTime, style.urgent, at: 90, &$0)
    }
  }

  private func paintNotes(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let notes = caption.pointKinds + caption.notes
    guard !notes.isEmpty else { return }
    painter(shaper).line(notes, style.line, at: ChartSheet.size.height - 22, &group)
  }
}
