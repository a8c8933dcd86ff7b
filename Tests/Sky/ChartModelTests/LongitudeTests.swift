import AstroChartModel
import TestSupport
import Testing

@Suite struct LongitudeTests {
  @Test func `any number of degrees falls into the circle, and whole turns change nothing`() {
    var dice = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let degrees = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &dice)) / 1_000_000
      let longitude = Longitude(degrees)
      #expect((0..<360).contains(longitude.degrees))
      #expect(longitude == Longitude(degrees + 720))
      #expect(longitude == Longitude(longitude.degrees))
    }
  }

  @Test func `what rounds up to a full turn is 0° Aries`() {
    #expect(Longitude(359.999_999_6).degrees == 0)
    #expect(Longitude(-0.000_000_4).degrees.sign == .plus)
    #expect(Longitude(359.999_999_4).sign == .pisces)
  }

  @Test func `the ways forward and back make one turn, and the shorter one is the separation`() {
    var dice = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let (a, b) = (
        Longitude(.random(in: 0..<360, using: &dice)), Longitude(.random(in: 0..<360, using: &dice))
      )
      let (there, back) = (a.distance(forwardTo: b), b.distance(forwardTo: a))
      #expect(a == b || abs(there + back - 360) < 1e-9)
      #expect(abs(a.separation(from: b) - min(there, back)) < 1e-9)
      #expect(a.separation(from: b) == b.separation(from: a))
      #expect(a + there == b)
      #expect(a.opposite.opposite == a)
    }
  }

  @Test func `minutes are truncated and never reach the next sign`() {
    #expect(Longitude(29.999_722).degreeAndMinute == (29, 59))
    #expect(Longitude(30).degreeAndMinute == (0, 0))
    #expect(Longitude(25.195_392).degreeAndMinute == (25, 11))
    // 18°18′ is no finite binary fraction; truncation must not make 17′ of it.
    #expect(Longitude(138.3).degreeAndMinute == (18, 18))
  }
}
