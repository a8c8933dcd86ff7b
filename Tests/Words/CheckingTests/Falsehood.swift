import AstroChartModel
import AstroWording

@testable import AstroInterpretation

/// One thing in a report said otherwise than it is.
struct Falsehood {
  enum Kind: CaseIterable { case body, sign, house, aspect, motion }

  typealias Planted = (report: Report, place: String, old: String, new: String)

  let kind: Kind
  let language: Language

  init(_ kind: Kind, _ language: Language) { (self.kind, self.language) = (kind, language) }

  /// The report with the falsehood, where it speaks of something that can be changed.
  func planted(in report: Report, _ plan: ReportPlan) -> Planted? {
    for (old, new) in substitutions(plan.brief) {
      for (index, passage) in report.detailedAnalysis.enumerated() {
        guard let text = Falsehood.replacing(old, with: new, in: passage.text) else { continue }
        var changed = report
        changed.detailedAnalysis[index].text = text
        return (changed, "detailedAnalysis[\(index)].text", old, new)
      }
      if let text = Falsehood.replacing(old, with: new, in: report.keyInfluences) {
        var changed = report
        changed.keyInfluences = text
        return (changed, "keyInfluences", old, new)
      }
    }
    return nil
  }

  /// Whole words only.
  private static func replacing(_ old: String, with new: String, in text: String) -> String? {
    guard let range = text.firstRange(of: old),
      text[range.upperBound...].first?.isLetter != true, text[..<range.lowerBound].last?.isLetter != true
    else { return nil }
    return text.replacingCharacters(in: range, with: new)
  }

  /// What stands in a report where a fact is told, and what would be false there.
  private func substitutions(_ brief: ReportBrief) -> [(String, String)] {
    let facts = brief.facts.map(\.factor)
    let words = language.phrasebook
    switch kind {
    case .sign:
      return facts.compactMap { fact in
        guard case .sign(.body(let body), let sign) = fact else { return nil }
        let name = body.name(in: language)
        return (
          "\(name) \(sign.whereabouts(in: language, after: name))",
          "\(name) \(Falsehood.next(sign, 5).whereabouts(in: language, after: name))"
        )
      }
    case .house:
      return facts.compactMap { fact in
        guard case .house(let body, let house) = fact else { return nil }
        let name = body.name(in: language)
        return (
          "\(name) \(words.spelledWhereabouts(inHouse: house, after: name))",
          "\(name) \(words.spelledWhereabouts(inHouse: (house + 4) % 12 + 1, after: name))"
        )
      }
    case .body:
      return facts.compactMap { fact in
        guard case .sign(.body(let body), let sign) = fact, let other = liar(sign, facts) else { return nil }
        let name = body.name(in: language)
        let place = sign.whereabouts(in: language, after: name)
        return ("\(name) \(place)", "\(other.name(in: language)) \(place)")
      }
    case .aspect:
      return facts.flatMap { fact -> [(String, String)] in
        guard case .aspect(let aspect) = fact, case .body(let one) = aspect.end1,
          case .body(let other) = aspect.end2
        else { return [] }
        let type: AspectType = aspect.type == .square ? .trine : .square
        return [(one, other), (other, one)].map { pair in
          (tie(pair, aspect.type), tie(pair, type))
        }
      }
    case .motion:
      return facts.compactMap { fact in
        guard case .motion(let body, let isRetrograde) = fact, !isRetrograde, body <= .pluto else {
          return nil
        }
        let name = body.name(in: language)
        let old = Factor.motion(body, isRetrograde: true).name(in: language)
        return (name, old.hasPrefix("the ") ? String(old.dropFirst(4)) : old)
      }
    }
  }

  /// “Mars in square to Pluto”, as the texts say it.
  private func tie(_ pair: (Body, Body), _ type: AspectType) -> String {
    let (one, words) = (pair.0.name(in: language), language.phrasebook)
    guard language == .uk else {
      return "\(one) in \(words.name(of: type, .nominative)) to \(words.list(of: [pair.1], .nominative))"
    }
    let with =
      type == .conjunction
      ? "з \(words.name(of: pair.1, .instrumental))" : "до \(words.name(of: pair.1, .genitive))"
    return "\(one) у \(words.name(of: type, .locative)) \(with)"
  }

  private static func next(_ sign: Sign, _ steps: Int) -> Sign {
    Sign.allCases[((Sign.allCases.firstIndex(of: sign) ?? 0) + steps) % 12]
  }

  /// A planet that does not stand in the sign.
  private func liar(_ sign: Sign, _ facts: [Factor]) -> Body? {
    [Body.mars, .saturn, .venus, .mercury].first { body in
      facts.contains { if case .sign(.body(body), let its) = $0 { its != sign } else { false } }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
