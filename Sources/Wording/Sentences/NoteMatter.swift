package import ChartModel
public import Diagnostics

/// What a note tells, apart from its words.
package enum NoteMatter: Hashable, Sendable {
  case houseSystemFallback(asked: HouseSystem, used: HouseSystem)
  /// A zone, and the offset of the local mean time from UTC, such as `+02:02:04`.
  case localMeanTime(zone: String, offset: String)
  case pointLeftOut(Body, Omission)
  case positionsAsGiven
  /// A chart without houses was asked for at another place.
  case nothingToRelocate
  /// A calendar of a birth without its time.
  case nothingToMeet
  /// Days that have no planetary hours.
  case noSunrise
  /// The angle from whose midpoint the cusps hang.
  case housesAnchored(ChartAngle)
  /// Which of a body's two midpoints was taken: the nearer to an angle, or to the Sun (`nil`).
  case twoMidpoints(Body, nearer: ChartAngle?)
  /// A field of a chart file, what it says, and what is so.
  case contradiction(field: String, says: String, Truth)
  /// Characters, and how many more there are than are listed.
  case missingGlyphs(String, more: Int)
  /// Bodies that are drawn beside their house, which had no room for them.
  case borrowedRoom([Body])
  case narrowedFigure
  /// What was higher than a page, such as `table`.
  case shrunkBlock(String)
  /// The language's tag.
  case noHyphenation(String)
  case weakTheme(Weakness)
  /// A field of a report, how many of what it has, and how many it should have.
  case outOfBounds(field: String, Int, of: ReportUnit, ClosedRange<Int>)
  /// The rules' ids.
  case noWords(rules: String)

  /// What is so of a body in a chart file.
  package enum Truth: Hashable, Sendable {
    case house(Int)
    case noHouses
    case sign(Sign)
  }

  /// Inks of a theme that are hard to see or to tell apart.
  package struct Weakness: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case text, line, natures, skies, elements, bodies }

    package var kind: Kind
    /// Whether it is about two inks rather than an ink and its ground.
    package var comparesInks: Bool { kind != .text && kind != .line }
    /// Whose eyes: `typical`, or a color blindness by its name.
    package var vision: String
    package var figure: String
    package var required: String
    /// By the names of their fields.
    package var inks: [String]
  }

  /// What the lengths of a report are counted in.
  package enum ReportUnit: String, CaseIterable, Hashable, Sendable {
    case sentences, words
    case advice = "pieces of advice"
  }
}

extension NoteMatter {
  /// `nil` for a note whose words are all there is: one that was read from a file, or is worded where it arises.
  package init?(_ note: Note) {
    let matter = note.matter
    func at(_ index: Int) -> String { index < matter.count ? matter[index] : "" }
    switch note.code {
    case .houseSystemFallback:
      guard let asked = HouseSystem(name: at(0)), let used = HouseSystem(name: at(1)) else { return nil }
      self = .houseSystemFallback(asked: asked, used: used)
    case .localMeanTime where matter.count == 2: self = .localMeanTime(zone: at(0), offset: at(1))
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

  /// What is told of charts that come of others.
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

  /// What is told of pictures, documents and reports.
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
  /// The note in the words of a language; one that was read from a file keeps its own.
  public func worded(in language: Language) -> Note {
    guard let matter = NoteMatter(self) else { return self }
    return Note(code, of: self.matter, language.phrasebook.note(matter))
  }
}

/// The inks of a theme that are not a body's own, by the names that a theme file gives them.
///
/// A language that has words of its own for them names every one.
package enum ThemeInk: String, CaseIterable, Hashable, Sendable {
  case paper, disc, ink, secondInk, thirdInk, faintInk, hairline
  case fire, earth, air, water, fireInk, earthInk, airInk, waterInk
  case harmonious, challenging, neutral, accent, retrograde, mark
}
