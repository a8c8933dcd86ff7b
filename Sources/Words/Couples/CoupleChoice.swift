import AstroChartModel

/// Chooses what each part of a reading tells.
///
/// What helps most and what asks most are told first, then the closest contacts of what is one's own, each in a part
/// where it meets another of the same body if there is one; then what belongs to a part, until the part and the whole
/// are long enough in every language.
struct CoupleChoice {
  private let contacts: [CoupleContact]
  private let thesis: CoupleThesis
  private let fillers: CoupleFillers
  private let lengths: PartLengths
  private var items: [CoupleStage: [CoupleItem]] = [:]
  private var used: Set<String> = []

  init(
    _ contacts: [CoupleContact], _ thesis: CoupleThesis, _ fillers: CoupleFillers,
    _ tellings: [CoupleTelling],
    beside: [Int]
  ) {
    (self.contacts, self.thesis, self.fillers) = (contacts, thesis, fillers)
    lengths = PartLengths(tellings, beside: beside)
  }

  /// The items of each part.
  mutating func chosen() -> [CoupleStage: [CoupleItem]] {
    placeThesis()
    for contact in due { place(contact) }
    for stage in CoupleStage.allCases where isEmpty(stage) { placeLead(of: stage) }
    placeBriefs()
    for stage in CoupleStage.allCases { placeTied(to: stage) }
    for stage in CoupleStage.allCases { fill(stage, from: fillers.items(of: stage)) }
    for stage in CoupleStage.allCases { fill(stage, from: more(of: stage)) }
    for stage in CoupleStage.allCases where stage != .friction { fill(stage, from: fillers.all) }
    if let shared = fillers.shared, fits(shared, .lasting) { take(shared, for: .lasting) }
    lengthen()
    return Dictionary(uniqueKeysWithValues: items.map { ($0, CoupleChoice.inOrder($1, of: $0)) })
  }

  // MARK: - Contacts that must be told

  /// How much more a reason of a score is worth telling than a contact of the same weight.
  private static let reason = 0.2

  /// The strongest reasons of the scores and the closest contacts, what is most worth telling first.
  private var due: [CoupleContact] {
    let reasons = Set(thesis.reasons)
    func urgency(_ contact: CoupleContact) -> Double {
      contact.weight + (reasons.contains(contact) ? CoupleChoice.reason : 0)
    }
    return contacts.filter { $0.isClose || reasons.contains($0) }.sorted {
      (-urgency($0), $0.id) < (-urgency($1), $1.id)
    }
  }

  private mutating func placeThesis() {
    if let challenge = thesis.challenge { take(CoupleItem(challenge), for: .friction) }
    if let strength = thesis.strength {
      let stage = CoupleStage.allCases.first { $0.suits(strength) } ?? .lasting
      take(CoupleItem(strength), for: stage)
      let way = CoupleItem(text: "return.\(strength.theme.rawValue)", strength)
      if thesis.challenge != nil, lengths.has(way) { take(way, for: .friction) }
    }
  }

  /// Places a close contact: where it meets another of the same body, else where it belongs.
  private mutating func place(_ contact: CoupleContact) {
    guard isFree(contact) else { return }
    let item = CoupleItem(contact)
    let stages = CoupleStage.allCases.filter { $0.hosts(contact) }
    let hosts = stages.filter { $0.suits(contact) }
    // What asks something stands beside what helps only where both are of one body.
    let tied = stages.filter { stage in
      told(in: stage).contains { ($0.helps || stage.suits(contact)) && $0.shared(with: contact) != nil }
    }
    let empty = CoupleStage.allCases.filter { isEmpty($0) && $0.suits(contact) }
    let able = (tied + empty + hosts).first {
      told(in: $0).count < $0.capacity && hasRoom(for: item, in: $0, isDue: true)
    }
    if let able { take(item, for: able) }
  }

  /// Tells close contacts for which no part had room in a sentence each.
  private mutating func placeBriefs() {
    for contact in due where !isTold(contact) {
      let item = CoupleItem(brief: contact)
      guard !used.contains(item.text), !thesis.contacts.contains(where: { $0.id == contact.id }) else {
        continue
      }
      let hosts = CoupleStage.allCases.filter { stage in
        stage.hosts(contact) && !(items[stage] ?? []).contains(where: \.isBrief)
          && hasRoom(for: item, in: stage, isDue: true)
      }
      if let stage = hosts.first { take(item, for: stage) }
    }
  }

  // MARK: - What belongs to a part

  private mutating func placeLead(of stage: CoupleStage) {
    let able = contacts.filter { isFree($0) && stage.suits($0) }
    let suiting = able.filter { $0.tone != .mixed } + able.filter { $0.tone == .mixed }
    let lead = suiting.first { fits(CoupleItem($0), stage) } ?? suiting.first
    let others = fillers.items(of: stage) + more(of: stage) + fillers.all
    let item = lead.map { CoupleItem($0) } ?? others.first { !used.contains($0.text) && lengths.has($0) }
    if let item { take(item, for: stage) }
  }

