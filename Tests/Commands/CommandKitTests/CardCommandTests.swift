import Testing

/// Cards as the command draws them.
@Suite struct CardCommandTests {
  private static let oksana = Example.sample("oksana")
  private static let taras = Example.sample("taras")

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `a card of a chart, of a couple and of a day in each format of files, without a fault`() throws {
    for (options, words) in [
      (["--format", "story", "--theme", "celestial"], "Асцендент"), (["--partner", Self.taras], "Почуття"),
      (["--day", "2026-11-26", "--format", "portrait"], "листопада"),
    ] {
      let outcome = try Command.render.run(
        [Self.oksana, "--cut", "social", "--png", "--svg", "--pdf", "--audit", "-o", "card"]
          + ["--language", "uk"] + options, in: scratch)
      #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
      #expect(Set(scratch.names) == ["card.png", "card.svg", "card.pdf"])
      #expect(String(decoding: try scratch.bytes("card.svg"), as: UTF8.self).contains(words))
    }
  }

  @Test func `what goes with no card is refused in one line`() throws {
    for (options, named) in [
      (["--cut", "social", "--sheet"], "--sheet"), (["--cut", "social", "--json"], "--json"),
      (["--cut", "social", "--html"], "--html"), (["--cut", "social", "--transits"], "--transits"),
      (["--cut", "social", "--format", "a3"], "--format"), (["--cut", "social", "--size", "600"], "--size"),
      (["--cut", "social", "--only", "dial"], "--only"), (["--cut", "poster"], "--cut"),
      (["--day", "2026-11-26"], "--day"), (["--cut", "social", "--day", "never"], "--day"),
      (["--cut", "social", "--day", "--partner", Self.taras], "--day"),
    ] {
      let outcome = try Command.render.run([Self.oksana, "--png"] + options, in: scratch)
      #expect(outcome.status == 64, "\(options)")
      #expect(outcome.errors.contains(named) && scratch.names.isEmpty, "\(outcome.errors)")
    }
  }
}
