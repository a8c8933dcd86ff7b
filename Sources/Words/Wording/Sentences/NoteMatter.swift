package import AstroChartModel
public import AstroDiagnostics

/// The content of a note, independent of its wording.
package enum NoteMatter: Hashable, Sendable {
  case houseSystemFallback(asked: HouseSystem, used: HouseSystem)
  /// A birth before standard time; whose mean time was taken: the city's, or the place's own (`nil`).
  case meanTime(MeanTime, city: String?)
  case pointLeftOut(Body, Omission)
  case positionsAsGiven
  /// Relocation was asked for, but the chart has no houses.
  case nothingToRelocate
  /// A calendar was asked for a birth without a known time.
  case nothingToMeet
  /// Some days lack a sunrise or a sunset and therefore have no planetary hours.
  case noSunrise
  /// The angle whose midpoint the cusps were computed from.
  case housesAnchored(ChartAngle)
  /// Which of a body's two midpoints was used: the one nearer to an angle, or to the Sun (`nil`).
  case twoMidpoints(Body, nearer: ChartAngle?)
  /// A field of a chart file, what it says, and what is true.
  case contradiction(field: String, says: String, Truth)
  /// Characters, and how many more there are that are not listed.
  case missingGlyphs(String, more: Int)
  /// Bodies that are drawn outside their house because it had no room for them.
  case borrowedRoom([Body])
  case narrowedFigure
  /// What was taller than a page, such as `table`.
  case shrunkBlock(String)
  /// The tag of the language.
  case noHyphenation(String)
  case weakTheme(Weakness)
  /// A field of a report, how many units it has, which unit, and how many it should have.
  case outOfBounds(field: String, Int, of: ReportUnit, ClosedRange<Int>)
  /// The ids of the rules.
  case noWords(rules: String)

  /// A clock reading before standard time, the offset taken, as in `+02:02:04`, and another one.
  package struct MeanTime: Hashable, Sendable {
    package var local: String
    package var zone: String
    package var taken: String
    package var other: String
    /// How many minutes later in universal time the other would be; negative if earlier.
    package var minutes: Int
  }

  /// What is true of a body in a chart file.
  package enum Truth: Hashable, Sendable {
    case house(Int)
    case noHouses
    case sign(Sign)
  }

  /// A finding about inks of a theme that are hard to see or to tell apart.
  package struct Weakness: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case text, line, natures, skies, elements, bodies }

    package var kind: Kind
    /// Whether it compares two inks, rather than an ink with its background.
    package var comparesInks: Bool { kind != .text && kind != .line }
    /// The type of vision: `typical`, or the name of a color blindness.
    package var vision: String
    package var figure: String
    package var required: String
    /// The inks, by the names of their fields.
    package var inks: [String]
  }

  /// The units in which the lengths of a report are counted.
  package enum ReportUnit: String, CaseIterable, Hashable, Sendable {
    case sentences, words
    case advice = "pieces of advice"
  }
}

extension NoteMatter {
  /// `nil` for a note that consists of its words only, because it was read from a file or is worded where it
  /// arises.
  package init?(_ note: Note) {
    let matter = note.matter
    func at(_ index: Int) -> String { index < matter.count ? matter[index] : "" }
    switch note.code {
    case .houseSystemFallback:
      guard let asked = HouseSystem(name: at(0)), let used = HouseSystem(name: at(1)) else { return nil }
      self = .houseSystemFallback(asked: asked, used: used)
    case .localMeanTime, .cityMeanTime:
      guard matter.count >= 5, let minutes = Int(at(4)) else { return nil }
      let time = MeanTime(local: at(0), zone: at(1), taken: at(2), other: at(3), minutes: minutes)
      self = .meanTime(time, city: note.code == .cityMeanTime ? at(5) : nil)
    case .pointLeftOut:
      guard let body = Body(named: at(0)), let reason = Omission(named: at(1)) else { return nil }
      self = .pointLeftOut(body, reason)
    case .contradiction:
      guard let truth = Truth(at(2), at(3)) else { return nil }
      self = .contradiction(field: at(0), says: at(1), truth)
    default:
      guard let other = NoteMatter(ofSkies: note.code, matter) ?? NoteMatter(ofPages: note.code, matter)
      else { return nil }
      self = other
    }
  }

  /// The notes on derived charts and calendars.
  private init?(ofSkies code: Note.Code, _ matter: [String]) {
    guard let first = matter.first else { return nil }
    switch code {
    case .positionsAsGiven: self = .positionsAsGiven
    case .timeUnknown: self = first == "calendar" ? .nothingToMeet : .nothingToRelocate
    case .noSunrise: self = .noSunrise
    case .housesAnchored:
      guard let angle = ChartAngle(named: first) else { return nil }
      self = .housesAnchored(angle)
    case .twoMidpoints:
      guard let body = Body(named: first) else { return nil }
      self = .twoMidpoints(body, nearer: matter.dropFirst().first.flatMap { ChartAngle(named: $0) })
    default: return nil
    }
  }

  /// The notes on pictures, documents and reports.
  private init?(ofPages code: Note.Code, _ matter: [String]) {
    func at(_ index: Int) -> String { index < matter.count ? matter[index] : "" }
    switch code {
    case .missingGlyphs where matter.count == 2: self = .missingGlyphs(at(0), more: Int(at(1)) ?? 0)
    case .borrowedRoom where !matter.isEmpty: self = .borrowedRoom(matter.compactMap { Body(named: $0) })
    case .scaled where at(0) == "column": self = .narrowedFigure
    case .scaled where at(0) == "page": self = .shrunkBlock(at(1))
    case .noHyphenation where matter.count == 1: self = .noHyphenation(at(0))
    case .weakTheme:
      guard let kind = Weakness.Kind(named: at(0)) else { return nil }
      self = .weakTheme(
        Weakness(
          kind: kind, vision: at(1), figure: at(2), required: at(3), inks: Array(matter.dropFirst(4))))
    case .outOfBounds:
      guard let count = Int(at(1)), let unit = ReportUnit(named: at(2)), let low = Int(at(3)),
        let high = Int(at(4)), low <= high
      else { return nil }
      self = .outOfBounds(field: at(0), count, of: unit, low...high)
    case Note.Code(rawValue: "NO_WORDS") where matter.count == 1: self = .noWords(rules: at(0))
    default: return nil
    }
  }
}

extension NoteMatter.Truth {
  fileprivate init?(_ kind: String, _ value: String) {
    switch kind {
    case "house":
      guard let house = Int(value) else { return nil }
      self = .house(house)
    case "sign":
      guard let sign = Sign(named: value) else { return nil }
      self = .sign(sign)
    case "noHouses": self = .noHouses
    default: return nil
    }
  }
}

extension Note {
  /// The note in the words of a language; a note that was read from a file keeps its own words.
  public func worded(in language: Language) -> Note {
    guard let matter = NoteMatter(self) else { return self }
    return Note(code, of: self.matter, language.phrasebook.note(matter))
  }
}

/// The inks of a theme other than those of bodies, under their names in theme files.
///
/// A language with its own words for inks must name every one.
package enum ThemeInk: String, CaseIterable, Hashable, Sendable {
  case paper, disc, ink, secondInk, thirdInk, faintInk, hairline
  case fire, earth, air, water, fireInk, earthInk, airInk, waterInk
  case harmonious, challenging, neutral, accent, retrograde, mark
}
