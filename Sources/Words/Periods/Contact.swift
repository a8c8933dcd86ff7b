package import AstroAlmanac
import AstroChartModel

/// What an aspect is read as.
enum TouchNature: String, Hashable, Sendable {
  case conjunction, flowing, tense

  /// `nil` for aspects that readings of time leave out.
  init?(_ aspect: AspectType) {
    switch aspect {
    case .conjunction: self = .conjunction
    case .trine, .sextile: self = .flowing
    case .square, .opposition: self = .tense
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate, .quintile, .biquintile: return nil
    }
  }
}

/// A moving body and what it touches in a birth chart: what a text is about.
struct Contact: Hashable, Sendable {
  let body: Body
  let aspect: AspectType
  let natal: AspectEnd
  let nature: TouchNature

  init?(_ body: Body, _ aspect: AspectType, _ natal: AspectEnd) {
    guard let nature = TouchNature(aspect) else { return nil }
    (self.body, self.aspect, self.natal, self.nature) = (body, aspect, natal, nature)
  }

  init?(_ passage: Passage) { self.init(passage.transiting, passage.aspect, passage.natal) }

  /// The middle of the ids of its texts, such as `saturn.moon.tense`.
  var id: String { "\(body.rawValue).\(natal.name).\(nature.rawValue)" }

  /// Whether the body is slow enough that a passage lasts for weeks.
  var isSlow: Bool { body > .venus }

  /// The planet to which advice on the contact is addressed: the natal one, or the mover on an angle.
  var adviser: Body { natal.body ?? body }

  /// The name of the body's own cycle that it continues, such as `saturn.square`.
  var cycle: String? {
    guard natal == .body(body) else { return nil }
    let name: String
    switch aspect {
    case .conjunction: name = "\(body.rawValue).return"
    case .square, .opposition: name = "\(body.rawValue).\(aspect.rawValue)"
    default: return nil
    }
    return Contact.cycles.contains(name) ? name : nil
  }

  private static let cycles: Set<String> = [
    "jupiter.return", "jupiter.opposition", "saturn.return", "saturn.square", "saturn.opposition",
    "uranus.square", "uranus.opposition", "neptune.square", "pluto.square",
  ]

  /// The id of its short text in a phase of its passage.
  func short(_ phase: PassagePhase) -> String {
    if let cycle, phase == .exact { return "short.cycle.\(cycle)" }
    if hasPhases { return "short.\(id).\(phase.rawValue)" }
    return "short.\(id)" + (hasSecondWording ? ".2" : "")
  }

  /// Whether it is the other of two aspects of its nature, where the Moon, who makes all of them every month, has a text for
  /// each.
  private var hasSecondWording: Bool { body == .moon && [.sextile, .opposition].contains(aspect) }

  /// Whether its short text has a wording for each phase: those of slow bodies to what is one's own.
  var hasPhases: Bool { isSlow && (natal.body.map { $0 <= .saturn } ?? true) }

  /// How much it says when it is exact.
  ///
  /// The slower the body, the more it says; the lights and the angles are touched more deeply than others, and a
  /// conjunction touches more than a trine.
  var weight: Double { body.pace * natal.depth * strength }

  private var strength: Double {
    switch aspect {
    case .conjunction: 1
    case .square, .opposition: 0.9
    case .trine: 0.7
    default: 0.5
    }
  }
}

extension AspectEnd {
  /// How deeply a birth is touched there.
  var depth: Double {
    switch self {
    case .body(.sun), .body(.moon), .angle: 3
    case .body(.mercury), .body(.venus), .body(.mars): 2
    case .body: 1
    }
  }
}

extension Body {
  /// How much it says as it moves: the slower, the more.
  var pace: Double {
    switch self {
    case .pluto, .neptune, .uranus: 5
    case .saturn: 4
    case .jupiter: 3
    case .mars: 2
    case .moon: 0.5
    default: 1
    }
  }
}

extension Nearness {
  var contact: Contact? { Contact(body, aspect, natal) }

  /// How much it says in the span; more where the aspect is exact in it.
  var weight: Double {
    guard let contact else { return 0 }
    return contact.weight * (1 - orb / limit) * (orb == 0 ? Contact.boost : 1)
  }
}

extension Contact {
  /// By how much an exact aspect, or a body that stands still, says more than on other days.
  static let boost = 1.5
}

extension SpanPassage {
  /// The nearnesses of a span that are worth following.
  package static func weightiest(_ near: [Nearness]) -> [Nearness] {
    Array(near.weightiestFirst.prefix(most))
  }

  /// More than any week or month tells.
  private static let most = 36
}

/// Where in a passage a day lies.
enum PassagePhase: String, CaseIterable, Hashable, Sendable {
  /// Before it is exact.
  case coming
  /// On a day on which it is exact.
  case exact
  /// After it was exact.
  case leaving
}

extension Passage {
  /// The hits or the closest approach, as days of the local clock since 1970.
  var peaks: [Int] {
    (hits.isEmpty ? [closest?.moment].compactMap(\.self) : hits.map(\.moment)).map(\.dayNumber)
  }

  /// - Parameter day: A day since 1970.
  func phase(on day: Int) -> PassagePhase {
    if !hits.isEmpty, peaks.contains(day) { return .exact }
    let (next, last) = (peaks.first { $0 >= day }, peaks.last { $0 < day })
    guard let last else { return .coming }
    guard let next else { return .leaving }
    return next - day <= day - last ? .coming : .leaving
  }

  /// The phase whose text is told on a day: nothing is over as long as it will be exact once more.
  func told(on day: Int) -> PassagePhase {
    let phase = phase(on: day)
    return phase == .leaving && peaks.contains { $0 > day } ? .exact : phase
  }
}

extension Moment {
  /// The day on its own clock, counted from 1970.
  var dayNumber: Int { local.date.daysSince1970 }
}
