import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What the weights of the lines of aspects say.
@Suite struct AspectWeightTests {
  @Test(arguments: [Theme.light, .dark, .contrastLight, .print].map(\.name), 0..<4)
  func `every tight line is wider than every line that is not`(theme: String, seed: UInt64) throws {
    let theme = try #require(Theme.builtIn.first { $0.name == theme })
    var (charts, skies) = (RandomCharts(seed: 600 + seed), RandomSkies(seed: 620 + seed))
    var figures = try charts.next(20).map { WheelFigure(of: $0) }
    figures += try (0..<6).map { try skies.next(rings: 2 + $0 % 2) }
    for figure in figures {
      let wheel = Wheel(of: figure, theme: theme, shaper: RulerShaper())
      let pen = ChordPen(theme: theme, lineWidth: wheel.lineWidth)
      let lines = wheel.chords.filter { $0.form == .line }
      let loosest = lines.filter { !$0.isTight }.map { pen.stroke(of: $0).width }.max() ?? 0
      for line in lines where line.isTight {
        #expect(pen.stroke(of: line).width > 1.2 * loosest, "\(line.id)")
      }
    }
  }

  @Test func `tight is within a degree, and within a third of a narrower orb`() throws {
    let chart = try SampleChart.oksana(.allPoints)
    for tie in WheelFigure(of: chart).ties where tie.aspect.type.isMajor {
      #expect(!tie.isTight || tie.aspect.orb < 1)
      #expect(tie.isTight || tie.aspect.orb > 0.66)
    }
    let transits = WheelFigure(
      of: chart, around: [OuterSky(chart, as: .transit, orbs: [.square: 1.2, .trine: 1.2, .sextile: 1.2])])
    #expect(transits.ties.allSatisfy { $0.isTight == ($0.aspect.orb < 0.4) })
  }

  @Test func `hardly a minor aspect lacks its sign`() throws {
    let (fonts, births) = (try FontBook(), RandomBirths(seed: 650))
    var (told, silent) = (0, 0)
    for birth in births.prefix(60) {
      let chart = try SwissEphemeris().chart(of: birth, settings: ChartSettings.allPoints.withAllAspects)
      let lines = Wheel(of: chart, theme: .light, shaper: fonts).chords.filter { $0.form == .line }
      for line in lines where !line.aspect.type.isMajor {
        let isTold = lines.contains { other in
          guard let glyph = other.glyph, other.aspect.type == line.aspect.type else { return false }
          return Footprint.Block(of: glyph.text, at: glyph.center).isCrossed(by: line.segment, gap: 2)
        }
        if isTold { told += 1 } else { silent += 1 }
      }
    }
    #expect(told > 400 && silent * 50 < told, "\(silent) of \(silent + told)")
  }

  @Test func `hardly a line lacks a sign of its own, unless three of its kind stand on it`() throws {
    let (fonts, births) = (try FontBook(), RandomBirths(seed: 660))
    var (told, silent) = (0, 0)
    for birth in births.prefix(60) {
      let chart = try SwissEphemeris().chart(of: birth)
      let wheel = Wheel(of: chart, theme: .print, shaper: fonts)
      let lines = wheel.chords.filter { $0.form == .line }
      for line in lines {
        let kin = lines.count { other in
          guard let glyph = other.glyph, other.aspect.type == line.aspect.type else { return false }
          return Footprint.Block(of: glyph.text, at: glyph.center).isCrossed(by: line.segment, gap: 2)
        }
        if line.glyph != nil || kin > 2 { told += 1 } else { silent += 1 }
      }
    }
    #expect(told > 400 && silent * 50 < told, "\(silent) of \(silent + told)")
  }

  @Test func `no minor aspect is drawn as heavily as a tight major one`() throws {
    let wheel = Wheel.ruled(try SampleChart.crowded(2, ChartSettings.allPoints.withAllAspects))
    let pen = ChordPen(theme: .light, lineWidth: wheel.lineWidth)
    let minor = wheel.chords.filter { !$0.aspect.type.isMajor }
    #expect(minor.count > 3)
    for chord in minor {
      #expect(!chord.isTight && pen.stroke(of: chord).width < 0.96 * wheel.lineWidth, "\(chord.id)")
    }
  }
}
