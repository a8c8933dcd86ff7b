/// How many words items have in each language, counted once.
final class ItemLengths {
  private let tellings: [CoupleTelling]
  private var known: [CoupleItem: [Int]] = [:]

  init(_ tellings: [CoupleTelling]) { self.tellings = tellings }

  func words(of item: CoupleItem) -> [Int] {
    if let words = known[item] { return words }
    let words = tellings.map { $0.words(of: item) }
    known[item] = words
    return words
  }
}
