package import AstroChartModel

extension ChartCaption {
  /// What the corners can show in addition to the birth data: the Moon's phase, the chart's ruler, its
  /// pattern or stellium.
  package struct Meaning: Hashable, Sendable {
    /// How far the Moon is ahead of the Sun, 0 ≤ degrees < 360; `nil` if there is no phase to tell.
    package var elongation: Double?
    /// The name of that phase; `nil` if a light is missing, or if the phase changes on a day without an hour.
    package var phase: String?
    /// “Chart ruler ☉ ♈”, if there is an Ascendant.
    package var ruler: String?
    /// “T-square ☉ ♃ ♄”, the tightest pattern; or if there is none, the largest stellium with
    /// its sign or house.
    package var pattern: String?

    package init(of chart: Chart, in language: Language) {
      phase = chart.certainMoonPhase.map { $0.name(in: language).capitalizedFirst }
      if phase != nil, let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon) {
        elongation = sun.longitude.distance(forwardTo: moon.longitude)
      }
      if let body = chart.angles?.ascendant.sign.ruler, let placement = chart.placement(of: body) {
        ruler = "\(language.phrasebook.chartRuler) \(body.symbol)\u{A0}\(placement.sign.symbol)"
      }
      pattern = Meaning.pattern(of: chart, in: language)
    }

    private static func pattern(of chart: Chart, in language: Language) -> String? {
      if let pattern = chart.patterns.min(by: { $0.orb < $1.orb }) {
        return named(pattern.kind.term, pattern.bodies, in: language)
      }
      let fullest = chart.stelliums.max { $0.bodies.count < $1.bodies.count }
      return fullest.map { stellium in
        let name = language.phrasebook.stellium(in: stellium.site)
        return ([name] + stellium.bodies.map(\.symbol)).joined(separator: "\u{A0}")
      }
    }

    private static func named(_ term: GlossaryTerm, _ bodies: [Body], in language: Language) -> String {
      let name = language.phrasebook.gloss(of: term).term.capitalizedFirst
      return ([name] + bodies.map(\.symbol)).joined(separator: "\u{A0}")
    }
  }
}

extension AspectPattern.Kind {
  /// Its name, as in “grand trine”.
  package func name(in language: Language) -> String { language.phrasebook.gloss(of: term).term }

  fileprivate var term: GlossaryTerm {
    switch self {
    case .tSquare: .tSquare
    case .grandTrine: .grandTrine
    case .grandCross: .grandCross
    case .yod: .yod
    case .kite: .kite
    case .mysticRectangle: .mysticRectangle
    }
  }
}
