import Drawing
import PictureSupport
import Testing

@testable import SVG

@Suite struct PathDataTests {
  /// A reader of path data by the grammar of SVG 1.1: the places that a path goes through, controls included.
  private func places(in data: String, unit: Double) throws -> [[Int]] {
    var places: [[Int]] = []
    var (pen, start) = ([0, 0], [0, 0])
    for step in data.matches(of: #/([MLHVQCZmlhvqc])([^MLHVQCZmlhvqc]*)/#) {
      let (letter, isRelative) = (step.1.uppercased(), step.1.first?.isLowercase == true)
      let numbers = try step.2.matches(of: #/-?[0-9]*\.?[0-9]+/#).map {
        Int((try #require(Double(String($0.0))) * unit).rounded())
      }
      if letter == "Z" { pen = start }
      let perStep = ["M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6][letter] ?? 1
      for first in stride(from: 0, to: numbers.count, by: perStep) {
        let group = Array(numbers[first..<first + perStep])
        let read = absolute(group, letter, isRelative ? pen : nil, pen)
        places += read
        pen = read.last ?? pen
        if letter == "M" { start = pen }
      }
    }
    return places
  }

  private func absolute(_ group: [Int], _ letter: String, _ base: [Int]?, _ pen: [Int]) -> [[Int]] {
    let base = base ?? [0, 0]
    switch letter {
    case "H": return [[group[0] + base[0], pen[1]]]
    case "V": return [[pen[0], group[0] + base[1]]]
    default:
      return stride(from: 0, to: group.count, by: 2).map { [group[$0] + base[0], group[$0 + 1] + base[1]] }
    }
  }

  @Test(arguments: [0, 3]) func `what is read back are the places, to the last decimal`(decimals: Int) throws
  {
    var random = SplitMix64(seed: 11)
    for span in [3, 40, 5000, 700_000] {
      var data = PathData(decimals: decimals)
      var expected: [[Int]] = []
      func place() -> PathData.Place {
        let place = PathData.Place(
          x: Int.random(in: -span...span, using: &random), y: Int.random(in: -span...span, using: &random))
        expected.append([place.x, place.y])
        return place
      }
      for _ in 0..<300 {
        switch Int.random(in: 0...5, using: &random) {
        case 0: data.move(to: place())
        case 1: data.curve(place(), to: place())
        case 2: data.curve(place(), place(), to: place())
        case 3: data.close()
        default: data.line(to: place())
        }
      }
      let text = String(decoding: data.markup.bytes, as: UTF8.self)
      #expect(try places(in: text, unit: decimals == 3 ? 1000 : 1) == expected)
    }
  }

  @Test func `steps are written in the shorter of two ways`() {
    var data = PathData(decimals: 0)
    data.move(to: .init(x: 1000, y: 1000))
    data.line(to: .init(x: 1003, y: 998))
    data.line(to: .init(x: 1001, y: 995))
    data.line(to: .init(x: 1001, y: 0))
    data.line(to: .init(x: 9, y: 0))
    data.close()
    #expect(String(decoding: data.markup.bytes, as: UTF8.self) == "M1000 1000l3-2-2-3V0H9Z")
  }
}
