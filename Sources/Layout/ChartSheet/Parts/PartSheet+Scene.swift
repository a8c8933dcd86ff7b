import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension PartSheet {
  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let scale = width / size.width
    var scene = Scene(
      size: Size(width: width, height: size.height * scale),
      background: isTransparent ? nil : style.theme.paper)
    scene.group("part", transform: .scale(scale)) { paint(&$0, shaper) }
    return scene
  }

  /// What the part shows, in words.
  package var description: String { chart.description(in: language) }

  private func paint(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let margin = PartSheet.margin
    if let name {
      group.group("title", role: .heading(level: 1)) { title in
        let lines = name.lines.enumerated()
        for (index, line) in lines {
          let baseline = margin + name.size * 0.74 + name.pitch * Double(index)
          title.place(line, at: Point(x: margin - line.inkBounds.minX, y: baseline))
        }
      }
    }
    paint(head, "line", at: corner.y - PartSheet.gap - head.height, &group)
    let painter = SheetPainter(style: style, language: language, shaper: shaper)
    content.paint(&group, at: corner, painter)
    paint(foot, "foot", at: size.height - margin - foot.height, &group)
  }

  private func paint(_ lines: PartLines, _ label: String, at top: Double, _ group: inout Scene.Group) {
    group.group(label, role: .paragraph) { group in
      for line in lines.placed(at: Point(x: PartSheet.margin, y: top)) {
        group.place(line.text, at: line.origin)
      }
    }
  }

  /// Everything in the layout that breaks a promise, in one sentence each; should be empty.
  package func audit(shaper: any TextShaper) -> [String] {
    scene(width: size.width, shaper: shaper).wordsAmiss()
  }
}

extension Scene {
  /// Words that leave the page or touch others, in one sentence each.
  ///
  /// - Parameter label: The label of groups whose words are not looked at.
  func wordsAmiss(but label: String? = nil) -> [String] {
    let words = Scene.words(items, under: .identity, but: label)
    let page = Rect(origin: .origin, size: size)
    let outside = words.filter { !page.contains($0.box) }.map { "“\($0.text)” leaves the page" }
    return outside
      + words.indices.flatMap { first in
        words.indices.dropFirst(first + 1).filter { words[first].box.intersects(words[$0].box) }
          .map { "“\(words[first].text)” touches “\(words[$0].text)”" }
      }
  }

  /// The runs of glyphs with their places, each in a box from the baseline up to half an em, a hair smaller: the
  /// least that any ink takes.
  private static func words(
    _ items: [Item], under transform: Affine, but label: String?
  ) -> [(text: String, box: Rect)] {
    items.flatMap { item -> [(text: String, box: Rect)] in
      switch item {
      case .glyphs(let run, let origin):
        let start = transform.apply(Point(x: origin.x, y: origin.y - run.size / 2))
        let end = transform.apply(Point(x: origin.x + run.advance, y: origin.y))
        let box = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        return [(run.text, box.expanded(by: -0.3))]
      case .group(let group):
        return group.label == label && label != nil
          ? [] : words(group.items, under: group.transform.then(transform), but: label)
      default: return []
      }
    }
  }
}
