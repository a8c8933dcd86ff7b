/// How long the parts of a reading are in each language, and how long they may become.
struct PartLengths {
  /// How many words a reading is planned with: what leads from text to text may add or save some, and it has 700 to 950.
  static let whole = 712...942

  private let tellings: [CoupleTelling]
  private let lengths: ItemLengths
  /// How many words stand beside the parts, in each language.
  private let beside: [Int]

  init(_ tellings: [CoupleTelling], beside: [Int]) {
    (self.tellings, self.beside, lengths) = (tellings, beside, ItemLengths(tellings))
  }

  /// Whether every language has a text.
  func has(_ item: CoupleItem) -> Bool { tellings.allSatisfy { $0.has(item.text) } }

  func isLongEnough(_ items: [CoupleItem]) -> Bool {
    zip(tellings, words(of: items)).allSatisfy { $1 >= $0.language.partWords.lowerBound }
  }

  /// - Parameter longer: How many words longer than parts are wont to be the part may become.
  func hasRoom(for item: CoupleItem, in items: [CoupleItem], longer: Int) -> Bool {
    has(item)
      && zip(tellings, words(of: items + [item])).allSatisfy {
        $1 <= $0.language.partWords.upperBound + longer
      }
  }

  func hasRoom(for item: CoupleItem, inAll items: [CoupleStage: [CoupleItem]]) -> Bool {
    zip(total(of: items), lengths.words(of: item)).allSatisfy { $0 + $1 <= PartLengths.whole.upperBound }
  }

  func isTooShort(_ items: [CoupleStage: [CoupleItem]]) -> Bool {
    total(of: items).contains { $0 < PartLengths.whole.lowerBound }
  }

  /// The words of a part in all languages.
  func sum(of items: [CoupleItem]) -> Int { words(of: items).reduce(0, +) }

  /// The words of a part in each language, with those that lead from one contact to the next.
  private func words(of items: [CoupleItem]) -> [Int] {
    let leads = max(0, items.count { $0.contact != nil } - 1)
    return items.reduce(tellings.map { leads * $0.language.leadWords }) { sums, item in
      zip(sums, lengths.words(of: item)).map { $0 + $1 }
    }
  }

  private func total(of items: [CoupleStage: [CoupleItem]]) -> [Int] {
    items.values.reduce(beside) { sums, items in zip(sums, words(of: items)).map { $0 + $1 } }
  }
}
