import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Two names beside each other, each above the Sun and the Moon of its person, all in the person's ink.
struct CardPair {
  private let columns: [Column]
  private let ampersand: ShapedText?
  private let style: CardPlan

  /// One person's part.
  private struct Column {
    let name: NameLines?
    let lights: ShapedText

    var nameWidth: Double { name?.lines.map(\.inkBounds.width).max() ?? 0 }
    var width: Double { max(nameWidth, lights.inkBounds.width) }
  }

  /// - Parameter names: `nil` where the two are not named.
  init(of charts: [Chart], named names: [String]?, by writer: CardWriter) {
    style = writer.style
    let inks = charts.indices.map { writer.style.theme.paint(Theme.ink(ofRing: $0, of: charts.count)) }
    let styles = inks.map { TextStyle(.vollkornSemiBold, size: CardPair.nameSize, paint: $0) }
    ampersand = names.map { _ in
      writer.shape(
        "&", TextStyle(.vollkorn, size: CardPair.nameSize, paint: writer.style.theme.paint(.faintInk)))
    }
    let natural = names.map { zip($0, styles).map { writer.shape($0, $1).inkBounds.width } } ?? []
    let free = writer.style.room - CardPair.gap
    let isOneLine = natural.reduce(0, +) <= free
    columns = charts.indices.map { index in
      Column(
        name: names.map {
          NameLines(
            $0[index], styles[index], room: isOneLine ? free : free / 2, language: writer.language.tag,
            shaper: writer.shaper, least: 0.46)
        }, lights: writer.lights(of: charts[index], inks[index]))
    }
  }

  func row(gap: Double) -> CardRow {
    let head = columns.compactMap(\.name?.height).max().map { $0 + 12 } ?? 0
    let widths = columns.map(\.width)
    let left = style.middle - (widths.reduce(0, +) + CardPair.gap) / 2
    let middles = [left + widths[0] / 2, left + widths[0] + CardPair.gap + widths[1] / 2]
    return CardRow(height: head + CardPair.lightsHeight, gap: gap) { top in
      var words = zip(columns, middles).flatMap { column, middle -> [PlacedText] in
        let name = column.name
        // A shorter name stands on the lowest line of the other's.
        let start = top + head - 12 - (name?.height ?? 0)
        return (name?.placed(around: middle, top: start) ?? []) + [
          PlacedText(
            column.lights, centeredAt: middle,
            baseline: top + head + CardPair.lightsHeight / 2 - column.lights.inkBounds.center.y)
        ]
      }
      if let ampersand {
        let edges = zip(columns, middles).map { ($1 - $0.nameWidth / 2, $1 + $0.nameWidth / 2) }
        let middle = (edges[0].1 + edges[1].0) / 2
        words.append(PlacedText(ampersand, centeredAt: middle, baseline: top + head - 26))
      }
      return CardBlock(label: "names", role: .heading(level: 1), words: words)
    }
  }

  private static let nameSize = 56.0
  /// The space between the two, and the height of the glyphs below the names.
  private static let gap = 96.0
  private static let lightsHeight = 40.0
}

extension CardWriter {
  /// The Sun and the Moon with their signs, as glyphs.
  fileprivate func lights(of chart: Chart, _ ink: Paint) -> ShapedText {
    let glyphs = [Body.sun, .moon].compactMap { chart.placement(of: $0) }.map { light in
      [light.body.symbol, light.isSureOfSign ? light.sign.symbol : nil].compactMap(\.self)
        .map { symbol($0, TextStyle(.symbols, size: 40, paint: ink)) }.joined(by: 10)
    }
    return glyphs.joined(by: 34)
  }
}
