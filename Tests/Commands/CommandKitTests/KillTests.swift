import Foundation
import Testing

/// Commands that are ended where it is worst.
@Suite(.serialized) struct KillTests {
  /// A run, and the old bytes of its targets; a target without has no old file.
  struct Run: CustomTestStringConvertible, Sendable {
    var what: String
    var command: Command
    var arguments: [String]
    var targets: [String]
    var old: Set<String>
    var injections: [String] = []

    var testDescription: String { what }
  }

  private static let picture = [
    "chart.json", "--size", "100", "--png", "--svg", "--pdf", "--quiet", "-o", "x",
  ]
  private static let pictures = ["x.png", "x.svg", "x.pdf"]

  static let runs = [
    Run(
      what: "a chart that is new", command: .chart, arguments: ["birth.json", "-o", "c.json"],
      targets: ["c.json"], old: []),
    Run(
      what: "a chart that replaces one", command: .chart, arguments: ["birth.json", "-o", "c.json"],
      targets: ["c.json"], old: ["c.json"]),
    Run(
      what: "three pictures, two of them replacing others", command: .render, arguments: picture,
      targets: pictures, old: ["x.png", "x.pdf"]),
    Run(
      what: "the same where names cannot be exchanged", command: .render, arguments: picture,
      targets: pictures, old: ["x.png", "x.pdf"], injections: ["renameat2:error=EINVAL"]),
    // No file is there whose permissions would be asked for: only files without a name are.
    Run(
      what: "a new chart where no file is without a name", command: .chart,
      arguments: ["birth.json", "-o", "c.json"], targets: ["c.json"], old: [],
      injections: ["access:error=ENOENT"]),
  ]

  @Test(.enabled(if: Strace.isAllowed, Strace.absence), arguments: runs)
  func `ended before any call of its output, a run leaves whole targets and nothing that is not swept`(
    _ run: Run
  ) throws {
    let scene = try Scene(run)
    let injected = Set(run.injections.map { $0.prefix { $0 != ":" } })
    let calls = try Strace.outputCalls(
      run.command, run.arguments, injecting: run.injections, in: scene.scratch)
    #expect(calls.contains { ["rename", "renameat2"].contains($0.name) })
    for call in calls where !injected.contains(call.name[...]) {
      try scene.layOut()
      let killing = run.injections + ["\(call.name):signal=SIGKILL:when=\(call.number)"]
      let outcome = try Strace.run(run.command, run.arguments, injecting: killing, in: scene.scratch)
      #expect(outcome.status == -SIGKILL, "\(call)")
      try scene.expectWhole("killed before \(call)")
    }
    try scene.expectSwept()
  }

  private static let count = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] == nil ? 20 : 500

  @Test func `ended at any time, a run leaves whole targets and nothing that is not swept`() throws {
    let scene = try Scene(Self.runs[2])
    let start = Date()
    _ = try scene.run.command.run(scene.run.arguments, in: scene.scratch)
    let duration = -start.timeIntervalSinceNow
    for _ in 0..<Self.count {
      try scene.layOut()
      let moment = Double.random(in: 0...1.2 * duration)
      try scene.run.command.runAndKill(scene.run.arguments, after: moment, in: scene.scratch)
      try scene.expectWhole("killed after \(moment) s")
    }
    try scene.expectSwept()
  }
}

extension KillTests {
  /// The folder of a run, with what it reads, what it replaces and what it should write.
  struct Scene {
    let run: Run
    let scratch: Scratch
    private let new: [String: [UInt8]]
    private static let old = Array("old".utf8)

    init(_ run: Run) throws {
      (self.run, scratch) = (run, try Scratch())
      try scratch.write(Array(Data(contentsOf: URL(filePath: Example.sample("oksana")))), to: "birth.json")
      try scratch.write(try Command.chart.run([Example.sample("oksana")]).output, to: "chart.json")
      try #require(try run.command.run(run.arguments, in: scratch).status == 0)
      var new: [String: [UInt8]] = [:]
      for target in run.targets { new[target] = try scratch.bytes(target) }
      self.new = new
      try layOut()
    }

    /// Puts old files where they belong.
    func layOut() throws {
      for target in run.targets {
        unlink(scratch.path(target))
        if run.old.contains(target) { try scratch.write(Scene.old, to: target) }
      }
    }

    func expectWhole(_ when: String) throws {
      for target in run.targets {
        let bytes = try? scratch.bytes(target)
        let isOld = bytes == (run.old.contains(target) ? Scene.old : nil)
        #expect(isOld || bytes == new[target], "\(target), \(when)")
      }
      let known = run.targets + ["birth.json", "chart.json"]
      let strange = scratch.names.filter { !known.contains($0) && !$0.hasPrefix(".astrosvitla-") }
      #expect(strange == [], "\(when)")
    }

    /// Nothing is left after a run two minutes later.
    func expectSwept() throws {
      for name in scratch.names where name.hasPrefix(".astrosvitla-") { try scratch.age(name, by: 120) }
      #expect(try Command.chart.run(["birth.json", "-o", "after.json"], in: scratch).status == 0)
      #expect(scratch.names.filter { $0.hasPrefix(".") } == [])
    }
  }
}
