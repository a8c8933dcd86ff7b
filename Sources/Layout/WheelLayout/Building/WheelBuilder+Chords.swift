import AstroChartModel
import AstroDrawing
import AstroGeometry

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
    let lines = chords.map { $0.form == .line ? $0.segment : Segment($0.segment.start, $0.segment.start) }
    var glyphs = ChordGlyphs(
      metrics: metrics, chords: lines, types: chords.map(\.aspect.type), rim: rim, dots: dots)
    func set(_ text: ShapedText, on index: Int, at center: Point?) -> Bool {
      guard let center else { return false }
      var id = chords[index].id
      id.part = .glyph
      chords[index].glyph = Mark(id: id, kind: .aspectGlyph, text: text, center: center)
      return true
    }
    var silent: [(index: Int, small: ShapedText)] = []
    for index in chords.indices.reversed() where chords[index].form == .line {
      let aspect = chords[index].aspect
      let whole = symbol(aspect.type.symbol, type.aspectGlyph(aspect.type.nature))
      if set(whole, on: index, at: glyphs.place(whole.inkBounds.size, on: index)) { continue }
      // Without its glyph a minor aspect would be taken for a major one, so a small one is better than none.
      let small = whole.scaled(by: WheelBuilder.smallGlyph)
      if !aspect.type.isMajor, set(small, on: index, at: glyphs.place(small.inkBounds.size, on: index)) {
        continue
      }
      silent.append((index, small))
    }
    for (index, small) in silent {
      _ = set(small, on: index, at: glyphs.placeAmongOthers(small.inkBounds.size, on: index))
    }
    for index in chords.indices where chords[index].form == .line {
      chords[index].lines = glyphs.parts(of: index)
    }
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

  /// Gives conjunctions of each of several bodies with each of several others one mark: single ones would be
  /// drawn through each other.
  private func combine(_ chords: inout [Chord]) {
    guard let divider = plan.divider(around: 0) else { return }
    for group in ConjunctionGroup.groups(of: chords.map(\.tie)) {
      let comb = comb(group, on: divider)
      for index in group.ties where chords[index].form == .bridge {
        (chords[index].form, chords[index].bracket, chords[index].lines) = (.comb, comb, [])
      }
    }
  }

  /// Two arcs along the divider with a foot at each body, and a stem between them.
  private func comb(_ group: ConjunctionGroup, on divider: ClosedRange<Double>) -> Path {
    let depth = (divider.upperBound - divider.lowerBound) / 3
    let sides = [
      (group.outer.map(\.degrees), divider.upperBound, divider.upperBound - depth),
      (group.base.map(\.degrees), divider.lowerBound, divider.lowerBound + depth),
    ]
    var path = Path()
    for (places, edge, back) in sides {
      for place in places {
        path.append(Path(through: [dial.point(place, radius: edge), dial.point(place, radius: back)]))
      }
      guard let first = places.first, let last = places.last else { continue }
      let sweep = Longitude(first).distance(forwardTo: Longitude(last))
      path.append(dial.arc(from: first, to: first + sweep, radius: back))
    }
    let middles = [group.outer, group.base].map(middle)
    path.append(
      Path(through: [dial.point(middles[0], radius: sides[0].2), dial.point(middles[1], radius: sides[1].2)]))
    return path
  }

  /// The longitude halfway from the first to the last of some places, in degrees.
  private func middle(of places: [Longitude]) -> Double {
    guard let first = places.first, let last = places.last else { return 0 }
    return first.degrees + first.distance(forwardTo: last) / 2
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
