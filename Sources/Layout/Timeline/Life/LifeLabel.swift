import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Sets what stands in a cell, as much of it as there is room for.
struct LifeLabel {
  let builder: LifeBuilder
  let id: String
  let title: String
  let box: Rect

  /// The space beside the ink of a long period, and between its parts, in points.
  private static let margin = 5.0
  private static let gap = 4.0

  /// The glyph of a long period, its name and the month in which it begins; without room, less.
  func long(_ ruler: LifePeriod.Ruler, since month: String?) -> [TimelineMark] {
    let name = builder.shape(ruler.name(in: builder.language), builder.type.name)
    let all =
      [builder.glyph(of: ruler, size: LifeType.longGlyph), name]
      + [month.map { builder.shape($0, builder.type.month) }].compactMap(\.self)
    let shown = [all, [all[0], name]].first { parts in
      parts.reduce(-LifeLabel.gap) { $0 + $1.inkBounds.width + LifeLabel.gap } + 2 * LifeLabel.margin
        <= box.width
    }
    guard let shown else { return alone(ruler, size: LifeType.longGlyph) }
    var left = box.minX + LifeLabel.margin
    return shown.enumerated().map { index, text in
      defer { left += text.inkBounds.width + LifeLabel.gap }
      return TimelineMark(
        "\(id).\(["glyph", "name", "month"][index])", text, inkFrom: left,
        baseline: index == 0 ? middle(of: text) : box.center.y + builder.type.name.size * 0.36, title: title)
    }
  }

  /// The glyph of a short period in the middle of its cell.
  func short(_ ruler: LifePeriod.Ruler) -> [TimelineMark] { alone(ruler, size: LifeType.shortGlyph) }

  /// The year of life and the glyph of its sign.
  func year(_ ruler: LifePeriod.Ruler, _ age: Int) -> [TimelineMark] {
    let number = builder.shape("\(age)", builder.type.age)
    let glyph = builder.glyph(of: ruler, size: LifeType.shortGlyph)
    let gap = 2.6
    let width = number.inkBounds.width + gap + glyph.inkBounds.width
    guard width + 2 * LifePlan.air <= box.width else { return alone(ruler, size: LifeType.shortGlyph) }
    let left = box.center.x - width / 2
    return [
      TimelineMark(
        "\(id).age", number, inkFrom: left, baseline: box.center.y + builder.type.age.size * 0.36,
        title: title),
      TimelineMark(
        "\(id).glyph", glyph, inkFrom: left + number.inkBounds.width + gap, baseline: middle(of: glyph),
        title: title),
    ]
  }

  /// The glyph alone, smaller in a narrow cell; nothing where it could not be read.
  private func alone(_ ruler: LifePeriod.Ruler, size: Double) -> [TimelineMark] {
    let glyph = builder.glyph(of: ruler, size: size)
    let scale = min(1, (box.width - 2 * LifePlan.air) / max(glyph.inkBounds.width, 0.001))
    guard size * scale >= LifePlan.leastType else { return [] }
    let text = glyph.scaled(by: scale)
    return [
      TimelineMark(
        "\(id).glyph", text, centeredOn: box.center.x, baseline: middle(of: text), title: title)
    ]
  }

  /// The baseline that puts ink into the middle of the cell.
  private func middle(of text: ShapedText) -> Double { box.center.y - text.inkBounds.center.y }
}
