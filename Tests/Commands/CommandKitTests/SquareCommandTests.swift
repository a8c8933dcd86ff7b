import Testing

/// Vedic squares as the command draws them.
@Suite struct SquareCommandTests {
  static let options = [Example.sample("oksana"), "--zodiac", "sidereal:lahiri"]

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [["north", "en", "North Indian"], ["south", "uk", "Південноіндійська"]])
  func `squares in each format, signed, without a fault`(form: [String]) throws {
    let outcome = try Command.render.run(
      Self.options + [
        "--squares", form[0], "--language", form[1], "--varga", "d9", "--by", "Taras", "--png", "--svg",
        "--pdf",
        "--audit", "-o", "squares",
      ], in: scratch)
    #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
    #expect(Set(scratch.names) == ["squares.png", "squares.svg", "squares.pdf"])
    let svg = String(decoding: try scratch.bytes("squares.svg"), as: UTF8.self)
    #expect(svg.contains(#"id="d1.sun""#) && svg.contains(#"id="d9.sun""#) && svg.contains(#"id="byline""#))
    #expect(svg.contains(form[2]) && !svg.contains(#"id="d1.uranus""#))
  }

  @Test func `a tropical chart, and a north without a time, are refused with the way out`() throws {
    let tropical = try Command.render.run([Self.options[0], "--squares", "north", "--png"], in: scratch)
    #expect(tropical.status == 65 && tropical.errors.contains("--zodiac sidereal:lahiri"))
    let untimed = try Command.render.run(
      [Example.sample("ramanujan-sidereal"), "--squares", "north", "--png", "--language", "uk"], in: scratch)
    #expect(untimed.status == 65 && untimed.errors.contains("--squares south"))
    #expect(scratch.names.isEmpty)
  }

  @Test func `what goes with no square is refused in one line`() throws {
    for (options, named) in [
      (["--squares", "north", "--only", "dial"], "--squares"), (["--varga", "D9"], "--varga"),
      (["--outer-planets"], "--outer-planets"), (["--squares", "north", "--varga", "D8"], "--varga"),
      (["--squares", "south", "--transits"], "--transits"),
      (["--squares", "south", "--cut", "social"], "--cut"),
    ] {
      let outcome = try Command.render.run(Self.options + options + ["--png"], in: scratch)
      #expect(outcome.status == 64, "\(options)")
      #expect(outcome.errors.contains(named) && scratch.names.isEmpty, "\(outcome.errors)")
    }
  }
}
