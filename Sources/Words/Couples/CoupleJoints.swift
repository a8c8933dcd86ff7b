import AstroChartModel

/// Chooses what leads from one text of a reading to the next, none twice in a reading.
///
/// Two contacts of one body are joined in a sentence on that body. A contact that says the opposite of what was told of
/// its theme elsewhere has a sentence before it that makes room for it. Anything else stands by itself.
struct CoupleJoints {
  private let book: Set<String>
  private var used: Set<String> = []
  private var told: [CoupleTheme: Set<CoupleTone>] = [:]

  /// - Parameter book: The ids of all texts.
  init(_ book: Set<String>) { self.book = book }

  /// The parts with what leads from text to text.
  static func lead(
    _ parts: [(stage: CoupleStage, items: [CoupleItem])], _ book: Set<String>
  ) -> [(stage: CoupleStage, items: [CoupleItem])] {
    var joints = CoupleJoints(book)
    return parts.map { (stage: $0.stage, items: joints.led($0.items, of: $0.stage)) }
  }

  private mutating func led(_ items: [CoupleItem], of stage: CoupleStage) -> [CoupleItem] {
    var before: CoupleContact?
    return items.map { item in
      guard let contact = item.contact, !item.text.hasPrefix("return.") else { return item }
      var item = item
      // Parts before those on what rubs and what lasts begin with themselves.
      let mayLead = before != nil || stage == .friction || stage == .lasting
      item.lead = before.flatMap { joint(from: $0, to: contact) } ?? (mayLead ? bridge(to: contact) : nil)
      if item.isBrief, case .joint = item.lead { item.lead = nil }
      told[contact.ground, default: []].insert(contact.tone)
      before = contact
      return item
    }
  }

  /// How many sentences the book has of a kind, at most.
  private static let variants = 4

  private mutating func joint(from before: CoupleContact, to contact: CoupleContact) -> CoupleItem.Lead? {
    guard let shared = contact.shared(with: before) else { return nil }
    let others = [before, contact].map { $0.opposite(shared).point }
    let gives = others.allSatisfy { $0.isSwifter(than: shared.point) }
    let kind = [before, contact].map { $0.tone.asks ? "hard" : "help" }.joined(separator: ".")
    let stem = "join." + (gives ? "from." : "") + kind
    // Which one comes first depends on the contact, so that two couples seldom read the same.
    let start = contact.id.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let ids = (0..<CoupleJoints.variants).map { "\(stem).\((start + $0) % CoupleJoints.variants + 1)" }
    guard let id = ids.first(where: { book.contains($0) && !used.contains($0) }) else { return nil }
    used.insert(id)
    return .joint(id, after: before)
  }

  private mutating func bridge(to contact: CoupleContact) -> CoupleItem.Lead? {
    let theme = contact.ground
    let known = told[theme] ?? []
    let id: String
    switch contact.tone {
    case .hard where known.contains(.help): id = "bridge.\(theme.rawValue)"
    case .help where known.contains(.hard): id = "back.\(theme.rawValue)"
    case .hard, .help, .mixed: return nil
    }
    return used.insert(id).inserted ? .bridge(id) : nil
  }
}

extension AspectEnd {
  /// Whether it moves faster than a body, or does not move at all: the slower of two acts upon the other.
  fileprivate func isSwifter(than other: AspectEnd) -> Bool {
    guard let slow = other.body else { return false }
    return body.map { $0.order < slow.order } ?? (slow >= .jupiter)
  }
}
