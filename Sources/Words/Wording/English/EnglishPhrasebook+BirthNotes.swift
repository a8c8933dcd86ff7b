import AstroChartModel

extension EnglishPhrasebook {
  func note(_ subject: BirthNote) -> String {
    switch subject {
    case .notKept(let losses): "not kept: \(losses.map(words).joined(separator: ", "))"
    case .columnsNotRead(let names, let more):
      "columns that are not read: \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
    case .encodingAssumed(let name):
      "the file is not UTF-8; its characters were read as \(name) (say --encoding if they are others)"
    case .placeTaken(let title, let name): "\(name) was taken for \(title)"
    case .dayAgainstZone(let zone, let day):
      "the zone says \(zone), the Julian day \(day), which was taken"
    case .eastAssumed(let zone): "zone \(zone) says neither east nor west; east was taken"
    case .noSummerTimeAssumed: "whether summer time held is not said; no was taken"
    case .remarkLeftAside:
      "the record was changed after astro-chart wrote it; its #: line was left aside"
    case .summerTimeToFind:
      "Astrolog is to find out whether summer time held; say with --zone which zone is meant"
    case .apparentTime: "local apparent time was read as local mean time"
    case .offsetAgainstZone(let stated, let zone, let shown):
      "the file took \(stated) for \(zone), whose clocks showed \(shown); the zone was kept"
    case .offsetTaken(let offset, let problem):
      "\(problem); the offset of the file, \(offset), was taken"
    case .noChartYet(let problem): "no chart can be computed yet: \(problem)"
    }
  }

  private func words(_ loss: BirthNote.Loss) -> String {
    switch loss {
    case .sex(let text): "sex (\(text))"
    case .kind(let text): "kind (\(text))"
    case .fraction(let text): "fractions of a second (\(text))"
    case .named(let text): text
    }
  }
}
