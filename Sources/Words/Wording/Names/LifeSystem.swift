import AstroChartModel

/// A way of counting who rules the times of a life.
package enum LifeSystem: String, CaseIterable, Hashable, Sendable {
  case profections, firdaria
  /// Releasing from the lot of Spirit, and from that of Fortune.
  case spirit, fortune
  case vimshottari
}

extension LifeSystem {
  /// The system of a time among the events of a calendar.
  init(_ system: LordTime.System) {
    self =
      switch system {
      case .firdaria: .firdaria
      case .spirit: .spirit
      case .fortune: .fortune
      case .vimshottari: .vimshottari
      }
  }
}

/// The words in the picture of a life.
package struct LifePictureWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package var title: String { phrasebook.timeLords }

  /// The name of a system, on one line or two.
  package func lines(of system: LifeSystem) -> [String] { phrasebook.lines(of: system) }

  package func name(of system: LifeSystem) -> String { lines(of: system).joined(separator: " ") }

  package var profections: String { phrasebook.profectionsConvention }

  /// - Parameter nodesAfterMars: Whether the nodes follow Mars, as Bonatti has it for births by night.
  package func firdaria(isDay: Bool, nodesAfterMars: Bool) -> String {
    phrasebook.firdariaConvention(isDay: isDay, nodesAfterMars: nodesAfterMars)
  }

  /// - Parameter isShifted: Whether Spirit stands in the sign of Fortune, so that the next sign begins.
  package func releasing(isShifted: Bool) -> String { phrasebook.releasingConvention(isShifted: isShifted) }

  /// - Parameters:
  ///   - ayanamsa: The name of the sidereal zodiac.
  ///   - year: The days of a year.
  ///   - shift: By how many days everything moves if the Moon moves by one minute of arc.
  package func vimshottari(_ ayanamsa: String, year: Double, shift: Double) -> String {
    let tenths = (shift * 10).rounded() / 10
    return phrasebook.vimshottariConvention(ayanamsa, year: "\(year)", shift: "\(tenths)")
  }

  package var keyToPeak: String { phrasebook.keyToPeak }
  package var keyToLoosed: String { phrasebook.keyToLoosed }

  /// A month of a year within a line, as in “June 2027”, «червень 2027».
  package func month(_ month: Int, of year: Int) -> String { phrasebook.inline(month: month, year: year) }

  /// A year of profection, as in “age 34”.
  package func age(_ years: Int) -> String { phrasebook.age(years) }

  /// A place counted from Fortune, as in “10th sign from Fortune”.
  package func peak(_ place: Int) -> String { phrasebook.placeFromFortune(place) }
}
