import Foundation
import Testing

/// Maps as the command draws them.
@Suite struct MapCommandTests {
  static let oksana = Example.sample("oksana")

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [
    ["en", "Astrocartography", "50°27′ N"], ["uk", "Астрокартографія", "50°27′ пн. ш."],
  ])
  func `a map in each format, signed, without a fault`(words: [String]) throws {
    let outcome = try Command.render.run(
      [
        Self.oksana, "--map", "--doubt", "10", "--language", words[0], "--by", "Taras", "--png", "--svg",
        "--pdf",
        "--audit", "-o", "map",
      ], in: scratch)
    #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
    #expect(Set(scratch.names) == ["map.png", "map.svg", "map.pdf"])
    let svg = String(decoding: try scratch.bytes("map.svg"), as: UTF8.self)
    #expect(
      svg.contains(#"id="sun.midheaven""#) && svg.contains(#"id="bands""#) && svg.contains(#"id="byline""#))
    #expect(svg.contains(words[1]) && svg.contains(words[2]))
  }

  @Test func `the same map has the same bytes`() throws {
    let maps = try ["one", "two"].map { name in
      let outcome = try Command.render.run([Self.oksana, "--map", "--png", "--pdf", "-o", name], in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return [try scratch.bytes("\(name).png"), try scratch.bytes("\(name).pdf")]
    }
    #expect(maps[0] == maps[1])
  }

  @Test func `a birth without a time is refused with the way out, whatever the doubt`() throws {
    for doubt in [[], ["--doubt", "30"]] {
      let outcome = try Command.render.run(
        [Example.sample("lesia-ukrainka"), "--map", "--png"] + doubt, in: scratch)
      #expect(outcome.status == 65 && outcome.errors.contains("the time of birth is unknown"))
      #expect(outcome.errors.contains("--doubt MINUTES") && scratch.names.isEmpty)
    }
  }

  @Test func `without coasts nothing is drawn, and the package is named`() throws {
    for (folder, language, hint) in [
      ("/nowhere", "en", "apt-get install python-cartopy-data"),
      (scratch.folder.path, "uk", "ASTROSVITLA_COASTS"),
    ] {
      let outcome = try Command.render.run(
        [Self.oksana, "--map", "--png", "--language", language],
        environment: ["ASTROSVITLA_COASTS": folder], in: scratch)
      #expect(outcome.status == 69 && outcome.errors.contains("\(folder)/c/GSHHS_c_L1.shp"))
      #expect(outcome.errors.contains(hint) && scratch.names.isEmpty)
    }
    try scratch.makeFolder("c")
    try scratch.makeFolder("l")
    try scratch.write("no coast", to: "c/GSHHS_c_L1.shp")
    try scratch.write("no lake", to: "l/GSHHS_l_L2.shp")
    let damaged = try Command.render.run(
      [Self.oksana, "--map", "--png", "-o", "map"],
      environment: ["ASTROSVITLA_COASTS": scratch.folder.path], in: scratch)
    #expect(damaged.status == 69 && damaged.errors.contains("are damaged"))
  }

  @Test func `what goes with no map is refused in one line`() throws {
    for (options, named) in [
      (["--doubt", "10"], "--doubt"), (["--map", "--doubt", "0"], "--doubt"),
      (["--map", "--doubt", "121"], "--doubt"), (["--map", "--only", "dial"], "--map"),
      (["--map", "--transits"], "--transits"), (["--map", "--sheet"], "--sheet"),
      (["--map", "--format", "a3"], "--format"), (["--map", "--squares", "north"], "--map"),
    ] {
      let outcome = try Command.render.run([Self.oksana] + options + ["--png"], in: scratch)
      #expect(outcome.status == 64, "\(options)")
      #expect(outcome.errors.contains(named) && scratch.names.isEmpty, "\(outcome.errors)")
    }
  }
}
