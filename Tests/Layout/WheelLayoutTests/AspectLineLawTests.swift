import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What the lines of aspects say: each that it is there, and each its own kind.
@Suite struct AspectLineLawTests {
  /// Random wheels of one, two or three skies, by all house systems and with ten to twenty-one bodies in each.
  private static func wheels(
    _ count: Int, rings: Int, seed: UInt64, side: Double = 600, _ theme: Theme = .light
  ) throws -> [Wheel] {
    let options = try WheelOptions(side: side, detail: WheelOptions.Detail(pixels: Int(side) * 2))
    var (charts, skies) = (RandomCharts(seed: seed), VariedSkies(seed: seed))
    let fonts = try FontBook()
    return try (0..<count).map { _ in
      let figure =
        rings == 1 ? WheelFigure(of: try #require(try charts.next())) : try skies.next(rings: rings)
      return Wheel(of: figure, options: options, theme: theme, shaper: fonts)
    }
  }

  @Test(arguments: [1, 2, 3], [150.0, 600])
  func `of two lines that run together each is seen, along half of its length or more`(
    rings: Int, side: Double
  ) throws {
    var bundled = 0
    for wheel in try Self.wheels(25, rings: rings, seed: 2810 + UInt64(rings), side: side) {
      let pen = ChordPen(theme: .light, lineWidth: wheel.lineWidth)
      let lines = wheel.chords.filter { $0.form == .line }
      for (index, first) in lines.enumerated() {
        for second in lines.dropFirst(index + 1) {
          let touch = (pen.stroke(of: first).width + pen.stroke(of: second).width) / 2
          if first.segment.shareClear(of: second.segment, by: touch) < 0.4 { bundled += 1 }
          let clear = first.straight.shareClear(of: second.straight, by: touch + 0.3 * wheel.lineWidth)
          #expect(clear > 0.4, "\(first.id) and \(second.id)")
        }
      }
    }
    #expect(bundled > 10)
  }

  @Test(arguments: [1, 2, 3])
  func `a line is moved by a hair, and ends where its bodies are`(rings: Int) throws {
    for wheel in try Self.wheels(25, rings: rings, seed: 2820) {
      for chord in wheel.chords where chord.form == .line {
        let ends = [chord.course.first?.start, chord.course.last?.end].compactMap { $0 }
        let dot = AspectPainter.smallestDot * wheel.lineWidth
        for (end, place) in zip(ends, [chord.segment.start, chord.segment.end]) {
          #expect(end.distance(to: place) <= dot)
        }
        #expect(chord.segment.distance(to: chord.straight.midpoint) < 8 * wheel.lineWidth)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `hardly any glyph lies on a line of its color that is of another kind`(rings: Int) throws {
    var (glyphs, misleading) = (0, 0)
    for wheel in try Self.wheels(60, rings: rings, seed: 2830 + UInt64(rings)) {
      let lines = wheel.chords.filter { $0.form == .line }
      for chord in lines {
        guard let glyph = chord.glyph else { continue }
        let (box, type) = (Footprint.Block(of: glyph.text, at: glyph.center), chord.aspect.type)
        let others = lines.filter { $0.aspect.type != type && $0.aspect.type.nature == type.nature }
        glyphs += 1
        if others.contains(where: { box.isCrossed(by: $0.straight, gap: wheel.lineWidth) }) {
          misleading += 1
        }
      }
    }
    #expect(glyphs > 800)
    #expect(misleading * 75 <= glyphs, "\(misleading) of \(glyphs)")
  }

  @Test(arguments: [Theme.light, .print])
  func `every minor aspect has its glyph`(theme: Theme) throws {
    var minor = 0
    for wheel in try Self.wheels(80, rings: 1, seed: 2840, theme) {
      for chord in wheel.chords where !chord.aspect.type.isMajor {
        minor += 1
        #expect(chord.glyph != nil, "\(chord.id), \(chord.segment.length / wheel.dial.halfSide)")
      }
    }
    #expect(minor > 300)
  }

  @Test(arguments: [2, 3])
  func `two conjunctions of a body with neighbors are told by a foot for each`(rings: Int) throws {
    var feet = 0
    for wheel in try Self.wheels(80, rings: rings, seed: 2850) {
      let marks = wheel.chords.filter { [.bridge, .comb].contains($0.form) }
      for (index, first) in marks.enumerated() {
        for second in marks.dropFirst(index + 1) where first.aspect.isOrbKnown == second.aspect.isOrbKnown {
          guard let apart = first.tie.apart(from: second.tie), apart < 1.5 else { continue }
          // A bridge of its own goes elsewhere: its other body is in a comb with others.
          #expect(first.form == .comb || second.form == .comb, "\(first.id) and \(second.id)")
        }
      }
      for comb in Dictionary(grouping: marks.filter { $0.form == .comb }, by: \.bracket) {
        feet += 1
        #expect(Set(comb.value.map(\.aspect.isOrbKnown)).count == 1)
        let bodies = Set(comb.value.map(\.aspect.end1)).count + Set(comb.value.map(\.aspect.end2)).count
        let places = comb.key?.starts ?? []
        // A foot for each body, and the arcs and the stem.
        #expect(places.count >= bodies + 1)
        for (index, foot) in places.prefix(bodies).enumerated() {
          for other in places.prefix(bodies).dropFirst(index + 1) {
            #expect(foot.distance(to: other) > 2.5 * wheel.lineWidth)
          }
        }
      }
    }
    #expect(feet > 20)
  }

  @Test func `a close conjunction within a wider bracket has one of its own`() throws {
    var close = 0
    for wheel in try Self.wheels(150, rings: 1, seed: 2860) {
      let marks = wheel.chords.filter { $0.bracket != nil }
      for chord in marks where chord.tie.longitude1.separation(from: chord.tie.longitude2) < 0.65 {
        close += 1
        let told = marks.filter { $0.bracket == chord.bracket }
        let widest = told.map { $0.tie.longitude1.separation(from: $0.tie.longitude2) }.max() ?? 0
        #expect(widest < 0.75, "\(chord.id)")
      }
    }
    #expect(close > 20)
  }

  @Test func `a dotted bracket has a foot at each end, and tells nothing sure`() throws {
    var dotted = 0
    var births = RandomBirths(seed: 2870)
    for var birth in (0..<120).compactMap({ _ in births.next() }) {
      birth.time = nil
      let wheel = Wheel.ruled(try SwissEphemeris().chart(of: birth))
      let marks = wheel.chords.filter { $0.bracket != nil }
      for mark in Dictionary(grouping: marks, by: \.bracket) {
        #expect(Set(mark.value.map(\.aspect.isOrbKnown)).count == 1)
        guard let path = mark.key, mark.value.contains(where: { !$0.aspect.isOrbKnown }) else { continue }
        dotted += 1
        // Dots begin anew with each foot, at the circle.
        let reach = path.starts.map { $0.distance(to: wheel.dial.center) }
        #expect(reach.count { $0 < (reach.max() ?? 0) - wheel.lineWidth / 2 } >= 2)
      }
    }
    #expect(dotted > 10)
  }
}

extension WheelFigure.Tie {
  /// How far the other ends of two ties of one body are from each other, in degrees; `nil` for ties of no body.
  fileprivate func apart(from other: WheelFigure.Tie) -> Double? {
    if aspect.end1 == other.aspect.end1 { return longitude2.separation(from: other.longitude2) }
    if aspect.end2 == other.aspect.end2 { return longitude1.separation(from: other.longitude1) }
    return nil
  }
}

extension Path {
  /// Where its pieces begin.
  fileprivate var starts: [Point] {
    elements.compactMap { element in
      guard case .move(let start) = element else { return nil }
      return start
    }
  }
}

extension Segment {
  /// The share of the line that is farther from another line than a distance.
  fileprivate func shareClear(of other: Segment, by least: Double) -> Double {
    let steps = 40
    let clear = (0...steps).count { step in
      other.distance(to: start.interpolated(to: end, by: Double(step) / Double(steps))) >= least
    }
    return Double(clear) / Double(steps + 1)
  }
}
