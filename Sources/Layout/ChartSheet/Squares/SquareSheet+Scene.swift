package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition

extension SquareSheet {
  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let scale = width / size.width
    var scene = Scene(
      size: Size(width: width, height: size.height * scale),
      background: isTransparent ? nil : style.theme.paint(.paper))
    scene.group("squares", transform: .scale(scale)) { group in
      let texts = texts(shaper)
      for square in squares { square.paintGround(&group) }
      paint(texts.title, "title", .heading(level: 1), &group)
      for line in texts.lines { paint([line], "line", .paragraph, &group) }
      for (index, square) in squares.enumerated() {
        if texts.heads.count == squares.count {
          paint([texts.heads[index]], "varga", .heading(level: 2), &group)
        }
        group.group(square.figure.varga.name, role: .figure(alternative: square.description(in: language))) {
          square.paint(&$0, in: language)
        }
      }
      if texts.heads.count < squares.count { paint(texts.heads, "varga", .heading(level: 2), &group) }
      paint(texts.foot, "foot", .paragraph, &group)
    }
    return scene
  }

  /// What the page shows, in words: its name, and each place with its house.
  package var description: String {
    ([name] + squares.prefix(1).map { $0.description(in: language) }).joined(separator: "; ")
  }

  private func paint(_ texts: [PlacedText], _ label: String, _ role: Role, _ group: inout Scene.Group) {
    group.group(label, role: role) { group in
      for text in texts { group.place(text.text, at: text.origin) }
    }
  }
}
