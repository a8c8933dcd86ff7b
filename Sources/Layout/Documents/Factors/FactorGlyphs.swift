import AstroChartModel
import AstroInterpretation
import AstroWording

/// A factor as a row of glyphs: `☿ ♉ 10`, `☉ △ ☽`.
struct FactorGlyphs {
  enum Part: Hashable {
    case symbol(String)
    case word(String)
  }

  var parts: [Part]
  /// The anchor of the table row that shows the fact.
  let anchor: String

  private init(_ parts: [Part], _ anchor: String) { (self.parts, self.anchor) = (parts, anchor) }

  /// Whether another factor is about the same body.
  func merges(with other: FactorGlyphs) -> Bool { parts.first == other.parts.first }

  /// Adds the glyphs of another factor that are not there yet.
  mutating func join(_ other: FactorGlyphs) {
    parts += other.parts.filter { !parts.contains($0) }
  }
}

extension FactorGlyphs {
  init(_ factor: Factor, in language: Language) {
    let fact = FactorParts(of: factor)
    if let aspect = fact.aspect {
      let symbols = [aspect.end1.symbol, aspect.type.symbol, aspect.end2.symbol]
      self.init(symbols.map(Part.symbol), FactAnchor.aspect(aspect))
    } else if let phase = fact.phase {
      self.init([.symbol(phase.symbol)], FactAnchor.body(.moon))
    } else {
      self.init(fact.subjects + fact.predicates(in: language), fact.anchor)
    }
  }
}

extension FactorParts {
  /// What stands somewhere: bodies, an angle, or a cusp.
  fileprivate var subjects: [FactorGlyphs.Part] {
    cusps.map { .word("\($0)") } + bodies.map { .symbol($0.symbol) } + angles.map { .word($0.abbreviation) }
  }

  /// What is told of it.
  fileprivate func predicates(in language: Language) -> [FactorGlyphs.Part] {
    let balances = [element?.name(in: language), modality?.name(in: language)].compactMap(\.self)
    return signs.map { .symbol($0.symbol) } + [place].compactMap { $0.map { .word("\($0)") } }
      + (isRetrograde == true ? [.symbol("℞")] : [])
      + (isMissing ? [.word("0")] : []) + balances.map { .word($0) }
  }

  /// The anchor of the row that shows its first subject.
  fileprivate var anchor: String {
    bodies.first.map { FactAnchor.body($0) } ?? angles.first.map { FactAnchor.angle($0) }
      ?? cusps.first.map { FactAnchor.house($0) } ?? FactAnchor.balance()
  }
}

extension MoonPhase {
  /// A picture of the Moon as seen from the northern hemisphere.
  var symbol: String {
    switch self {
    case .newMoon: "🌑"
    case .crescent: "🌒"
    case .firstQuarter: "🌓"
    case .gibbous: "🌔"
    case .fullMoon: "🌕"
    case .disseminating: "🌖"
    case .lastQuarter: "🌗"
    case .balsamic: "🌘"
    }
  }
}
