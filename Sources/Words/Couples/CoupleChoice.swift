import AstroChartModel

/// Chooses what each part of a reading tells: its weightiest contact, a second one tied to it, and texts on houses,
/// balances and the composite, until the part is long enough in every language.
struct CoupleChoice {
  private let contacts: [CoupleContact]
  private let main: CoupleContact?
  private let fillers: CoupleFillers
  private let tellings: [CoupleTelling]
  private var used: Set<String> = []

  init(
    _ contacts: [CoupleContact], main: CoupleContact?, _ fillers: CoupleFillers, _ tellings: [CoupleTelling]
  ) {
    (self.contacts, self.main, self.fillers, self.tellings) = (contacts, main, fillers, tellings)
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
    tellings.allSatisfy { words(of: items, in: $0) >= $0.language.partWords.lowerBound }
  }

  private func hasRoom(for item: CoupleItem, in items: [CoupleItem]) -> Bool {
    tellings.allSatisfy {
      $0.has(item.text) && words(of: items + [item], in: $0) <= $0.language.partWords.upperBound
    }
  }

  private func words(of items: [CoupleItem], in telling: CoupleTelling) -> Int {
    items.reduce(0) { $0 + telling.words(of: $1) } + max(0, items.count { $0.contact != nil } - 1) * 5
  }
}
