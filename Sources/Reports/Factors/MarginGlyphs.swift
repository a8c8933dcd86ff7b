import ChartModel
import Drawing
import Interpretation
import Typesetting
import Wording

/// The factors of a paragraph as a few glyphs a line, each line leading to its row among the facts.
struct MarginGlyphs {
  let type: ReportType
  let language: Language

  func notes(for factors: [Factor]) -> [MarginNote] {
    var lines: [FactorGlyphs] = []
    for factor in factors {
      let glyphs = FactorGlyphs(factor, in: language)
      if let last = lines.last, last.anchor == glyphs.anchor, last.merges(with: glyphs) {
        lines[lines.count - 1].join(glyphs)
      } else {
        lines.append(glyphs)
      }
    }
    return lines.map { MarginNote(text($0.parts), to: .anchor($0.anchor)) }
  }

  /// The parts with spaces that hold them on one line.
  private func text(_ parts: [FactorGlyphs.Part]) -> StyledText {
    var spans: [StyledText.Span] = []
    for (index, part) in parts.enumerated() {
      let space = index + 1 < parts.count ? "\u{A0}" : ""
      switch part {
      case .symbol(let symbol): spans.append(.init(symbol + space, type.noteSymbol))
      case .word(let word): spans.append(.init(word + space, type.noteWord))
      }
    }
    return StyledText(spans, language: language.tag)
  }
}

/// One factor as glyphs: `☿ ♉ 10`, `☉ △ ☽`.
struct FactorGlyphs {
  enum Part: Hashable {
    case symbol(String)
    case word(String)
  }

  var parts: [Part]
  /// The row that shows it.
  let anchor: String

  private init(_ parts: [Part], _ anchor: String) { (self.parts, self.anchor) = (parts, anchor) }

  /// Whether another says more of the same body.
  func merges(with other: FactorGlyphs) -> Bool { parts.first == other.parts.first }

  /// Adds what another says that is not said yet.
  mutating func join(_ other: FactorGlyphs) {
    parts += other.parts.filter { !parts.contains($0) }
  }
}

extension FactorGlyphs {
  init(_ factor: Factor, in language: Language) {
    switch factor {
    case .sign(let subject, let sign):
      self.init([.symbol(subject.symbol), .symbol(sign.symbol)], subject.anchor)
    case .house(let body, let house): self.init(of: body, .word("\(house)"))
    case .motion(let body, let isRetrograde): self.init(of: body, isRetrograde ? .symbol("℞") : nil)
    case .dignity(let body, _, let sign), .rulerInSign(_, let body, let sign):
      self.init(of: body, .symbol(sign.symbol))
    case .aspect(let aspect):
      let parts = [aspect.body1.symbol, aspect.type.symbol, aspect.body2.symbol].map(Part.symbol)
      self.init(parts, FactAnchor.aspect(aspect))
    case .rulerInHouse(_, let body, let house): self.init(of: body, .word("\(house)"))
    case .cusp(let house, let sign):
      self.init([.word("\(house)"), .symbol(sign.symbol)], FactAnchor.house(house))
    case .dominantElement(let element): self.init([.word(element.name(in: language))], FactAnchor.balance)
    case .dominantModality(let modality): self.init([.word(modality.name(in: language))], FactAnchor.balance)
    case .stellium(let stellium): self.init(stellium)
    case .angular(let body, let angle, _): self.init(of: body, .symbol(angle.symbol))
    case .moonPhase(let phase): self.init([.symbol(phase.symbol)], FactAnchor.body(.moon))
    }
  }

  private init(of body: Body, _ part: Part?) {
    self.init([.symbol(body.symbol)] + [part].compactMap(\.self), FactAnchor.body(body))
  }

  private init(_ stellium: Stellium) {
    let bodies = stellium.bodies.map { Part.symbol($0.symbol) }
    let anchor = stellium.bodies.first.map(FactAnchor.body) ?? FactAnchor.balance
    switch stellium.site {
    case .sign(let sign): self.init(bodies + [.symbol(sign.symbol)], anchor)
    case .house(let house): self.init(bodies + [.word("\(house)")], anchor)
    }
  }
}

extension Subject {
  fileprivate var symbol: String {
    switch self {
    case .body(let body): body.symbol
    case .ascendant: ChartAngle.ascendant.symbol
    case .midheaven: ChartAngle.midheaven.symbol
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
  /// The picture of the Moon, as seen from the northern hemisphere.
  fileprivate var symbol: String {
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
