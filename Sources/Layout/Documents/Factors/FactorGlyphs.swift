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
    switch factor {
    case .sign(let point, let sign):
      self.init([point.part, .symbol(sign.symbol)], point.anchor)
    case .house(let body, let house): self.init(of: body, .word("\(house)"))
    case .motion(let body, let isRetrograde): self.init(of: body, isRetrograde ? .symbol("℞") : nil)
    case .dignity(let body, _, let sign), .rulerInSign(_, let body, let sign):
      self.init(of: body, .symbol(sign.symbol))
    case .aspect(let aspect):
      let parts = [aspect.end1.symbol, aspect.type.symbol, aspect.end2.symbol].map(Part.symbol)
      self.init(parts, FactAnchor.aspect(aspect))
    case .rulerInHouse(_, let body, let house): self.init(of: body, .word("\(house)"))
    case .cusp(let house, let sign):
      self.init([.word("\(house)"), .symbol(sign.symbol)], FactAnchor.house(house))
    case .dominantElement(let element, _):
      self.init([.word(element.name(in: language))], FactAnchor.balance())
    case .dominantModality(let modality, _):
      self.init([.word(modality.name(in: language))], FactAnchor.balance())
    case .stellium(let stellium): self.init(stellium)
    case .angular(let body, let angle, _): self.init(of: body, .word(angle.abbreviation))
    case .moonPhase(let phase): self.init([.symbol(phase.symbol)], FactAnchor.body(.moon))
    case .missingElement(let element):
      self.init([.word("0"), .word(element.name(in: language))], FactAnchor.balance())
    case .missingModality(let modality):
      self.init([.word("0"), .word(modality.name(in: language))], FactAnchor.balance())
    case .rulerInAspect(_, _, let aspect): self.init(.aspect(aspect), in: language)
    case .dominantPlanet, .pattern, .shape, .hemisphere, .supported, .strained:
      let bodies = factor.bodies
      self.init(
        bodies.map { .symbol($0.symbol) }, bodies.first.map { FactAnchor.body($0) } ?? FactAnchor.balance())
    }
  }

  private init(of body: Body, _ part: Part?) {
    self.init([.symbol(body.symbol)] + [part].compactMap(\.self), FactAnchor.body(body))
  }

  private init(_ stellium: Stellium) {
    let bodies = stellium.bodies.map { Part.symbol($0.symbol) }
    let anchor = stellium.bodies.first.map { FactAnchor.body($0) } ?? FactAnchor.balance()
    switch stellium.site {
    case .sign(let sign): self.init(bodies + [.symbol(sign.symbol)], anchor)
    case .house(let house): self.init(bodies + [.word("\(house)")], anchor)
    }
  }
}

extension ChartPoint {
  fileprivate var part: FactorGlyphs.Part {
    switch self {
    case .body(let body): .symbol(body.symbol)
    case .ascendant: .word(ChartAngle.ascendant.abbreviation)
    case .midheaven: .word(ChartAngle.midheaven.abbreviation)
    }
  }

  fileprivate var anchor: String {
    switch self {
    case .body(let body): FactAnchor.body(body)
    case .ascendant: FactAnchor.angle(.ascendant)
    case .midheaven: FactAnchor.angle(.midheaven)
    }
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
