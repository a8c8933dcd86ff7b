import Foundation
import Testing

/// A picture that can be seen in any size tells all there is, whatever its own size.
@Suite struct VectorSizeTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    return scratch
  }

  @Test(arguments: ["svg", "pdf"])
  func `six hundred points are what there is without a size`(format: String) throws {
    let scratch = try scratch()
    #expect(try Command.render.run(["c.json", "--\(format)", "-o", "a"], in: scratch).status == 0)
    let sized = ["c.json", "--\(format)", "--size", "600", "-o", "b"]
    #expect(try Command.render.run(sized, in: scratch).status == 0)
    #expect(try scratch.bytes("a.\(format)") == scratch.bytes("b.\(format)"))
  }

  @Test func `beside a small PNG, too, and in small type minutes stay`() throws {
    let scratch = try scratch()
    let arguments = ["c.json", "--svg", "--size", "300", "-o"]
    #expect(try Command.render.run(arguments + ["a"], in: scratch).status == 0)
    #expect(try Command.render.run(arguments + ["b", "--png"], in: scratch).status == 0)
    #expect(try scratch.bytes("a.svg") == scratch.bytes("b.svg"))
    #expect(String(decoding: try scratch.bytes("a.svg"), as: UTF8.self).contains("planet.sun.minute"))
  }
}
