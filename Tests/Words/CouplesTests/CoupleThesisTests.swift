import AstroChartModel
import AstroInterpretation
import AstroSynastry
import AstroWording
import Testing

@testable import AstroCouples

/// What a reading of two people is spanned between, and how its texts hang together.
@Suite struct CoupleThesisTests {
  private let couples = Couples()

  private func synastries(_ count: Int, seed: UInt64, timed: (Bool, Bool) = (true, true)) throws -> [Synastry]
  {
    try couples.charts(count, seed: seed, timed: timed).map(couples.synastry)
  }

  private func plan(_ synastry: Synastry) throws -> CouplePlan {
    CouplePlan(synastry, for: try CoupleReport.tellings(synastry, .en))
  }

  /// The contacts of a synastry of which the book has texts.
  private func contacts(_ synastry: Synastry) -> [CoupleContact] {
    synastry.aspects.compactMap { CoupleContact($0, leader: .first) }
  }

  @Test func `the strongest reason for and against two people that has a text is told, and leads`() throws {
    for synastry in try synastries(8, seed: 51) + synastries(4, seed: 52, timed: (false, true)) {
      let (plan, known) = (try plan(synastry), contacts(synastry))
      let told = Set(plan.parts.flatMap(\.items).map(\.fact))
      let thesis = try #require(plan.frame).thesis
      for (sign, mainstay) in [(1.0, thesis.strength), (-1.0, thesis.challenge)] {
        let first = synastry.overall.reasons.first { reason in
          guard case .aspect(let aspect) = reason.cause, reason.contribution * sign > 0 else { return false }
          let tones: [CoupleTone] = sign > 0 ? [.help] : [.hard]
          return known.contains { $0.isOf(aspect) && tones.contains($0.tone) }
        }
        guard case .aspect(let aspect) = first?.cause else { continue }
        #expect(mainstay?.isOf(aspect) == true)
        #expect(mainstay.map { told.contains(.contact($0.aspect)) } == true)
      }
    }
  }

  @Test func `a body opposite the Midheaven is never told as standing on its other end`() throws {
    for synastry in try synastries(8, seed: 53) {
      for contact in contacts(synastry) where contact.ends.contains(where: { $0.point == .angle(.midheaven) })
      {
        #expect(contact.aspect.type != .opposition || contact.nature == .tense)
      }
    }
  }

  @Test func `nine in ten close contacts of what is one’s own are told`() throws {
    var (close, told) = (0, 0)
    for synastry in try synastries(10, seed: 54) {
      let plan = try plan(synastry)
      let words = plan.parts.flatMap(\.items) + Person.allCases.flatMap { plan.frame?.words(to: $0) ?? [] }
      let facts = Set(words.map(\.fact))
      for contact in contacts(synastry) where contact.aspect.orb <= 1.5 {
        close += 1
        told += facts.contains(.contact(contact.aspect)) ? 1 : 0
      }
    }
    #expect(Double(told) >= 0.9 * Double(close), "\(told) of \(close)")
  }

  @Test func `a hard contact that advice is for is told`() throws {
    for synastry in try synastries(8, seed: 55) {
      let plan = try plan(synastry)
      let told = Set(plan.parts.flatMap(\.items).map(\.fact))
      for advice in plan.advice where advice.contact != nil { #expect(told.contains(advice.fact)) }
    }
  }

  @Test func `nothing leads to a text twice, and joined contacts share a body`() throws {
    for synastry in try synastries(8, seed: 56) + synastries(4, seed: 57, timed: (false, false)) {
      let leads = try plan(synastry).parts.flatMap(\.items).filter { $0.lead != nil }
      let ids = leads.map { item in
        switch item.lead {
        case .joint(let id, let before):
          #expect(item.contact?.shared(with: before) != nil)
          return id
        case .bridge(let id): return id
        case nil: return ""
        }
      }
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test(arguments: Language.allCases)
  func `no sentence of a reading stands in it twice`(_ language: Language) throws {
    for synastry in try synastries(6, seed: 58) {
      let reading = try CoupleReport(of: synastry, in: language)
      let texts = reading.parts.map(\.passage.text) + reading.toEach.map(\.passage.text)
      let sentences = ([reading.keyInfluences] + texts + reading.recommendations.map(\.text)).flatMap(
        Sentences.of)
      #expect(Set(sentences).count == sentences.count)
    }
  }

  @Test(arguments: Language.allCases)
  func `the words to the two are about equally long`(_ language: Language) throws {
    let all = try synastries(6, seed: 59) + synastries(4, seed: 60, timed: (false, true))
    for reading in try all.map({ try CoupleReport(of: $0, in: language) }) {
      let counts = reading.toEach.map { WordCount.of($0.passage.text) }.sorted()
      #expect(counts[0] * 4 >= counts[1] * 3 - 4, "\(counts)")
    }
  }

  @Test func `plain good is said only of what has a fair score`() throws {
    for synastry in try synastries(8, seed: 61) {
      let frame = try #require(try plan(synastry).frame)
      guard let strength = frame.thesis.strength else { continue }
      let telling = try CoupleTelling(synastry, in: .en)
      let praise = telling.plain("gift.\(strength.theme.rawValue).high")
      let score = synastry.scores[strength.theme.domain]?.score ?? 0
      #expect(frame.opening(in: telling).hasPrefix(praise) == (score >= 45))
    }
  }

  @Test func `a guest whose hour is unknown stands in a house only where it does all day`() throws {
    for synastry in try synastries(8, seed: 62, timed: (false, true)) {
      let houses = try #require(synastry.second.houses)
      for item in try plan(synastry).parts.flatMap(\.items) {
        guard case .overlay(let body, of: let person, let house) = item.fact else { continue }
        #expect(person == .first)
        let place = try #require(synastry.first.placement(of: body))
        let ends = place.range.map { [$0.atMidnight, $0.atNextMidnight] } ?? [place.longitude]
        #expect(ends.allSatisfy { houses.house(of: $0) == house })
      }
    }
  }
}

extension CoupleContact {
  fileprivate func isOf(_ other: Aspect) -> Bool {
    (aspect.end1, aspect.end2, aspect.type) == (other.end1, other.end2, other.type)
  }
}
