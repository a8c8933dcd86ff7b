package import AstroDrawing
package import AstroGeometry
package import AstroThemes

/// Paints a by-line in the inks of a theme.
package struct BylinePainter {
  private let byline: Byline
  private let theme: Theme
  private let language: String
  private let shaper: any TextShaper

  /// - Parameter language: The language of the words around it, as a BCP 47 tag.
  package init(_ byline: Byline, theme: Theme, language: String, shaper: any TextShaper) {
    (self.byline, self.theme, self.language, self.shaper) = (byline, theme, language, shaper)
  }

  /// How the name is set, in points.
  private func nameStyle(size: Double) -> TextStyle {
    TextStyle(.interMedium, size: size, paint: theme.paint(.faintInk))
  }

  /// The logo and the name beside each other, and where they are.
  package struct Placed {
    /// The box around logo and name, in points.
    package let box: Rect
    let logo: Rect?
    let name: ShapedText
    let nameOrigin: Point
  }

  /// Puts logo and name against the right end of a box, in the middle of its height; without room for both beside each
  /// other the name gets smaller.
  ///
  /// - Parameters:
  ///   - box: Where they may be, in points; the logo is at most as high.
  ///   - logoWidth: The greatest width of the logo.
  ///   - size: The size of the name's type, in points.
  package func placed(in box: Rect, logoWidth: Double, size: Double, alignsLeft: Bool = false) -> Placed {
    let mark = byline.logo.map { $0.size.fitted(into: Size(width: logoWidth, height: box.height)) }
    let gap = mark == nil ? 0 : size * 0.7
    let shaped = shaper.shape(byline.name, nameStyle(size: size), language: language)
    let room = box.width - (mark?.width ?? 0) - gap
    let name = shaped.scaled(by: min(1, max(room, 1) / max(shaped.advance, 1)))
    let width = (mark?.width ?? 0) + gap + name.advance
    let left = alignsLeft ? box.minX : box.maxX - width
    let logo = mark.map { Rect(center: Point(x: left + $0.width / 2, y: box.center.y), size: $0) }
    let height = max(mark?.height ?? 0, size)
    return Placed(
      box: Rect(x: left, y: box.center.y - height / 2, width: width, height: height), logo: logo, name: name,
      nameOrigin: Point(x: left + (mark?.width ?? 0) + gap, y: box.center.y + size * 0.36))
  }

  package func paint(_ placed: Placed, into scene: inout some SceneBuilding) {
    scene.group("byline") { group in
      if let logo = byline.logo, let box = placed.logo { paint(logo, in: box, &group) }
      group.group("author", role: .paragraph) { $0.place(placed.name, at: placed.nameOrigin) }
    }
  }

  /// A logo that needs a plate gets smaller, so that the plate is where the logo would have been.
  private func paint(_ logo: Logo, in box: Rect, _ group: inout Scene.Group) {
    let isPlated = logo.needsPlate(on: theme.paper)
    if isPlated { group.fill(Path(box), Logo.plate) }
    let share = isPlated ? 0.8 : 1
    let inner = Rect(center: box.center, size: Size(width: box.width * share, height: box.height * share))
    let place = Affine.scale(inner.width / max(logo.size.width, 0.001)).then(
      .translation(inner.origin - .origin))
    group.group("logo", role: .figure(alternative: byline.name), transform: place) { $0.items += logo.items }
  }

  /// Sets the imprint's lines below each other.
  ///
  /// - Parameters:
  ///   - origin: The start of the first line's baseline, in points.
  ///   - width: The greatest width of a line; a longer one gets smaller.
  package func paintImprint(
    at origin: Point, width: Double, size: Double, into scene: inout some SceneBuilding
  ) {
    let style = TextStyle(.inter, size: size, paint: theme.paint(.faintInk))
    scene.group("imprint", role: .paragraph) { group in
      for (index, line) in byline.imprint.enumerated() {
        let shaped = shaper.shape(line, style, language: language)
        group.place(
          shaped.scaled(by: min(1, width / max(shaped.advance, 1))),
          at: origin + Vector(dx: 0, dy: Double(index) * size * 1.35))
      }
    }
  }
}

extension Size {
  /// The size with the same proportions that just fits into another.
  fileprivate func fitted(into room: Size) -> Size {
    let scale = min(room.width / max(width, 0.001), room.height / max(height, 0.001))
    return Size(width: width * scale, height: height * scale)
  }
}
