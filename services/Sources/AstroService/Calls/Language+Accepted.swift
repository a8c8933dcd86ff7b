import AstroSvitla

extension Language {
  /// The language that the header `Accept-Language` likes best; English if it likes none of ours.
  init(accepting header: String?) {
    let wishes = (header ?? "").prefix(1000).split(separator: ",").compactMap { Wish($0) }
    let best = wishes.filter { $0.weight > 0 }.max { $0.weight < $1.weight }
    self = best?.language ?? .en
  }

  /// One of the languages that a sender reads.
  private struct Wish {
    let language: Language
    let weight: Double

    init?(_ text: Substring) {
      let parts = text.split(separator: ";").map { $0.drop { $0 == " " } }
      guard let tag = parts.first?.lowercased().prefix(while: { $0.isLetter }),
        let language = Language(rawValue: String(tag))
      else { return nil }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      (self.language, weight) = (language, quality.flatMap { Double($0) } ?? 1)
    }
  }
}
