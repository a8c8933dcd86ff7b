import AstroChartModel
import AstroDiagnostics
import AstroWording

/// A text with slots that are filled from a chart, such as `{sign:locative}`.
enum Template {
  /// What a slot can stand for; `headlines` occurs only in stems, `a` and `b` in bridges.
  enum Slot: String, CaseIterable {
    case sign, house, aspect, planets, others, apex, angle, degree, count, headlines, a, b
  }

  /// A piece of a text: literal words, or a slot with the grammatical case that it asks for.
  private enum Piece {
    case words(Substring)
    case slot(Slot, GrammaticalCase)
    case unknown(Substring)
  }

  /// The text without its slots.
  static func bare(_ text: String) -> String {
    pieces(of: text).map { if case .words(let words) = $0 { String(words) } else { "" } }.joined()
  }

  /// A message about the first unknown slot; `nil` if there is none.
  static func problem(in text: String) -> Told? {
    pieces(of: text).lazy.compactMap {
      if case .unknown(let slot) = $0 { RuleFault.slot(slot) } else { nil }
    }
    .first
  }

  /// The text with its slots filled; `nil` if there is no value for one of them.
  static func filled(_ text: String, with values: SlotValues, in language: Language) -> String? {
    guard SlottedText.hasSlots(text) else { return text }
    var (filled, namesAspect) = ("", false)
    for piece in pieces(of: text) {
      switch piece {
      case .words(let words): filled += words
      case .slot(let slot, let form):
        guard let value = values.text(of: slot, form, in: language) else { return nil }
        namesAspect = namesAspect || slot == .aspect
        filled = language.phrasebook.joined(
          filled, beginsSentence(after: filled) ? value.capitalizedFirst : value)
      case .unknown: return nil
      }
    }
    return namesAspect ? language.phrasebook.governed(filled) : filled
  }

  /// The number of words by which a slot is filled, such as `sign:locative`; `nil` if there is no value for it.
  static func words(of slot: Substring, with values: SlotValues, in language: Language) -> Int? {
    guard case .slot(let slot, let form) = piece(slot) else { return nil }
    return values.text(of: slot, form, in: language).map { WordCount.of($0) }
  }

  private static func beginsSentence(after text: String) -> Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    return ".?…".contains(last)
  }

  private static func pieces(of text: String) -> [Piece] {
    SlottedText.pieces(of: text).map {
      switch $0 {
      case .words(let words): .words(words)
      case .slot(let slot): piece(slot)
      }
    }
  }

  private static let forms = Dictionary(
    uniqueKeysWithValues: GrammaticalCase.allCases.map { (Substring(String(describing: $0)), $0) })

  private static let slots = Dictionary(
    uniqueKeysWithValues: Slot.allCases.map { (Substring($0.rawValue), $0) })

  private static func piece(_ slot: Substring) -> Piece {
    let colon = slot.utf8.firstIndex(of: UInt8(ascii: ":"))
    let form = colon.map { forms[slot[slot.index(after: $0)...]] } ?? .nominative
    guard let name = slots[slot[..<(colon ?? slot.endIndex)]], let form else { return .unknown(slot) }
    return .slot(name, form)
  }
}

/// The values that the facts of a rule give to its slots.
struct SlotValues {
  private var sign: Sign?
  private var house: Int?
  private var aspect: AspectType?
  private var planets: [Body] = []
  private var apex: Body?
  private var angle: ChartAngle?
  private var degree: Double?
  private var count: Int?
  /// Whether many planets are counted in the place of being named.
  private var countsPlanets = false
  var headlines: String?
  /// The two factors of a bridge.
  var a: Place?
  var b: Place?

  /// A body or an angle, and the sign in which it stands.
  struct Place: Hashable, Sendable {
    var point: ChartPoint
    var sign: Sign
  }

  /// - Parameter evidence: The evidence in the order of the rule's facts; the last fact that has a value for
  ///   a slot gives it.
  init(_ evidence: [Factor]) {
    for factor in evidence {
      switch factor {
      case .sign(let point, let sign): add(Place(point: point, sign: sign))
      case .dignity(_, _, let sign), .cusp(_, let sign): self.sign = sign
      case .house(_, let house): self.house = house
      case .rulerInHouse(_, let body, let house): (planets, self.house) = ([body], house)
      case .rulerInSign(_, let body, let sign): (planets, self.sign) = ([body], sign)
      case .rulerInAspect(_, let body, let tie): (planets, aspect, degree) = ([body], tie.type, tie.orb)
      case .aspect(let tie): (aspect, degree) = (tie.type, tie.orb)
      case .angular(_, let near, let distance): (angle, degree) = (near, distance)
      case .stellium(let stellium): add(stellium)
      case .pattern(let pattern): (planets, apex) = (pattern.bodies, pattern.apex)
      case .shape(_, let lead): apex = lead
      case .dominantElement(_, let count), .dominantModality(_, let count): self.count = count
      case .motion, .moonPhase, .missingElement, .missingModality, .dominantPlanet, .hemisphere: break
      case .supported, .strained, .finalDispositor, .mutualReception: break
      }
    }
    addOpposedPair(evidence)
  }

  /// Of a conjunction and an opposition to it, the two bodies are `planets`, and the one opposite is `apex`.
  private mutating func addOpposedPair(_ evidence: [Factor]) {
    let ties = evidence.compactMap(\.tie)
    guard ties.count == 2, ties[0].type == .conjunction, ties[1].type == .opposition else { return }
    planets = ties[0].bodies
    apex = ties[1].bodies.first { !planets.contains($0) }
  }

  /// The same; the sign of a supported or strained planet is looked up elsewhere in the chart.
  init(_ evidence: [Factor], signs: (Body) -> Sign?) {
    self.init(evidence)
    guard sign == nil else { return }
    for case .supported(let body) in evidence { sign = signs(body) }
    for case .strained(let body) in evidence { sign = signs(body) }
  }

  /// So many planets are named once in a report, and counted elsewhere.
  private static let many = 4

  /// The values for words beside those that name the planets.
  var counting: SlotValues {
    var values = self
    values.countsPlanets = true
    return values
  }

  private mutating func add(_ place: Place) {
    sign = place.sign
    if a == nil { a = place } else { b = place }
  }

  private mutating func add(_ stellium: Stellium) {
    planets = stellium.bodies
    switch stellium.site {
    case .sign(let sign): self.sign = sign
    case .house(let house): self.house = house
    }
  }

  func text(of slot: Template.Slot, _ form: GrammaticalCase, in language: Language) -> String? {
    let words = language.phrasebook
    return switch slot {
    case .sign: sign.map { words.name(of: $0, form) }
    case .house: house.map { words.spelledName(ofHouse: $0, form) }
    case .aspect: aspect.map { words.name(of: $0, form) }
    case .planets where countsPlanets && planets.count >= SlotValues.many: words.planets(planets.count, form)
    case .planets: planets.isEmpty ? nil : words.list(of: planets, form)
    case .others: apex.map { apex in words.list(of: planets.filter { $0 != apex }, form) }
    case .apex: apex.map { words.list(of: [$0], form) }
    case .angle: angle.map { words.name(of: $0, form) }
    case .degree: degree.map { "\(Int($0.rounded()))°" }
    case .count: count.map { words.numeral($0, form) }
    case .headlines: headlines
    case .a: a.map { $0.text(form, in: language) }
    case .b: b.map { $0.text(form, in: language) }
    }
  }
}