  /// A second contact: one that shares a body with the first, else the weightiest that suits the part.
  private mutating func placeTied(to stage: CoupleStage) {
    guard told(in: stage).count == 1, let lead = told(in: stage).first else { return }
    let able = contacts.filter { isFree($0) && stage.hosts($0) && fits(CoupleItem($0), stage) }
    let tied = able.first { $0.shared(with: lead) != nil }
    if let next = tied ?? able.first(where: stage.suits) { take(CoupleItem(next), for: stage) }
  }

  private mutating func fill(_ stage: CoupleStage, from more: [CoupleItem]) {
    for item in more where !lengths.isLongEnough(items[stage] ?? []) && fits(item, stage) {
      take(item, for: stage)
    }
  }

  /// Contacts of the mood of a part, if not of its subject.
  private func more(of stage: CoupleStage) -> [CoupleItem] {
    let helps = stage != .friction
    return contacts.filter { isFree($0) && $0.helps == helps }.map { CoupleItem($0) }
  }

  // MARK: - The whole

  /// Adds to the shortest parts until the whole is long enough in every language.
  private mutating func lengthen() {
    while lengths.isTooShort(items) {
      let stages = CoupleStage.allCases.enumerated().sorted {
        (lengths.sum(of: items[$0.element] ?? []), $0.offset) < (
          lengths.sum(of: items[$1.element] ?? []), $1.offset
        )
      }.map(\.element)
      guard let stage = stages.first(where: { addition(to: $0) != nil }), let item = addition(to: stage)
      else {
        return
      }
      take(item, for: stage)
    }
  }

  private func addition(to stage: CoupleStage) -> CoupleItem? {
    let left = contacts.filter { isFree($0) && $0.helps == (stage != .friction) }
    let offered =
      fillers.items(of: stage) + (left.filter(stage.hosts) + left).map { CoupleItem($0) }
      + (stage == .friction ? [] : fillers.all)
    return offered.first { fits($0, stage) }
  }

  // MARK: - What is told

  private func fits(_ item: CoupleItem, _ stage: CoupleStage) -> Bool {
    !used.contains(item.text) && !CoupleTunes.isOpposed(item.text, to: used)
      && hasRoom(for: item, in: stage, isDue: true)
      && (!item.isOverlay || overlays(in: stage) == 0 && CoupleStage.allCases.map(overlays).reduce(0, +) < 3)
  }

  private func overlays(in stage: CoupleStage) -> Int { (items[stage] ?? []).count(where: \.isOverlay) }

  /// - Parameter isDue: Whether the part may become longer for it than parts are wont to be.
  private func hasRoom(for item: CoupleItem, in stage: CoupleStage, isDue: Bool = false) -> Bool {
    let longer = isDue ? (stage == .friction ? 45 : 24) : 0
    return lengths.hasRoom(for: item, in: items[stage] ?? [], longer: longer)
      && lengths.hasRoom(for: item, inAll: items)
  }

  private func isEmpty(_ stage: CoupleStage) -> Bool { told(in: stage).isEmpty }

  /// The contacts that a part tells.
  private func told(in stage: CoupleStage) -> [CoupleContact] {
    (items[stage] ?? []).filter { !$0.text.hasPrefix("return.") }.compactMap(\.contact)
  }

  private func isTold(_ contact: CoupleContact) -> Bool {
    CoupleStage.allCases.contains { told(in: $0).contains(contact) }
  }

  private func isFree(_ contact: CoupleContact) -> Bool { !used.contains(CoupleItem(contact).text) }

  private mutating func take(_ item: CoupleItem, for stage: CoupleStage) {
    used.insert(item.text)
    items[stage, default: []].append(item)
  }

  /// The texts of a part in the order in which they are read: from each contact to one of the same body if there is one,
  /// then what is in a sentence, and last how it is answered.
  private static func inOrder(_ items: [CoupleItem], of stage: CoupleStage) -> [CoupleItem] {
    let ways = items.filter { $0.text.hasPrefix("return.") }
    var left = items.filter { $0.contact != nil && !ways.contains($0) && !$0.isBrief }
    var ordered: [CoupleItem] = []
    while !left.isEmpty {
      let last = ordered.last?.contact
      let tied = left.firstIndex { item in last.flatMap { item.contact?.shared(with: $0) } != nil }
      let leading =
        left.firstIndex { $0.contact.map { $0.helps == (stage != .friction) } ?? false }
        ?? left.firstIndex { $0.contact.map(stage.suits) ?? false }
      ordered.append(left.remove(at: tied ?? leading ?? 0))
    }
    return ordered + items.filter(\.isBrief) + items.filter { $0.contact == nil } + ways
  }
}

extension CoupleContact {
  /// Whether it is so close that a reading tells it, if there is room.
  fileprivate var isClose: Bool { aspect.orb <= 1.5 }
}
