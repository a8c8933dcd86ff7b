import AstroChartModel
import AstroInterpretation
import AstroWording

/// How reports are planned: what their paragraphs rest on, and how opening and closing are made.
struct PlanRows {
  private let people: [Person]
  private let rules: [String: Rule]

  init(_ people: [Person], _ book: RuleBook) {
    self.people = people
    rules = Dictionary(book.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var rows: [Row] {
    [
      Row(
        "Paragraphs that rest on one rule that is no joint: General; areas", single(on: [.general]),
        single(on: Area.special),
        asked: "≤ 10 %"),
      Row(
        "Reports planned by figures: General; areas", figured(on: [.general]), figured(on: Area.special),
        asked: "100 %"),
      Row(
        "Reports with opposed texts unbridged; with a bridge", opposed, bridged, asked: "0"),
      Row(
        "Reports with two paragraphs out of tune; with a closing out of tune", untuned, untunedClosing,
        asked: "–"),
      Row(
        "Node's share of General; plain node text against Sun, Moon, Ascendant in its sign", nodeShare,
        plainNode, asked: "≤ 6 %, 0"),
      Row("Leads lumped by element in areas", lumped, asked: "≤ 3 %"),
      Row(
        "Openings that miscount: en; uk; that list three headlines", miscounting(.en), miscounting(.uk),
        listing, asked: "0"),
      Row("First sentence naming the main figure: en; uk", naming(.en), naming(.uk), asked: "100 %"),
      Row(
        "Full length as the standard one: career, relationships, finances, health", unlengthened, asked: "0"),
      Row("Without a time: words of areas borrowed from General", borrowed, asked: "0"),
      Row(
        "Closings with an outer planet as strength; with a task that is not by sign", outerStrengths,
        signlessTasks, asked: "0, 0"),
    ]
  }

  private func subjects(on areas: [Area]) -> [ReportBrief.Subject] {
    people.flatMap { $0.readings(in: .en, on: areas) }.flatMap(\.brief.subjects)
  }

  private func single(on areas: [Area]) -> Share {
    Share(of: subjects(on: areas)) {
      $0.rules.count == 1 && ![.joint, .resolution].contains(rules[$0.rules[0]]?.role)
    }
  }

  private var lumped: Share {
    Share(of: subjects(on: Area.special).compactMap { rules[$0.rules[0]] }) {
      ![.joint, .resolution].contains($0.role) && $0.isLumped
    }
  }

  private func figured(on areas: [Area]) -> Share {
    Share(of: people.flatMap { $0.readings(in: .en, on: areas) }) { !$0.brief.figures.isEmpty }
  }

  private var opposed: Share { apart(.unopposed) }
  private var untuned: Share { apart(.inTune) }

  private func apart(_ concord: Concord) -> Share {
    Share(of: people.flatMap { $0.readings(in: .en) }) { reading in
      let subjects = reading.brief.subjects
      return subjects.indices.contains { index in
        let bridges = subjects[...index].flatMap(\.rules).compactMap { rules[$0]?.bridge?.axis }
        return subjects[..<index].contains {
          areApart(subjects[index].rules, $0.rules, concord, besides: Axes(bridges.map(Axes.init)))
        }
      }
    }
  }

  private var untunedClosing: Share {
    Share(of: people.flatMap { $0.readings(in: .en) }) { reading in
      areApart(reading.brief.subjects.flatMap(\.rules), reading.brief.parts.map(\.rule), .inTune)
    }
  }

  private func areApart(
    _ some: [String], _ others: [String], _ concord: Concord, besides bridged: Axes = []
  ) -> Bool {
    some.contains { first in
      others.contains { second in
        guard let values = rules[first]?.values, let others = rules[second]?.values else { return false }
        return !values.isAtPeace(with: others, concord, besides: bridged)
      }
    }
  }

  private var bridged: Share {
    Share(of: people.flatMap { $0.readings(in: .en) }) { $0.brief.subjects.contains(where: \.isBridged) }
  }

  private func naming(_ language: Language) -> Share {
    let prose = Prose(in: language)
    return Share(of: people.flatMap { $0.readings(in: language) }.filter { !$0.brief.figures.isEmpty }) {
      reading in
      let bodies = reading.brief.figures[0].facts.compactMap { reading.brief.fact($0)?.factor.allBodies }
        .flatMap(\.self)
      let first = Sentences.of(reading.report.keyInfluences).first ?? ""
      // Those that stand together may be named as so many planets.
      return !prose.bodies(in: first).isDisjoint(with: bodies)
        || bodies.count > 2 && prose.countsPlanets(first)
    }
  }

  /// The share of the words of General that stand in paragraphs led by a node.
  private var nodeShare: Share {
    var share = Share()
    for reading in people.compactMap({ $0.reading(on: .general) }) {
      for (subject, text) in zip(reading.brief.subjects, reading.paragraphs) {
        let isNodal = subject.grounds[0].contains { $0.hasPrefix("fact.northNode") }
        for _ in text.split(separator: " ") { share.count(isNodal) }
      }
    }
    return share
  }

  private var plainNode: Share {
    Share(of: people) { person in
      let told = person.reading(on: .general)?.brief.subjects.flatMap(\.grounds) ?? []
      guard told.contains(["fact.northNode.sign"]) else { return false }
      let node = person.chart.placement(of: .northNode)?.sign
      let own = [Body.sun, .moon].map { person.chart.placement(of: $0)?.sign }
      return node != nil && (own + [person.chart.angles?.ascendant.sign]).contains(node)
    }
  }

  private func miscounting(_ language: Language) -> Share {
    Share(of: people.flatMap { $0.readings(in: language) }) { reading in
      let named = reading.brief.subjects.count { $0.opening != nil }
      return Prose(in: language).countsThree(reading.report.keyInfluences) && named != 3
    }
  }

  private var unlengthened: String {
    Area.special.map { area in "\(people.count { $0.unlengthened.contains(area) })" }.joined(separator: ", ")
  }

  private var borrowed: Share {
    var share = Share()
    for reading in people.filter({ !$0.chart.hasBirthTime }).flatMap({
      $0.readings(in: .en, on: Area.special)
    }) {
      for (subject, text) in zip(reading.brief.subjects, reading.paragraphs) {
        for _ in text.split(separator: " ") { share.count(subject.rules[0].hasPrefix("general.")) }
      }
    }
    return share
  }

  private var listing: Share {
    Share(of: people.flatMap { $0.readings(in: .en) }) { reading in
      reading.brief.parts.contains { $0.role == .stem }
    }
  }

  private var signlessTasks: Share {
    let tasks = people.flatMap { $0.readings(in: .en) }.flatMap(\.brief.parts).filter { $0.role == .task }
    return Share(of: tasks) { part in !part.facts.contains { $0.hasSuffix(".sign") } }
  }

  private var outerStrengths: Share {
    let strengths = people.flatMap { $0.readings(in: .en) }.flatMap(\.brief.parts).filter {
      $0.role == .strength
    }
    return Share(of: strengths) { part in
      [Body.uranus, .neptune, .pluto].contains { part.rule.hasSuffix(".\($0.rawValue)") }
    }
  }
}

extension Factor {
  /// The bodies that it is about, those of a stellium too.
  fileprivate var allBodies: [Body] {
    if case .stellium(let stellium) = self { stellium.bodies } else { bodies }
  }
}

extension Rule {
  /// Whether it is about several signs at once.
  fileprivate var isLumped: Bool {
    condition.facts.contains { fact in
      switch fact {
      case .sign(_, let signs), .cusp(_, let signs), .rulerInSign(_, let signs, _): signs.count > 1
      default: false
      }
    }
  }
}
