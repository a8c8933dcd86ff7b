import AstroChartModel
import AstroWording

/// The facts that a report is based on, and the terms that occur in it.
struct Grounds {
  /// The facts, the most salient first.
  let list: [Report.Ground]
  let terms: [Report.Term]

  init(of brief: ReportBrief) {
    let used = Set(brief.subjects.flatMap(\.facts) + brief.parts.flatMap(\.facts))
    let facts = brief.facts.filter { used.contains($0.id) }
    list = facts.map { fact in
      Report.Ground(
        fact: fact.id, words: fact.factor.name(in: brief.language),
        salience: Grounds.rounded(fact.salience, to: 1000),
        orb: Grounds.orb(of: fact.factor).map { Grounds.rounded($0, to: 1_000_000) })
    }
    let named = Set(facts.flatMap(\.factor.terms))
    terms = GlossaryTerm.allCases.filter(named.contains).map { term in
      let gloss = brief.language.phrasebook.gloss(of: term)
      return Report.Term(term: gloss.term, meaning: gloss.meaning)
    }
  }
}

extension Grounds {
  /// The orb of a fact, if there is one and the hour of birth that it needs is known.
  fileprivate static func orb(of factor: Factor) -> Double? {
    switch factor {
    case .aspect(let aspect), .rulerInAspect(_, _, let aspect): aspect.isBroad ? nil : aspect.orb
    // Of a figure of four or more the orb is that of its tightest part, which says nothing true of all that are named.
    case .pattern(let pattern): pattern.bodies.count > 3 ? nil : pattern.orb
    default: FactorFields(factor).orb
    }
  }

  /// Rounds a number to the precision of report files, so that it is the same when read back.
  fileprivate static func rounded(_ number: Double, to parts: Double) -> Double {
    (number * parts).rounded() / parts
  }
}

extension GlossaryTerm {
  static func of(_ body: Body) -> [GlossaryTerm] {
    switch body {
    case .northNode, .southNode: [.nodes]
    case .chiron: [.chiron]
    case .lilith: [.lilith]
    default: []
    }
  }

  static func of(_ angle: ChartAngle) -> GlossaryTerm {
    switch angle {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    case .descendant: .descendant
    case .imumCoeli: .imumCoeli
    }
  }

  static func of(ruled house: Int) -> [GlossaryTerm] {
    switch house {
    case 1: [.ascendant]
    case 7: [.descendant]
    case 10: [.midheaven]
    default: []
    }
  }

  static func of(_ aspect: Aspect) -> [GlossaryTerm] {
    let ends = [aspect.end1, aspect.end2].flatMap { end in
      switch end {
      case .body(let body): of(body)
      case .angle(let angle): [of(angle)]
      }
    }
    return ends + [GlossaryTerm(rawValue: aspect.type.rawValue)].compactMap(\.self)
  }

  static func of(_ kind: AspectPattern.Kind) -> GlossaryTerm {
    switch kind {
    case .tSquare: .tSquare
    case .grandTrine: .grandTrine
    case .grandCross: .grandCross
    case .yod: .yod
    case .kite: .kite
    case .mysticRectangle: .mysticRectangle
    }
  }
}
