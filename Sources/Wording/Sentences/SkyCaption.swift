public import ChartModel

/// What is written of a sky beside its ring, and in the corner.
public struct SkyCaption: Hashable, Sendable {
  /// Beside its ring: “Transits · 21 Nov 2026”, or whose sky it is.
  public var ring: String
  /// In the corner: “Transits: 21 November 2026, 12:00 UTC”.
  public var line: String

  /// - Parameter chart: The sky itself.
  public init(of chart: Chart, as sky: SkyRole, in language: Language) {
    let kind = sky.name(in: language)
    let time = ChartCaption(of: chart, in: language).time.first
    let isPerson = sky == .natal || sky == .partner
    let day = chart.moment?.utc.date.shortText(in: language)
    let head = isPerson ? chart.name ?? kind : kind
    ring = [head, isPerson ? nil : day].compactMap(\.self).joined(separator: " · ")
    line = [head, time].compactMap(\.self).joined(separator: ": ")
  }
}

extension CivilDate {
  /// The date with its month cut short: “21 Nov 2026”, «21 лист. 2026».
  public func shortText(in language: Language) -> String {
    let (year, month, day) = components(in: .gregorian)
    return language.phrasebook.shortDate(year: year, month: month, day: day)
  }
}
