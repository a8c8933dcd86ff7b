import AstroChartModel
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@testable import AstroTradition

/// The tables of dignity, by the laws that printed ones obey.
@Suite struct DignityTests {
  @Test func `the terms of each planet add up to its greater years`() {
    var years: [Body: Int] = [:]
    for sign in Sign.allCases {
      let terms = Conventions.Terms.egyptian.terms(of: sign)
      #expect(terms.last?.end == 30 && Set(terms.map(\.ruler)).count == 5)
      for (term, start) in zip(terms, [0] + terms.map(\.end)) {
        years[term.ruler, default: 0] += term.end - start
      }
    }
    #expect(years == [.saturn: 57, .jupiter: 79, .mars: 66, .venus: 82, .mercury: 76])
  }

  @Test(arguments: Conventions.Terms.allCases, Sign.allCases)
  func `a term begins with its first degree and ends before its last`(table: Conventions.Terms, sign: Sign) {
    let terms = table.terms(of: sign)
    #expect(terms.last?.end == 30 && Set(terms.map(\.ruler)).count == 5)
    for (term, start) in zip(terms, [0] + terms.map(\.end)) {
      #expect(start < term.end)
      #expect(table.ruler(of: Longitude(sign.start + Double(start))) == term.ruler)
      #expect(table.ruler(of: Longitude(sign.start + Double(term.end) - 1e-6)) == term.ruler)
    }
  }

  /// Ptolemy gives the first term to the lord of exaltation, triplicity or house, and no term to a luminary; Lilly's table
  /// is Egyptian in no sign.
  @Test func `Lilly's terms are as printed`() {
    var years: [Body: Int] = [:]
    for sign in Sign.allCases {
      let terms = Conventions.Terms.ptolemaic.terms(of: sign)
      for (term, start) in zip(terms, [0] + terms.map(\.end)) {
        years[term.ruler, default: 0] += term.end - start
      }
      let rulers = PlaceRulers(of: Longitude(sign.start), Conventions(triplicities: .lilly))
      let lords = [rulers.domicile, rulers.exaltation, rulers.triplicity.day, rulers.triplicity.night]
      // Of the luminaries' own houses the malefics have the first degrees.
      #expect(lords.contains(terms[0].ruler) || [.cancer, .leo].contains(sign), "\(sign)")
      #expect(terms.map(\.end) != Conventions.Terms.egyptian.terms(of: sign).map(\.end))
    }
    #expect(years == [.saturn: 57, .jupiter: 80, .mars: 65, .venus: 82, .mercury: 76])
    // 22° of Aries: Mars with the Egyptians too, but 20° is Mercury's with Lilly alone.
    #expect(Conventions.Terms.ptolemaic.ruler(of: Longitude(20.5)) == .mercury)
    #expect(Conventions.Terms.egyptian.ruler(of: Longitude(20.5)) == .mars)
  }

  @Test func `thirty-six faces run from Mars to Mars`() {
    let faces = (0..<36).map { Faces.ruler(of: Longitude(Double($0) * 10)) }
    #expect(faces.first == .mars && faces.last == .mars)
    #expect(Array(faces[1...6]) == [.sun, .venus, .mercury, .moon, .saturn, .jupiter])
    #expect(Set(faces.indices.dropFirst(7).map { faces[$0] == faces[$0 - 7] }) == [true])
  }

  @Test func `every place gives fifteen points, or eleven where nobody is exalted`() {
    for degree in stride(from: 0.5, to: 360, by: 1) {
      let almuten = Almuten(of: .syzygy, at: Longitude(degree), byDay: true, Conventions())
      let exalted = PlaceRulers(of: Longitude(degree), Conventions()).exaltation != nil
      #expect(almuten.scores.values.reduce(0, +) == (exalted ? 15 : 11))
      #expect(almuten.winners.allSatisfy { almuten.scores[$0] == almuten.scores.values.max() })
    }
  }

  @Test func `Lilly gives water to Mars by day and by night`() {
    let cancer = Longitude(100)
    let lilly = PlaceRulers(of: cancer, Conventions(triplicities: .lilly)).triplicity
    #expect((lilly.day, lilly.night, lilly.participating) == (.mars, .mars, nil))
    let dorotheus = PlaceRulers(of: cancer, Conventions()).triplicity
    #expect((dorotheus.day, dorotheus.night, dorotheus.participating) == (.venus, .mars, .moon))
  }

  @Test func `a planet is peregrine if and only if it has none of the five`() throws {
    var random = RandomCharts(seed: 51)
    for chart in try random.next(300) {
      let isDay = try #require(Sect(of: chart, sunAltitude: nil)).isDay
      for dignity in PlanetDignity.all(of: chart, isDay: isDay, Conventions()) {
        let place = try #require(chart.placement(of: dignity.body)?.longitude)
        let held = PlaceRulers(of: place, Conventions()).points(byDay: isDay)[dignity.body]
        #expect(dignity.peregrine == (held == nil))
        let debts = (dignity.detriment ? -5 : 0) + (dignity.fall ? -4 : 0) + (held == nil ? -5 : 0)
        #expect(dignity.score == (held ?? 0) + debts)
      }
    }
  }

  @Test func `the Sun of the first sample is exalted, and lord of its triplicity by day`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let sun = try #require(PlanetDignity.all(of: chart, isDay: true, Conventions()).first)
    #expect(sun.exaltation && sun.triplicity == true && sun.term == false && sun.face == false)
    #expect(sun.score == 7 && !sun.isInExaltationDegree)
  }

  @Test func `receptions are mutual on both sides`() throws {
    var random = RandomCharts(seed: 52)
    var mutual = 0
    for chart in try random.next(300) {
      let receptions = Reception.all(of: chart)
      for reception in receptions where reception.mutual != nil {
        mutual += 1
        #expect(
          receptions.contains { $0.guest == reception.host && $0.host == reception.guest && $0.mutual != nil }
        )
      }
      for reception in receptions {
        let guest = try #require(chart.placement(of: reception.guest))
        let rulers = PlaceRulers(of: guest.longitude, Conventions())
        #expect((reception.kind == .domicile ? rulers.domicile : rulers.exaltation) == reception.host)
      }
    }
    #expect(mutual > 50)
  }

  @Test func `the narrowest condition alone is told`() {
    let usual = Conventions()
    #expect(SolarCondition(at: 17.0 / 60, usual) == .cazimi)
    #expect(SolarCondition(at: 0.2834, usual) == .combust)
    #expect(SolarCondition(at: 8.5, usual) == .combust)
    #expect(SolarCondition(at: 15, usual) == .underBeams)
    #expect(SolarCondition(at: 15.1, usual) == nil)
    #expect(SolarCondition(at: 16.9, Conventions(beams: 17)) == .underBeams)
  }

  @Test func `without a time of birth nothing is told that day or night decides`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let details = try Skies().details(of: chart, Set(Detail.allCases))
    #expect(details.sect == nil && details.lots == nil && details.almutens == nil)
    let dignities = try #require(details.dignities)
    #expect(!dignities.isEmpty && dignities.allSatisfy { $0.triplicity == nil && $0.score == nil })
    let moon: AspectEnd = .body(.moon)
    #expect(details.midpoints?.contains { $0.ends.contains(moon) } == false)
    #expect(details.parallels?.contains { $0.body1 == .moon || $0.body2 == .moon } == false)
    #expect(details.antiscia?.contains { $0.body1 == .moon || $0.body2 == .moon } == false)
  }
}
