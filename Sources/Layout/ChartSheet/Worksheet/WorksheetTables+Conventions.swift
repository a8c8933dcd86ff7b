import AstroChartModel
import AstroDrawing
import AstroTradition
import AstroWheelLayout
import AstroWording

/// How everything on the sheet was counted, so that two astrologers can compare.
extension WorksheetTables {
  var conventions: WorksheetBlock? {
    let told = [dignities, figures, contacts, skies].filter { !$0.isEmpty }
    let lines = told.map { $0.map { words.convention($0) }.joined(separator: ". ") + "." }
    return self.lines("conventions", word(.conventions), lines + timing, span: WorksheetPacking.columns)
  }

  private func asks(_ wanted: Detail...) -> Bool { !details.asked.isDisjoint(with: wanted) }

  private var dignities: [WorksheetConvention] {
    var told: [WorksheetConvention] = []
    if asks(.sect, .dignities, .almuten, .lots) { told.append(.day) }
    if asks(.dignities, .almuten) {
      told.append(.dignities(details.conventions.triplicities, details.conventions.terms))
    }
    return told
  }

  private var figures: [WorksheetConvention] {
    var told: [WorksheetConvention] = []
    if asks(.dignities) {
      told.append(.solar(beams: Degrees.text(details.conventions.beams)))
      if let obliquity = details.obliquity { told.append(.outOfBounds(obliquity: Degrees.text(obliquity))) }
    }
    if asks(.almuten) { told += [.almuten, .figuris] }
    if asks(.lots) { told.append(.lots) }
    return told
  }

  private var contacts: [WorksheetConvention] {
    let all: [(Detail, WorksheetConvention)] = [
      (.antiscia, .antiscia), (.parallels, .parallels), (.stars, .stars), (.patterns, .patterns),
      (.phase, .phase),
    ]
    return all.filter { asks($0.0) }.map(\.1)
  }

  private var skies: [WorksheetConvention] {
    let ayanamsa =
      asks(.nakshatras, .vargas) ? [WorksheetConvention.sidereal(words.name(of: details.ayanamsa))] : []
    let others: [(Detail, WorksheetConvention)] = [
      (.vargas, .divisions), (.heliocentric, .heliocentric), (.sectors, .sectors), (.timelords, .daysInUTC),
    ]
    return ayanamsa + others.filter { asks($0.0) }.map(\.1)
  }

  /// The orbs of midpoints, and how each of the systems of time counts, as their pictures tell it.
  private var timing: [String] {
    let orbs = asks(.midpoints) ? ["\(word(.midpoints)). \(words.midpointOrbs(isWhole: false))."] : []
    guard let lords = details.timeLords, let isDay = details.birthWasByDay else { return orbs }
    let life = LifePictureWords(language)
    let dasha = lords.vimshottari.map {
      life.vimshottari(
        words.name(of: details.ayanamsa), year: details.conventions.dashaYear.days, shift: $0.daysOfMinute)
    }
    let systems =
      [
        lords.profections.isEmpty ? nil : life.profections,
        life.firdaria(isDay: isDay, nodesAfterMars: !isDay && details.conventions.firdaria == .bonatti),
        life.releasing(isShifted: lords.spirit.isShifted), dasha,
      ].compactMap(\.self)
    return orbs + [systems.joined(separator: ". ") + "."]
  }
}

extension ChartDetails {
  /// Whether the birth was by day, which the first of the firdaria tells: by day the Sun's, by night the Moon's.
  fileprivate var birthWasByDay: Bool? { timeLords?.firdaria.periods.first.map { $0.lord == .sun } }
}
