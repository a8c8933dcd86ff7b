import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWording
import TestSupport
import Testing

@testable import AstroChartSheet

/// The promises of Vedic squares, set in the faces pictures are set in.
@Suite struct SquareTests {
  @Test(arguments: SquareForm.allCases, Language.allCases)
  func `a square of any chart breaks no promise`(form: SquareForm, language: Language) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 71)
    for varga in [Varga.d1, .d9, .d60] {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth, settings: .vedic)
      let sheet = SquareSheet(
        of: chart, form, varga: varga, showsOuterPlanets: varga == .d9, theme: .light, language: language,
        shaper: fonts)
      #expect(sheet.audit(shaper: fonts) == [])
      #expect(sheet.squares.allSatisfy { $0.seats.count == $0.figure.residents.count })
    }
  }

  @Test(arguments: SquareForm.allCases)
  func `a page tells how far its zodiac is from the equinox, where that is known`(form: SquareForm) throws {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana, settings: .vedic)
    for (ayanamsa, isTold) in [(23.7278, true), (nil, false)] as [(Double?, Bool)] {
      let sheet = SquareSheet(
        of: chart, form, ayanamsa: ayanamsa, theme: .light, language: .uk, shaper: fonts)
      #expect(sheet.words.lines.joined().contains("Лахірі 23°44′") == isTold)
      #expect(sheet.audit(shaper: fonts) == [])
    }
  }

  @Test(arguments: SquareForm.allCases)
  func `everybody in one sign finds a place in its cell`(form: SquareForm) throws {
    let fonts = try FontBook()
    for (house, pixels) in [(1, 300), (2, 1200), (3, 1200), (5, 600), (9, 300), (11, 1200)] {
      let chart = try SquareTests.crowd(inHouse: house)
      let sheet = SquareSheet(
        of: chart, form, showsOuterPlanets: true, pixels: pixels, theme: .light, language: .en, shaper: fonts)
      #expect(sheet.squares[0].seats.count == 13)
      #expect(sheet.audit(shaper: fonts) == [], "house \(house)")
    }
  }

  @Test func `the nine of tradition in one triangle keep their minutes`() throws {
    let fonts = try FontBook()
    for form in SquareForm.allCases {
      for house in [2, 3, 5, 12] {
        let sheet = SquareSheet(
          of: try SquareTests.crowd(inHouse: house), form, theme: .light, language: .en, shaper: fonts)
        #expect(sheet.squares[0].step.detail == .minutes)
      }
    }
  }

  @Test func `houses of the north stand still, counter-clockwise from above`() throws {
    let frame = SquareFrame(form: .north, box: Rect(x: 0, y: 0, width: 400, height: 400))
    let middles = try (1...12).map { try #require(frame.cell(of: .leo, house: $0)).middle }
    let expected = [(200, 100), (100, 33), (33, 100), (100, 200), (33, 300), (100, 367)]
    for (middle, place) in zip(middles, expected) {
      #expect(abs(middle.x - Double(place.0)) < 1 && abs(middle.y - Double(place.1)) < 1)
    }
    // The second half is the first one turned about the middle.
    for (middle, other) in zip(middles, middles.dropFirst(6)) {
      #expect(abs(middle.x + other.x - 400) < 1e-6 && abs(middle.y + other.y - 400) < 1e-6)
    }
  }

  @Test func `signs of the south stand still, clockwise from Pisces in the upper left corner`() throws {
    let frame = SquareFrame(form: .south, box: Rect(x: 0, y: 0, width: 400, height: 400))
    let order: [Sign] = [
      .pisces, .aries, .taurus, .gemini, .cancer, .leo, .virgo, .libra, .scorpio, .sagittarius, .capricorn,
      .aquarius,
    ]
    let middles = try order.map { try #require(frame.cell(of: $0, house: nil)).middle }
    #expect(middles.map { Int($0.x) } == [50, 150, 250, 350, 350, 350, 350, 250, 150, 50, 50, 50])
    #expect(middles.map { Int($0.y) } == [50, 50, 50, 50, 150, 250, 350, 350, 350, 350, 250, 150])
  }

  @Test func `a division has everybody in the sign that its rule gives`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana, settings: .vedic)
    for varga in Varga.allCases {
      let figure = SquareFigure(of: chart, varga, showsOuterPlanets: true)
      let expected = VargaChart(varga, of: SiderealPlace.all(of: chart, startingAt: 0))
      #expect(
        Dictionary(uniqueKeysWithValues: figure.residents.map { ($0.end, $0.sign) })
          == Dictionary(uniqueKeysWithValues: expected.places.map { ($0.end, $0.sign) }))
    }
  }

  @Test func `the Ascendant is first in its cell, then bodies by degree`() throws {
    let figure = SquareFigure(of: try SquareTests.crowd(inHouse: 1))
    #expect(figure.residents.first?.end == .angle(.ascendant))
    let degrees = figure.residents.dropFirst().map(\.longitude.degreeInSign)
    #expect(degrees == degrees.sorted() && degrees.count == 9)
  }

  @Test func `without a time there are no houses, and no Moon that changes its sign`() throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 73, knowsTime: false)
    for birth in (0..<3).compactMap({ _ in births.next() }) {
      let chart = try SwissEphemeris().chart(of: birth, settings: .vedic)
      let figure = SquareFigure(of: chart)
      #expect(figure.lagna == nil && figure.house(of: .aries) == nil)
      let moon = try #require(chart.placement(of: .moon))
      #expect(figure.lacksMoon == !moon.isSureOfSign)
      let sheet = SquareSheet(of: chart, .south, theme: .dark, language: .uk, shaper: fonts)
      #expect(sheet.audit(shaper: fonts) == [] && sheet.squares[0].stroke == nil)
    }
  }

  @Test func `a node that a chart lacks is opposite the other`() throws {
    let chart = try SwissEphemeris().chart(
      of: KnownBirths.oksana, settings: ChartSettings.vedic.with(points: [.northNode]))
    let figure = SquareFigure(of: chart)
    let nodes = figure.residents.filter { [.body(.northNode), .body(.southNode)].contains($0.end) }
    #expect(nodes.count == 2)
    #expect(nodes[0].longitude.separation(from: nodes[1].longitude) == 180)
  }

  @Test func `an audit finds a body that lies on another, and one outside its cell`() throws {
    let fonts = try FontBook()
    var square = SquareSheet(
      of: try SquareTests.crowd(inHouse: 1), .north, theme: .light, language: .en, shaper: fonts
    ).squares[0]
    #expect(square.audit() == [])
    let (first, second) = (square.seats[1], square.seats[2])
    square.seats[1] = VedicSquare.Seat(resident: first.resident, pieces: second.pieces)
    #expect(square.audit().contains { $0.contains("touches") })
    let away = first.pieces.map { PlacedText(text: $0.text, origin: $0.origin + Vector(dx: 250, dy: 0)) }
    square.seats[1] = VedicSquare.Seat(resident: first.resident, pieces: away)
    #expect(square.audit().contains { $0.contains("leaves the cell") })
  }

  /// All twelve bodies in the same house, all retrograde, where digits are widest.
  static func crowd(inHouse house: Int) throws -> Chart {
    let start = Double((house + 2) % 12) * 30
    let bodies = Body.planets + [.northNode, .southNode]
    let placements = try bodies.enumerated().map {
      try Placement(body: $1, longitude: Longitude(start + 20.8 + 0.75 * Double($0)), speed: -1)
    }
    let cusps = (0..<12).map { Longitude(90 + 22.9 + Double($0) * 30) }
    return try Chart(
      of: placements, houses: Houses(cusps: cusps),
      angles: Angles(ascendant: Longitude(112.9), midheaven: Longitude(22.9)))
  }
}

extension ChartSettings {
  static let vedic = ChartSettings(houseSystem: .wholeSign, zodiac: .sidereal(.lahiri))
}
