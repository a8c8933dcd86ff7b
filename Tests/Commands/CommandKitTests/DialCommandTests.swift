import Testing

/// The dial as the command draws it.
@Suite struct DialCommandTests {
  static let oksana = Example.sample("oksana")

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: ["en", "uk"], ["45", "90", "360"])
  func `a dial in each language and format, without a fault`(language: String, modulus: String) throws {
    let outcome = try Command.render.run(
      [
        Self.oksana, "--only", "dial", "--modulus", modulus, "--png", "--svg", "--pdf", "--audit", "-o",
        "dial",
        "--language", language,
      ], in: scratch)
    #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
    #expect(Set(scratch.names) == ["dial.png", "dial.svg", "dial.pdf"])
    let svg = String(decoding: try scratch.bytes("dial.svg"), as: UTF8.self)
    // No midpoint is in conjunction with this Sun or opposite it.
    #expect(svg.contains(#"id="planet.sun""#) && svg.contains(#"id="midpoint."#) == (modulus != "360"))
    #expect(svg.contains(language == "uk" ? "Коло на \(modulus)°" : "\(modulus)° dial"))
  }

  @Test(arguments: ["dial", "grid", "table"])
  func `a picture of a part is signed where it is asked for, and nowhere else`(part: String) throws {
    func svg(_ options: [String]) throws -> String {
      try Command.render.run([Self.oksana, "--only", part, "--svg", "-o", "-"] + options).text
    }
    #expect(try svg(["--by", "Taras"]).contains(#"id="byline""#))
    #expect(try !svg([]).contains(#"id="byline""#))
  }

  @Test(arguments: [["grid"], ["table"], ["grid", "--partner", Example.sample("taras"), "--cross-points"]])
  func `a grid or a table alone, without a fault`(part: [String]) throws {
    let outcome = try Command.render.run(
      [Self.oksana, "--only"] + part + ["--png", "--svg", "--pdf", "--audit", "-o", "part"], in: scratch)
    #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
    #expect(Set(scratch.names) == ["part.png", "part.svg", "part.pdf"])
  }

  @Test func `the pointer is where it is asked for, or nowhere`() throws {
    func svg(_ options: [String]) throws -> String {
      try Command.render.run([Self.oksana, "--only", "dial", "--svg", "-o", "-"] + options).text
    }
    let usual = try svg([])
    #expect(try svg(["--pointer", "sun", "--modulus", "90"]) == usual)
    #expect(try svg(["--pointer", "moon"]) != usual)
    #expect(try !svg(["--pointer", "none"]).contains(#"id="pointer""#) && usual.contains(#"id="pointer""#))
  }

  @Test func `what goes with no dial is refused in one line`() throws {
    for (options, named) in [
      (["--only", "dial", "--sheet"], "--sheet"), (["--only", "dial", "--json"], "--json"),
      (["--only", "dial", "--html"], "--html"), (["--only", "dial", "--transits"], "--transits"),
      (["--only", "dial", "--format", "square"], "--format"), (["--with", "lots"], "--with"),
      (["--only", "dial", "--modulus", "30"], "--modulus"), (["--only", "wheel"], "--only"),
      (["--only", "dial", "--pointer", "fortune"], "--pointer"), (["--modulus", "45"], "--modulus"),
      (["--pointer", "moon"], "--pointer"), (["--only", "dial"], ""),
      (["--only", "table", "--partner", Self.oksana], "--partner"),
      (["--only", "grid", "--modulus", "45"], "--modulus"),
      (["--only", "grid", "--json"], "--json"),
    ] {
      let formats = named.isEmpty ? [] : ["--png"]
      let outcome = try Command.render.run([Self.oksana] + options + formats, in: scratch)
      #expect(outcome.status == 64, "\(options)")
      #expect(outcome.errors.contains(named) && scratch.names.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func `a pointer at the Moon of an untimed birth is refused with the way out`() throws {
    let chart = try Command.chart.run(
      ["--date", "1990-04-15", "--zone", "Europe/Kyiv", "--at", "50.4501,30.5234"])
    try scratch.write(chart.output, to: "c.json")
    let refused = try Command.render.run(
      ["c.json", "--only", "dial", "--pointer", "moon", "--svg"], in: scratch)
    #expect(refused.status == 64 && refused.errors.contains("without a time of birth"))
    let drawn = try Command.render.run(["c.json", "--only", "dial", "--svg", "-o", "-"], in: scratch)
    #expect(drawn.status == 0 && !drawn.text.contains(#"id="planet.moon""#))
  }
}
