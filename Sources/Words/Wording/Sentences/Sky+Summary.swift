package import AstroChartModel

extension SkyRole {
  /// The name of the sky where it is shown: “Transits”, «Транзити».
  package func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

/// Words about several skies together.
package enum SkyWording {
  /// The greatest orbs with which aspects are looked for, the widest first: “Orb: ☌ ☍ △ □ ≤ 3°, ⚹ ≤ 2°”.
  ///
  /// - Parameter mark: Whose they are; empty where that needs no words.
  package static func orbs(
    _ orbs: [AspectType: Double], of mark: String = "", in language: Language
  ) -> String {
    let limits = Set(orbs.values).sorted(by: >).map { limit in
      let types = AspectType.allCases.filter { orbs[$0] == limit }.map(\.symbol).joined(separator: " ")
      let whole = limit == limit.rounded() ? "\(Int(limit))°" : Degrees.text(limit)
      return "\(types) ≤ \(whole)"
    }
    let head = language.phrasebook.orb + (mark.isEmpty ? "" : " \(mark)")
    return "\(head): \(limits.joined(separator: ", "))"
  }

  /// A remark on aspects that a wheel has no room for: “23 looser aspects are not drawn”.
  package static func undrawn(_ count: Int, in language: Language) -> String {
    language.phrasebook.undrawn(count)
  }

  /// The same for a whole sky: “Progressions: 15 aspects are not drawn”.
  package static func undrawn(_ count: Int, of sky: String, in language: Language) -> String {
    "\(WritingDirection.isolated(sky)): \(language.phrasebook.undrawnOfSky(count))"
  }
}

/// An aspect between another sky and the base, to be described in words.
package struct CrossAspectSummary: Sendable {
  /// The aspect; its first end is in the other sky.
  package var aspect: Aspect
  package var sky: SkyRole
  /// The base's house in which the first end stands, 1…12; `nil` if it is not known.
  package var house: Int?
  /// The day when it is next exact, if known.
  package var exactDay: CivilDate?

  package init(of aspect: Aspect, with sky: SkyRole, inHouse house: Int? = nil, exactOn day: CivilDate? = nil)
  {
    (self.aspect, self.sky) = (aspect, sky)
    (self.house, exactDay) = (house, day)
  }

  /// The aspect in one sentence.
  ///
  /// For example: “Saturn, passing through your seventh house, squares your Sun (orb 0°12′, applying); exact
  /// on 3 February 2027.”
  package func text(in language: Language) -> String {
    let phrases = language.phrasebook
    let facts = [phrases.orb(aspect.orbText)] + aspect.conditions(in: language)
    let subject = phrases.subject(aspect.end1, of: sky, inHouse: house)
    let exact = exactDay.map { "; \(phrases.exact(on: $0.text(in: language)))" } ?? ""
    let tie = phrases.tie(aspect.type, to: aspect.end2)
    let sentence = "\(subject) \(tie) (\(facts.joined(separator: ", ")))\(exact)"
    // A date may end in an abbreviation with a period.
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}
