import Foundation
import Testing

/// Where outputs lead that are named in unusual ways.
@Suite struct DestinationTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    return scratch
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"])
  func `standard output by its other names is appended to`(_ name: String) throws {
    let scratch = try scratch()
    try scratch.link("link", to: "/dev/stdout")
    try scratch.write("before\n", to: "log")
    let outcome = try Command.shell("astro-chart c.json -o \(name) >> log", in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.bytes("log") == Array("before\n".utf8) + Self.chart.get())
    #expect(scratch.names == ["c.json", "link", "log"])
  }

  @Test(arguments: ["/dev/stdout >", "/dev/fd/7 7>", "/proc/self/fd/7 7>"])
  func `a picture goes into the file that is open`(_ name: String) throws {
    let scratch = try scratch()
    #expect(try Command.shell("astro-render c.json --png -o \(name) x", in: scratch).status == 0)
    #expect(try scratch.bytes("x").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(scratch.names == ["c.json", "x"])
  }

  @Test func `a file that is not open is told`() throws {
    try Failure(["c.json", "--svg", "-o", "/dev/fd/77"], 73, "/dev/fd/77: is closed")
      .expect(of: .render, in: try scratch())
  }

  @Test func `standard output by another name takes no picture beside the drawing response`() throws {
    let outcome = try Command.render.run(
      ["c.json", "--svg", "--json", "-o", "/dev/stdout"], in: try scratch())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("/dev/stdout cannot take a picture and --json at once"))
  }

  @Test func `a link that leads to nothing yet is filled, and stays a link`() throws {
    let scratch = try scratch()
    try scratch.makeFolder("in")
    try scratch.link("a", to: "in/b")
    try scratch.link("in/b", to: "x.json")
    #expect(try Command.chart.run(["c.json", "-o", "a"], in: scratch).status == 0)
    #expect(try scratch.bytes("in/x.json") == Self.chart.get())
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("a")) == "in/b")
  }

  @Test func `a link into a folder that is not there is told with where it leads`() throws {
    let scratch = try scratch()
    try scratch.link("a", to: "none/b")
    try Failure(["c.json", "-o", "a"], 73, "a (a link to none/b): its folder does not exist")
      .expect(of: .chart, in: scratch)
  }

  @Test func `links that lead to one another are told, and stay`() throws {
    let scratch = try scratch()
    try scratch.link("a", to: "b")
    try scratch.link("b", to: "a")
    try Failure(["c.json", "-o", "a"], 73, "a: too many symbolic links").expect(of: .chart, in: scratch)
    try Failure(["a"], 66, "a: too many symbolic links").expect(of: .chart, in: scratch)
    #expect(scratch.names == ["a", "b", "c.json"])
  }

  @Test(arguments: [
    (Command.chart, ["c.json"]), (.render, ["c.json", "--png"]), (.render, ["c.json"]),
    (.pdf, ["c.json", "--area", "career"]), (.report, ["c.json", "--area", "career"]),
  ])
  func `an empty name is told`(_ command: Command, _ arguments: [String]) throws {
    try Failure(arguments + ["-o", ""], 64, "-o: is empty").expect(of: command, in: try scratch())
  }
}
