import AstroChartModel
import AstroInterpretation

/// What reports tell of what stands in the chart.
struct FactRows {
  private let people: [Person]

  init(_ people: [Person]) { self.people = people }

  var rows: [Row] { aspects + angles + rulers + joints + houses }

  private var aspects: [Row] {
    [
      Row("General: tightest aspect of Sun … Mars leads a paragraph", tightestLeads, asked: "100 %"),
      Row(
        "Aspects of Sun or Moon ≤ 2° told in General; hard ones to Saturn … Pluto ≤ 3°",
        told(on: .general) { $0.hasLight && $0.orb <= 2 },
        told(on: .general) {
          $0.hasLight && $0.orb <= 3 && $0.isHard && $0.bodies.contains { $0 >= .saturn }
        },
        asked: "90 %, 95 %"),
      Row(
        "Personal T-square ≤ 4° told in one paragraph: General; areas it touches",
        squares(on: [.general]), squares(on: Area.special), asked: "100 %, 95 %"),
    ]
  }

  private var angles: [Row] {
    [
      Row(
        "Planet to Midheaven ≤ 1.5° told in Career; to Ascendant in General",
        told(on: .career) { $0.orb <= 1.5 && $0.has(.midheaven) },
        told(on: .general) { $0.orb <= 1.5 && $0.has(.ascendant) }, asked: "95 %, 90 %")
    ]
  }

  private var rulers: [Row] {
    let areas: [(Int, Area)] = [(2, .finances), (6, .health), (7, .relationships), (10, .career)]
    let shares = areas.map { house, area in "\(ruler(of: house, toldOn: area))" }
    return [
      Row(
        "Tightest aspect ≤ 1.5° of the ruler of 2, 6, 7, 10 told in its area",
        shares.joined(separator: ", "), asked: "95 % each")
    ]
  }

  private var joints: [Row] {
    [
      Row(
        "Sun–Moon joint in General, Venus–Moon in relationships, signs known",
        joint("sun", "moon", on: .general), joint("venus", "moon", on: .relationships), asked: "100 %")
    ]
  }

  private var houses: [Row] {
    let timed = people.filter(\.chart.hasBirthTime)
    let misplaced = timed.count { person in
      let told = Area.allCases.flatMap { person.reading(on: $0)?.told ?? [] }
      return told.contains { factor in
        guard case .house(let body, let house) = factor else { return false }
        return person.chart.placement(of: body)?.house != house
      }
    }
    return [
      Row(
        "People with a body told in another house than the table's", "\(misplaced) of \(timed.count)",
        asked: "0")
    ]
  }

  // MARK: - Counting

  private var tightestLeads: Share {
    var share = Share()
    for person in people {
      let near = person.chart.certainAspects.filter { $0.isOfPlanets && $0.bodies.contains { $0 <= .mars } }
      guard let tightest = near.min(by: { $0.orb < $1.orb }) else { continue }
      let leads = person.reading(on: .general)?.joints ?? []
      share.count(leads.contains { $0.contains { $0.tells(tightest) } })
    }
    return share
  }

  /// The share of the aspects with a planet that are told, one by one.
  private func told(on area: Area, _ counts: (Aspect) -> Bool) -> Share {
    var share = Share()
    for person in people {
      guard let reading = person.reading(on: area) else { continue }
      for aspect in person.chart.certainAspects where counts(aspect) { share.count(reading.tells(aspect)) }
    }
    return share
  }

  private func squares(on areas: [Area]) -> Share {
    var share = Share()
    for (person, area) in people.flatMap({ person in areas.map { (person, $0) } }) {
      guard let reading = person.reading(on: area) else { continue }
      for pattern in person.chart.patterns where pattern.isPersonalSquare && pattern.touches(area) {
        share.count(
          reading.subjects.contains { facts in
            facts.contains { if case .pattern(pattern) = $0 { true } else { false } }
          })
      }
    }
    return share
  }

  private func ruler(of house: Int, toldOn area: Area) -> Share {
    var share = Share()
    for person in people {
      guard let sign = person.chart.houses?.cusp(house).sign else { continue }
      let aspects = person.chart.certainAspects.filter {
        $0.isOfPlanets && $0.bodies.contains(sign.traditionalRuler)
      }
      guard let tightest = aspects.min(by: { $0.orb < $1.orb }), tightest.orb <= 1.5 else { continue }
      share.count(person.reading(on: area)?.tells(tightest) ?? false)
    }
    return share
  }

  private func joint(_ one: String, _ other: String, on area: Area) -> Share {
    let facts = [one, other].map { "fact.\($0).sign" }
    let known = people.compactMap { $0.reading(on: area) }.filter { reading in
      facts.allSatisfy { reading.brief.fact($0) != nil }
    }
    return Share(of: known) { $0.joins(facts) }
  }
}

extension Chart {
  /// The major aspects with a planet at one end at least that hold all day.
  fileprivate var certainAspects: [Aspect] {
    aspects.filter { $0.isCertain && AspectType.major.contains($0.type) && $0.bodies.allSatisfy(\.isPlanet) }
  }
}

extension Aspect {
  fileprivate var hasLight: Bool { isOfPlanets && bodies.contains { $0 <= .moon } }

  fileprivate var isHard: Bool { [.conjunction, .square, .opposition].contains(type) }

  fileprivate func has(_ angle: ChartAngle) -> Bool { [end1, end2].contains(.angle(angle)) }
}

extension AspectPattern {
  fileprivate var isPersonalSquare: Bool { kind == .tSquare && orb <= 4 && bodies.contains { $0 <= .mars } }

  fileprivate func touches(_ area: Area) -> Bool {
    area == .general || bodies.contains(where: area.significators.contains)
  }
}
