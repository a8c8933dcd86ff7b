import AstroChartModel
import AstroWording

extension SlotValues.Place {
  /// The point in its sign, such as “Venus in Sagittarius”, with the point in a grammatical case.
  func text(_ form: GrammaticalCase, in language: Language) -> String {
    let words = language.phrasebook
    let noun = words.noun(for: .sign(point, sign))
    let bare = name(.nominative, in: words)
    guard form != .nominative, noun.hasPrefix(bare) else { return noun }
    let whereabouts = noun.dropFirst(bare.count).split(separator: " ", maxSplits: 1)
    guard let preposition = whereabouts.first, let sign = whereabouts.last else { return noun }
    return words.joined("\(name(form, in: words)) \(preposition) ", String(sign))
  }

  private func name(_ form: GrammaticalCase, in words: any Phrasebook) -> String {
    switch point {
    case .body(let body): words.list(of: [body], form)
    case .ascendant: words.name(of: ChartAngle.ascendant, form)
    case .midheaven: words.name(of: ChartAngle.midheaven, form)
    }
  }
}
