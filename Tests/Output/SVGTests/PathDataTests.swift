import AstroBytes
import AstroDrawing
import AstroGeometry
import PictureSupport
import Testing

@testable import AstroSVG

@Suite struct PathDataTests {
  /// A reader of path data by the grammar of SVG 1.1: the places that a path goes through, controls included.
  private func places(in data: String, unit: Double) throws -> [[Int]] {
    var places: [[Int]] = []
    var (pen, start, control) = ([0, 0], [0, 0], [0, 0])
    for step in data.matches(of: #/([MLHVQTCZmlhvqtc])([^MLHVQTCZmlhvqtc]*)/#) {
      let (letter, isRelative) = (step.1.uppercased(), step.1.first?.isLowercase == true)
      let numbers = try step.2.matches(of: #/-?[0-9]*\.?[0-9]+/#).map {
        Int((try #require(Double(String($0.0))) * unit).rounded())
      }
      if letter == "Z" { pen = start }
      let perStep = ["M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6][letter] ?? 1
      for first in stride(from: 0, to: numbers.count, by: perStep) {
        let group = Array(numbers[first..<first + perStep])
        var read = absolute(group, letter, isRelative ? pen : nil, pen)
        if letter == "T" { read.insert(zip(pen, control).map { 2 * $0 - $1 }, at: 0) }
        places += read
        if "QT".contains(letter) { control = read[0] }
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
    for span in [3, 40, 5000, 700_000, 1_000_000_000_000] {
      var data = PathData(decimals: decimals)
      var expected: [[Int]] = []
      func place() -> PathData.Place {
        let (x, y) = (
          Int.random(in: -span...span, using: &random), Int.random(in: -span...span, using: &random)
        )
        expected.append([x, y])
        return PathData.Place(x: Int64(x), y: Int64(y))
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

  @Test func `a smooth curve goes on around the control across the pen`() throws {
    var data = PathData(decimals: 1)
    data.move(to: .init(x: 0, y: 0))
    data.curve(.init(x: 100, y: 0), to: .init(x: 155, y: 50))
    data.smoothCurve(to: .init(x: 300, y: 305))
    let text = String(decoding: data.markup.bytes, as: UTF8.self)
    #expect(text == "M0 0Q10 0 15.5 5T30 30.5")
    #expect(
      try places(in: text, unit: 10) == [[0, 0], [100, 0], [155, 50], [210, 100], [300, 305]])
  }

  @Test func `an outline of curves that meet midway keeps its controls to the unit`() throws {
    let controls = [Point(x: 0, y: 0), Point(x: 101, y: 0), Point(x: 150, y: 73), Point(x: 20, y: 90)]
    var elements: [GlyphOutline.Element] = []
    for index in 0..<4 {
      let (one, next) = (controls[index], controls[(index + 1) % 4])
      if index == 0 { elements.append(.move(controls[3].interpolated(to: one, by: 0.5))) }
      elements.append(.quadratic(one, one.interpolated(to: next, by: 0.5)))
    }
    let data = PathData(GlyphOutline(elements + [.close]), unitsPerEm: 1000)
    let text = String(decoding: data.markup.bytes, as: UTF8.self)
    let read = try places(in: text, unit: 10)
    // After the first place, a control and an end in turn; y grows downwards.
    for (index, control) in controls.enumerated() {
      #expect(read[1 + 2 * index] == [Int(control.x) * 10, -Int(control.y) * 10])
    }
    #expect(text.contains("T") || text.contains("t"))
  }

  @Test func `small circles are arcs, large ones keep their curves`() {
    var dots = PathData(decimals: 3)
    dots.append(Path(circle: Point(x: 10, y: 20.5), radius: 2.25))
    #expect(
      String(decoding: dots.markup.bytes, as: UTF8.self)
        == "M12.25 20.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 1 1 4.5 0Z")
    var ring = PathData(decimals: 3)
    ring.append(Path(circle: Point(x: 10, y: 20.5), radius: 225))
    #expect(!ring.markup.bytes.contains(UInt8(ascii: "a")))
  }

  @Test func `every number below a thousand has its digits, and no zero at its end`() throws {
    for thousandths in 1...1_000_000 where thousandths < 3000 || thousandths % 7 == 0 {
      var data = PathData(decimals: 3)
      data.line(to: .init(x: Int64(thousandths), y: 1))
      let text = String(decoding: data.markup.bytes, as: UTF8.self)
      let written = try #require(text.dropFirst().split(separator: " ").first)
      #expect(Double(written) == Double(thousandths) / 1000)
      #expect(!written.contains(".") || written.last != "0")
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
