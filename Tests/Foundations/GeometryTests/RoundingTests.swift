import AstroGeometry
import TestSupport
import Testing

@Suite struct RoundingTests {
  @Test(arguments: 0..<100)
  func `rounding moves a number by half a thousandth at most, and once is enough`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let number = dice.number(in: -20_000...20_000)
    let rounded = number.roundedToThousandth
    #expect(abs(rounded - number) <= 0.0005 + 1e-9)
    #expect(rounded.roundedToThousandth == rounded)
    #expect((-number).roundedToThousandth == -rounded)
  }

  @Test(arguments: 0..<100)
  func `rounding gives what the standard library gives, also halfway and far away`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let whole = Double(dice.whole(in: -100_000...100_000))
    for number in [whole / 16, whole / 1000, dice.number(in: -1...1), whole * 1e14, whole * 1e300, .infinity]
    {
      #expect(number.roundedToThousandth == (number * 1000).rounded() / 1000)
    }
  }

  @Test func `nothing is rounded to minus zero`() {
    #expect((-0.0004).roundedToThousandth.sign == .plus)
  }

  @Test(arguments: [0.0, 45, -90, 300, 719])
  func `degrees and radians are one angle`(degrees: Double) {
    let angle = Angle(degrees: degrees)
    #expect(abs(angle.degrees - degrees) < 1e-9)
    #expect(abs(angle.sine * angle.sine + angle.cosine * angle.cosine - 1) < 1e-12)
  }

  @Test(arguments: 0..<30)
  func `a displacement is its length in its direction`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let vector = Vector(dx: dice.number(in: -9...9), dy: dice.number(in: -9...9))
    let again = Vector(length: vector.length, direction: vector.direction)
    #expect((again - vector).length < 1e-9)
    #expect(abs(vector.perpendicular.dot(vector)) < 1e-9)
    #expect(abs(vector.cross(vector.perpendicular) - vector.length * vector.length) < 1e-9)
  }
}
