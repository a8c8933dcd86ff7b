import TestSupport
import Testing

@Suite struct PixelsTests {
  @Test(arguments: 0..<20)
  func `a picture comes back from its file as it went in`(seed: UInt64) throws {
    let picture = Pixels.random(seed, isOpaque: seed.isMultiple(of: 2))
    #expect(Pixels(png: try #require(picture.png())) == picture)
  }

  @Test func `what is no picture of ours is refused`() throws {
    let file = try #require(Pixels(width: 4, height: 4).png())
    #expect(Pixels(png: []) == nil)
    #expect(Pixels(png: Array(file.dropLast(20))) == nil)
    #expect(Pixels(png: Array("GIF89a".utf8)) == nil)
  }

  @Test func `a shade here and there is tolerated, a line is not`() {
    let paper = Pixels(width: 100, height: 100)
    var shaded = paper
    for x in 0..<100 { shaded[x, 3] = [240, 240, 240, 255] }
    #expect(PictureTolerance().difference(shaded, from: paper) == nil)
    for x in 0..<2 { shaded[x, 3] = [200, 255, 255, 255] }
    #expect(PictureTolerance().difference(shaded, from: paper) == "2 pixels differ (20 in 100 000)")
  }

  @Test func `pictures of different sizes are told apart by their sizes`() {
    let difference = PictureTolerance().difference(
      Pixels(width: 3, height: 4), from: Pixels(width: 4, height: 4))
    #expect(difference == "3×4 pixels, expected 4×4")
  }

  @Test func `ink is found where it is`() throws {
    var picture = Pixels(width: 30, height: 20)
    #expect(picture.ink(on: [255, 255, 255, 255], tolerance: 5) == nil)
    picture[7, 3] = [0, 0, 0, 255]
    picture[12, 11] = [0, 0, 0, 255]
    let ink = try #require(picture.ink(on: [255, 255, 255, 255], tolerance: 5))
    #expect(ink.columns == 7...12)
    #expect(ink.rows == 3...11)
  }

  @Test(arguments: 0..<10)
  func `coarser shades are about half a step off at most, and stay as they are`(seed: UInt64) {
    let picture = Pixels.random(seed, isOpaque: false)
    let coarse = picture.coarsened(step: 12)
    #expect(coarse.coarsened(step: 12) == coarse)
    #expect(zip(picture.bytes, coarse.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 7 })
  }
}

extension PixelsTests {
  @Test func `what fills much of a picture keeps its color`() {
    var picture = Pixels(width: 60, height: 60, filledWith: [251, 248, 241, 255])
    picture[3, 3] = [101, 103, 107, 255]
    let coarse = picture.coarsened(step: 12)
    #expect(coarse[0, 0] == picture[0, 0])
    #expect(coarse[3, 3] != picture[3, 3])
  }
}

extension Pixels {
  fileprivate static func random(_ seed: UInt64, isOpaque: Bool) -> Pixels {
    var dice = SeededGenerator(seed: seed)
    var picture = Pixels(width: dice.whole(in: 35...60), height: dice.whole(in: 35...60))
    for index in picture.bytes.indices where !isOpaque || index % 4 != 3 {
      picture.bytes[index] = UInt8(dice.whole(in: 0...255))
    }
    return picture
  }
}
