import AstroChartModel

/// Chooses what each part of a reading tells: its weightiest contact, a second one tied to it, and texts on houses,
/// balances and the composite, until the part and the whole are long enough in every language.
struct CoupleChoice {
  private let contacts: [CoupleContact]
  private let main: CoupleContact?
  private let fillers: CoupleFillers
  private let tellings: [CoupleTelling]
  private let lengths: ItemLengths
  /// How many words stand beside the parts, in each language.
  private let beside: [Int]
  private var used: Set<String> = []

  /// How many words a reading has.
  static let whole = 700...950

  init(
    _ contacts: [CoupleContact], main: CoupleContact?, _ fillers: CoupleFillers, _ tellings: [CoupleTelling],
    beside: [Int]
  ) {
    (self.contacts, self.main, self.fillers, self.tellings) = (contacts, main, fillers, tellings)
    (self.beside, lengths) = (beside, ItemLengths(tellings))
  }

  /// The items of each part.
  ///
  /// Leads are chosen first, so that the best contact of one part does not become the second of another.
  mutating func items() -> [CoupleStage: [CoupleItem]] {
    var items: [CoupleStage: [CoupleItem]] = [:]
    if let main { items[stage(of: main)] = [take(CoupleItem(main))] }
    for stage in CoupleStage.allCases where items[stage] == nil {
      items[stage] = contacts.first { isFree($0) && stage.suits($0) }.map { [take(CoupleItem($0))] } ?? []
    }
    for stage in CoupleStage.allCases { addSecond(to: &items[stage, default: []], of: stage) }
    for stage in CoupleStage.allCases { fill(&items[stage, default: []], from: fillers.items(of: stage)) }
    for stage in CoupleStage.allCases { fill(&items[stage, default: []], from: fillers.all) }
    // Without houses little else is known than contacts.
    for stage in CoupleStage.allCases { fill(&items[stage, default: []], from: more(of: stage)) }
    lengthen(&items)
    return items
  }

  /// The part to which the main contact belongs.
  private func stage(of contact: CoupleContact) -> CoupleStage {
    CoupleStage.allCases.first { $0.suits(contact) } ?? .friction
  }

  private func isFree(_ contact: CoupleContact) -> Bool { !used.contains(CoupleItem(contact).text) }

  private mutating func take(_ item: CoupleItem) -> CoupleItem {
    used.insert(item.text)
    return item
  }

  /// Contacts that suit the mood of a part, if not its subject, and then all others.
  private func more(of stage: CoupleStage) -> [CoupleItem] {
    let helps = stage != .friction
    return (contacts.filter { $0.helps == helps } + contacts.filter { $0.helps != helps })
      .map { CoupleItem($0) }
  }

  /// A second contact: one that shares a body with the first, else the weightiest that suits the part.
  private mutating func addSecond(to items: inout [CoupleItem], of stage: CoupleStage) {
    let lead = items.first?.contact
    let able = contacts.filter { contact in
      isFree(contact) && stage.suits(contact) && hasRoom(for: CoupleItem(contact), in: items)
    }
    let tied = able.first { contact in contact.ends.contains { lead?.ends.contains($0) ?? false } }
    if let next = tied ?? able.first { items.append(take(CoupleItem(next))) }
  }

  private mutating func fill(_ items: inout [CoupleItem], from more: [CoupleItem]) {
    for item in more where !isLongEnough(items) && !used.contains(item.text) && hasRoom(for: item, in: items)
    {
      items.append(take(item))
    }
  }

  // MARK: - Lengths

  private func isLongEnough(_ items: [CoupleItem]) -> Bool {
    zip(tellings, words(of: items)).allSatisfy { $1 >= $0.language.partWords.lowerBound }
  }

  private func hasRoom(for item: CoupleItem, in items: [CoupleItem], more: Int = 0) -> Bool {
    zip(tellings, words(of: items + [item])).allSatisfy {
      $0.has(item.text) && $1 <= $0.language.partWords.upperBound + more
    }
  }

  /// The words of a part in each language, with those that lead from one contact to the next.
  private func words(of items: [CoupleItem]) -> [Int] {
    let links = max(0, items.count { $0.contact != nil } - 1) * 5
    return items.reduce([Int](repeating: links, count: tellings.count)) { sums, item in
      zip(sums, lengths.words(of: item)).map { $0 + $1 }
    }
  }

  // MARK: - The whole

  /// Adds to the shortest parts until the whole is long enough in every language.
  private mutating func lengthen(_ items: inout [CoupleStage: [CoupleItem]]) {
    while total(of: items).contains(where: { $0 < CoupleChoice.whole.lowerBound }) {
      guard let (stage, item) = addition(to: items) else { return }
      items[stage, default: []].append(take(item))
    }
  }

  /// The next text for the part that has the fewest words, of those that fit the part and the whole.
  private func addition(to items: [CoupleStage: [CoupleItem]]) -> (CoupleStage, CoupleItem)? {
    let lengths = CoupleStage.allCases.map { words(of: items[$0] ?? []).reduce(0, +) }
    let stages = zip(CoupleStage.allCases, lengths).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
    // A part may become two lines longer than parts are wont to be.
    let longer = 24
    for stage in stages {
      let offered = fillers.items(of: stage) + fillers.all + more(of: stage)
      let fitting = offered.first { item in
        !used.contains(item.text) && hasRoom(for: item, in: items[stage] ?? [], more: longer)
          && hasRoom(for: item, inAll: items)
      }
      if let fitting { return (stage, fitting) }
    }
    return nil
  }

  private func hasRoom(for item: CoupleItem, inAll items: [CoupleStage: [CoupleItem]]) -> Bool {
    zip(total(of: items), lengths.words(of: item)).allSatisfy {
      $0 + $1 <= CoupleChoice.whole.upperBound
    }
  }

  private func total(of items: [CoupleStage: [CoupleItem]]) -> [Int] {
    items.values.reduce(beside) { sums, items in zip(sums, words(of: items)).map { $0 + $1 } }
  }
}
