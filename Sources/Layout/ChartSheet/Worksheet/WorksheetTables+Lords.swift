import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// The lords of time: who rules at a moment or, without one, the longest periods of a life.
extension WorksheetTables {
  var lords: [WorksheetBlock] {
    guard let lords = details.timeLords else { return [] }
    guard let moment = lords.moment else { return life(lords) }
    let day = moment.utc.date.text(in: language)
    let rows = ruling(lords, at: moment.julianDay)
    let columns: [Column] = [
      .init(gap: 0), .init(gap: 10), .init(alignment: .center, gap: 8), .init(gap: 4),
      .init(head: word(.from), alignment: .right, gap: 10),
      .init(head: word(.until), alignment: .right, gap: 10),
      .init(gap: 10),
    ]
    let heading = "\(word(.rulingLords)): \(day)"
    return [table("lords", heading, columns, rows, span: WorksheetPacking.columns)].compactMap(\.self)
  }

  // MARK: - Who rules

  private func ruling(_ lords: TimeLords, at day: Double) -> [[Cell]] {
    let life = LifePictureWords(language)
    let profected = lords.profections.map { profection in
      row(
        [word(profection.period == .year ? .year : .month), words.name(ofHouse: profection.house)],
        profection.sign.symbol,
        profection.sign.name(in: language) + ", \(profection.lord.symbol)",
        profection.start.julianDay, profection.end.julianDay)
    }
    let releasings = [(LifeSystem.spirit, lords.spirit), (.fortune, lords.fortune)]
    let released = releasings.map { system, releasing in
      (
        system,
        releasing.ruling(at: day).map { period in
          row(
            [words.level(period.level), remark(on: period)], period.sign.symbol,
            period.sign.name(in: language) + ", \(period.lord.symbol)", period.start, period.end)
        }
      )
    }
    let dasha = lords.vimshottari.map { [(LifeSystem.vimshottari, ruled($0.ruling(at: day)))] } ?? []
    let all = [
      (LifeSystem.profections, profected), (.firdaria, ruled(lords.firdaria.periods.ruling(at: day))),
    ]
    return (all + released + dasha).flatMap { system, rows in
      rows.enumerated().map { [$0 == 0 ? text(life.name(of: system)) : text("")] + $1 }
    }
  }

  private func ruled(_ periods: [LordPeriod]) -> [[Cell]] {
    periods.enumerated().map { index, period in
      row(
        [words.level(index + 1), ""], period.lord.symbol, period.lord.name(in: language).capitalizedFirst,
        period.start, period.end)
    }
  }

  /// A level, who rules, from when to when, and what else is to be said.
  private func row(_ told: [String], _ symbol: String, _ name: String, _ start: Double, _ end: Double)
    -> [Cell]
  {
    [faint(told[0]), glyph(symbol), text(name), text(date(start)), text(date(end)), faint(told[1])]
  }

  private func remark(on period: Releasing.Period) -> String {
    [period.peak.map(words.placeFromFortune), period.isLoosed ? words.keyToLoosed : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  // MARK: - The periods of a life

  private func life(_ lords: TimeLords) -> [WorksheetBlock] {
    let firdaria = lords.firdaria.periods.map { ($0.lord.symbol, $0.start, "") }
    func released(_ releasing: Releasing) -> [(String, Double, String)] {
      releasing.periods(years: 85).map { ($0.sign.symbol, $0.start, $0.peak.map { "(\($0))" } ?? "") }
    }
    let dasha = lords.vimshottari?.periods.map { ($0.lord.symbol, $0.start, "") } ?? []
    let all: [(LifeSystem, [(String, Double, String)])] = [
      (.firdaria, firdaria), (.spirit, released(lords.spirit)), (.fortune, released(lords.fortune)),
      (.vimshottari, dasha),
    ]
    return all.compactMap { system, periods in
      table(
        system.rawValue, LifePictureWords(language).name(of: system),
        [
          .init(alignment: .center, gap: 0), .init(head: word(.from), alignment: .right, gap: 8),
          .init(gap: 4),
        ], periods.map { [glyph($0.0), text(date($0.1)), faint($0.2)] })
    }
  }

  /// The day of an instant, as in “13 Jun 2031”.
  private func date(_ julianDay: Double) -> String {
    guard let date = Moment(julianDay: julianDay)?.utc.date else { return "" }
    return "\(words.shortDay(month: date.month, day: date.day)) \(date.year)"
  }
}
