import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

extension WheelBuilder {
  /// The greatest number of lines between skies that are drawn: more would merge into a gray area.
  ///
  /// Conjunctions are marks on the divider, not lines, and are all drawn.
  private static let mostCrossLines = 40

  /// The aspects as lines and as marks of conjunctions, with the glyphs for which there is room.
  ///
  /// - Returns: The chords, the loosest first, and how many aspects were left out.
  func chords() -> (drawn: [Chord], undrawn: Int) {
    guard options.showsAspects else { return ([], 0) }
    let ties = drawnTies()
    // The tightest are drawn last, on top of the others, but their glyphs are placed first.
    var chords = ties.drawn.sorted { $0.tightness < $1.tightness }.map(chord)
    nameApart(&chords)
    combine(&chords)
    bracket(&chords)
    spread(&chords)
    if options.detail == .full { setGlyphs(on: &chords) }
    return (chords, ties.undrawn)
  }

  /// The aspects to draw: all within a single ring, or the tightest between the outermost ring and the base
  /// without those that last minutes.
  private func drawnTies() -> (drawn: [WheelFigure.Tie], undrawn: Int) {
    guard figure.rings.count > 1 else { return (figure.ties, 0) }
    let outermost = min(figure.rings.count, plan.bands.count) - 1
    let cross = figure.ties.filter { $0.ring1 == outermost && $0.ring2 == 0 && !$0.aspect.isFleeting }
    let lines = cross.filter { $0.aspect.type != .conjunction }
    let tightest = lines.sorted { $0.tightness > $1.tightness }.prefix(WheelBuilder.mostCrossLines)
    let conjunctions = cross.filter { $0.aspect.type == .conjunction }
    return (conjunctions + tightest, lines.count - tightest.count)
  }

  private func setGlyphs(on chords: inout [Chord]) {
    let rim = (center: dial.center, radius: plan.aspectOuter * dial.halfSide)
    let dot = AspectPainter.reach(in: metrics.lineWidth(in: theme))
    let dots = chords.filter { $0.form == .line && $0.tie.isCross }.map {
      Footprint.Block(center: $0.segment.start, half: Size(square: dot))
    }
    // Brackets are outside the aspect circle, so none of them runs behind a glyph.
    let lines = chords.map { chord in
      chord.form == .line ? chord.straight : Segment(chord.segment.start, chord.segment.start)
    }
    var glyphs = ChordGlyphs(
      metrics: metrics, chords: lines, types: chords.map(\.aspect.type), isColorless: theme.dashesNatures,
      rim: rim, dots: dots)
    func set(_ text: ShapedText, on index: Int, in seat: ChordGlyphs.Seat) {
      var id = chords[index].id
      id.part = .glyph
      chords[index].glyph = Mark(id: id, kind: .aspectGlyph, text: text, center: seat.center)
      glyphs.take(seat, on: index)
    }
    var silent: [(index: Int, small: ShapedText)] = []
    for index in orderOfGlyphs(on: chords) {
      let aspect = chords[index].aspect
      let whole = symbol(aspect.type.symbol, type.aspectGlyph(aspect.type.nature))
      let small = whole.scaled(by: WheelBuilder.smallGlyph)
      let seat = glyphs.seat(whole.inkBounds.size, on: index)
      // Without its glyph a minor aspect would be taken for a major one, so a small one is better than none; and than
      // one on a line to which it does not belong.
      let isWanted = seat?.isMisleading ?? !aspect.type.isMajor
      let other = isWanted ? glyphs.seat(small.inkBounds.size, on: index) : nil
      if let other, !other.isMisleading || seat == nil {
        set(small, on: index, in: other)
      } else if let seat {
        set(whole, on: index, in: seat)
      } else {
        silent.append((index, small))
      }
    }
    for (index, small) in silent {
      let seat = glyphs.seatAmongOthers(small.inkBounds.size, on: index)
      let isMinor = !chords[index].aspect.type.isMajor
      guard let seat = seat ?? (isMinor ? glyphs.lastSeat(small.inkBounds.size, on: index) : nil) else {
        continue
      }
      set(small, on: index, in: seat)
    }
    for index in chords.indices where chords[index].form == .line {
      chords[index].lines = chords[index].course.flatMap(glyphs.parts)
    }
  }

  /// The lines in the order in which their glyphs are placed: minor aspects first, because without a glyph they would
  /// be taken for major ones and many of their lines are short, and then the tightest first.
  private func orderOfGlyphs(on chords: [Chord]) -> [Int] {
    let lines = chords.indices.reversed().filter { chords[$0].form == .line }
    return lines.filter { !chords[$0].aspect.type.isMajor } + lines.filter { chords[$0].aspect.type.isMajor }
  }

  /// The size of a glyph that finds no place otherwise, as a fraction of the usual one.
  private static let smallGlyph = 0.72

  // MARK: - One aspect

  private func chord(_ tie: WheelFigure.Tie) -> Chord {
    let (start, end) = (tie.longitude1.degrees, tie.longitude2.degrees)
    let isCross = tie.isCross
    let id = ElementID(
      ring: isCross ? name(ofRing: tie.ring1) : nil,
      .aspect(tie.aspect.end1, tie.aspect.end2, ring2: isCross ? name(ofRing: tie.ring2) : nil))
    let line = Segment(
      dial.point(start, radius: endRadius(ofRing: tie.ring1)),
      dial.point(end, radius: endRadius(ofRing: tie.ring2)))
    guard tie.aspect.type == .conjunction else {
      return Chord(id: id, tie: tie, form: .line, segment: line, lines: [line])
    }
    if isCross, let divider = plan.divider(around: 0) {
      let bridge = Segment(
        dial.point(start, radius: divider.upperBound), dial.point(end, radius: divider.lowerBound))
      return Chord(id: id, tie: tie, form: .bridge, segment: bridge, lines: [bridge])
    }
    return Chord(id: id, tie: tie, form: .bracket, segment: line, lines: [])
  }

  private func endRadius(ofRing ring: Int) -> Double {
    metrics.endRadius(ofRing: ring, on: plan.aspectOuter, in: theme)
  }

  /// Gives ids of their own to several aspects of the same pair: those of the looser ones include their type.
  private func nameApart(_ chords: inout [Chord]) {
    var taken: Set<ElementID> = []
    for index in chords.indices.reversed() where !taken.insert(chords[index].id).inserted {
      guard case .aspect(let first, let second, let ring2, _) = chords[index].id.subject else { continue }
      chords[index].id.subject = .aspect(first, second, ring2: ring2, type: chords[index].aspect.type)
    }
  }
}
