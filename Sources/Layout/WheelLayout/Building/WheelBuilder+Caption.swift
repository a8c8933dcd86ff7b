import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension WheelBuilder {
  typealias Corners = (marks: [Mark], signs: [CornerSign])

  /// The words in the corners: never cut short, broken into lines where that helps, and all in one size
  /// except the name.
  ///
  /// - Parameters:
  ///   - undrawn: How many aspects are left out, which a note at the foot reports.
  ///   - rings: The bodies at their seats, of which those outside their houses are named at the foot.
  func captionMarks(undrawn: Int, _ chords: [Chord], _ rings: [SeatedRing]) -> Corners {
    let notes = note(undrawn) + borrowed(in: rings)
    guard let caption = options.caption, options.detail == .full else { return ([], []) }
    // Words of minor importance are left out before anything is set smaller than is easy to read.
    let easy = CornerText.scales.filter { $0 > 0.8 }
    for (caption, scales) in [
      (caption, easy), (caption.briefer, easy), (caption.keyed, CornerText.scales.filter { $0 > 0.6 }),
      (caption.keyed.briefer, CornerText.scales.filter { $0 > 0.6 }), (caption.essential, CornerText.scales),
    ] {
      let corners = corners(of: caption, notes, chords)
      for scale in scales {
        if let set = set(corners, scale) { return set }
      }
    }
    return ([], [])
  }

  /// All corners at one scale; `nil` if some words do not fit.
  private func set(_ corners: [(CornerText, [CornerText.Words])], _ scale: Double) -> Corners? {
    var all: Corners = ([], [])
    for (corner, words) in corners {
      guard let set = corner.set(words, scale: scale) else { return nil }
      all.marks += set.marks
      all.signs += set.signs
    }
    return all
  }

  private func corners(
    of caption: WheelCaption, _ notes: [String], _ chords: [Chord]
  ) -> [(CornerText, [CornerText.Words])] {
    let title = caption.title.map { words($0, "title", type.title) }
    let phase = caption.phase.map { words in
      self.words(words, "phase", sign: caption.elongation.map { .moon($0) })
    }
    let skies = caption.skies.enumerated().flatMap { index, lines in
      words(lines, "sky.\(index + 1)", skyType(ofRing: index + 1).skyCaption)
    }
    return [
      (
        corner(isRight: false, isFoot: false),
        [title].compactMap { $0 } + words(caption.time, "time")
          + words(Array(caption.unknownTime.prefix(1)), "unknown", type.urgentCaption)
      ), (corner(isRight: true, isFoot: false), words(caption.place, "place")),
      (
        corner(isRight: false, isFoot: true),
        [phase].compactMap { $0 } + words(caption.meaning, "meaning") + words(caption.balance, "balance")
          + skies + words(ends(beside: skies), "ends")
      ),
      (
        corner(isRight: true, isFoot: true),
        // The lowest line is the widest, so notes, which are sentences, are placed there.
        key(caption, chords) + words(caption.unknownTime.dropFirst() + caption.notes + notes, "note")
      ),
    ]
  }

  private func corner(isRight: Bool, isFoot: Bool) -> CornerText {
    CornerText(dial: dial, isRight: isRight, isFoot: isFoot, roomBeside: options.roomBeside)
  }

  private func words(_ lines: [String], _ name: String, _ style: TextStyle? = nil) -> [CornerText.Words] {
    lines.enumerated().map { index, line in
      words(line, name, style, index: lines.count == 1 ? nil : index + 1)
    }
  }

  private func words(
    _ text: String, _ name: String, _ style: TextStyle? = nil, index: Int? = nil,
    sign: CornerSign.Kind? = nil
  ) -> CornerText.Words {
    let (style, shape) = (style ?? type.caption, shape)
    // The name of a zone may be as long as that of a place.
    let breaksAtComma = name == "place" || name == "time"
    let measured = MeasuredWords(text, breaksAtCommas: breaksAtComma) { shape($0, style) }
    return CornerText.Words(
      measured: measured, name: name, index: index, size: style.size, breaksAtComma: breaksAtComma,
      sign: sign)
  }

  /// The meanings of the lines of aspects, for those kinds that occur.
  private func key(_ caption: WheelCaption, _ chords: [Chord]) -> [CornerText.Words] {
    let lines = chords.filter { $0.form == .line && $0.aspect.isOrbKnown }.map(\.aspect.isApplying)
    // On a page transits move, and the key holds at every moment.
    let isOfTransits = !chords.isEmpty && figure.rings.dropFirst().last?.sky == .transit
    let marks = WheelCaption.KeyItem.allCases.filter { item in
      switch item {
      case .applying: isOfTransits || lines.contains(true)
      case .separating: isOfTransits || lines.contains(false)
      case .tight: isOfTransits || chords.contains { $0.form == .line && $0.isTight }
      case .uncertain: chords.contains { !$0.aspect.isOrbKnown }
      case .conjunction: isOfTransits || chords.contains { $0.form != .line }
      case .range: figure.rings.contains { $0.placements.contains(where: \.isBroad) }
      case .ownEnd, .otherEnd: false
      }
    }.compactMap { item in
      caption.key[item].map { words($0, "key.\(item.rawValue)", sign: .key(item)) }
    }
    return marks + (caption.key[.conjunction] == nil ? [] : ends(of: chords))
  }

  /// Whose the dots at the ends of lines and the rings are, where two skies meet.
  private func ends(of chords: [Chord]) -> [CornerText.Words] {
    guard let cross = chords.first(where: \.tie.isCross)?.tie else { return [] }
    let language = Language(locale: options.language)
    let names = figure.owners(in: language).names
    return [(WheelCaption.KeyItem.ownEnd, cross.ring2), (.otherEnd, cross.ring1)].map { item, ring in
      words(
        language.phrasebook.ring(of: WritingDirection.isolated(names[ring]), isInner: ring == 0),
        "key.\(item.rawValue)", sign: .key(item, ring: ring))
    }
  }

  /// Which bodies have aspects between skies, below the lines of the skies.
  private func ends(beside skies: [CornerText.Words]) -> [String] {
    skies.isEmpty || !options.showsAspects ? [] : figure.endsOfAspects(in: Language(locale: options.language))
  }

  private func note(_ undrawn: Int) -> [String] {
    let language = Language(locale: options.language)
    let looser = undrawn == 0 ? [] : [SkyWording.undrawn(undrawn, in: language)]
    return looser + (options.showsAspects ? figure.undrawnRings(in: language) : [])
  }

  /// The houses of bodies that are drawn outside them, one line for each house.
  private func borrowed(in rings: [SeatedRing]) -> [String] {
    guard let houses = figure.houses else { return [] }
    let language = Language(locale: options.language)
    let strangers = rings.flatMap(\.bodies).filter(\.isBorrowed).map(\.placement)
    return Dictionary(grouping: strangers) { houses.house(of: $0.longitude) }.sorted { $0.key < $1.key }
      .map { language.phrasebook.drawnOutside(Array(Set($0.value.map(\.body))).sorted(), ofHouse: $0.key) }
  }

  /// Words that fit into a width: they get smaller, down to seven tenths, and are then cut short.
  func fitted(_ words: String, _ style: TextStyle, _ width: Double) -> ShapedText {
    let text = shape(words, style)
    guard text.inkBounds.width > width, text.inkBounds.width > 0 else { return text }
    let scale = width / text.inkBounds.width
    if scale >= 0.7 { return text.scaled(by: scale) }
    return cut(words, style, width / 0.7).scaled(by: 0.7)
  }

  /// The longest beginning of the words that fits with an ellipsis after it.
  private func cut(_ words: String, _ style: TextStyle, _ width: Double) -> ShapedText {
    let characters = Array(words)
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if shape(String(characters[..<middle]) + "…", style).inkBounds.width <= width {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    return shape(String(characters[..<fits]) + "…", style)
  }
}

extension WheelCaption {
  /// Without what only explains marks that speak for themselves.
  fileprivate var briefer: WheelCaption {
    var caption = self
    caption.key[.conjunction] = nil
    return caption
  }

  /// What a picture must not leave out, and what its lines mean.
  fileprivate var keyed: WheelCaption {
    var caption = self
    (caption.phase, caption.elongation, caption.meaning) = (nil, nil, [])
    return caption
  }

  /// Only what a picture must not leave out.
  fileprivate var essential: WheelCaption {
    var caption = keyed
    caption.key = [:]
    return caption
  }
}
