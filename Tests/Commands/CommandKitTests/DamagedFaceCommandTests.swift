import Foundation
import Testing

@Suite struct DamagedFaceCommandTests {
  /// The calls of a user, each of which needs faces.
  static let calls: [(Command, [String])] = [
    (.render, ["--png", "-o", "-"]), (.render, ["--svg", "-o", "-"]), (.render, ["--pdf", "-o", "-"]),
    (.render, ["--json"]), (.render, ["--sheet", "--json"]), (.pdf, ["--area", "career", "-o", "-"]),
  ]

  @Test(arguments: calls.indices)
  func `a damaged face ends a command with 69, one line and its path`(index: Int) throws {
    let (command, arguments) = Self.calls[index]
    let scratch = try Scratch()
    // One that wheels and reports both use.
    try scratch.write(Array("no font".utf8), to: "Inter-Regular.otf")
    let outcome = try command.run(
      [Example.sample("oksana")] + arguments, environment: ["ASTROSVITLA_FONTS": scratch.folder.path])
    #expect(outcome.status == 69)
    #expect(outcome.output.isEmpty || arguments.contains("--json"))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("\(scratch.path("Inter-Regular.otf")): is not a font"))
  }

  /// Words that no face of ours has make fontconfig look for one.
  @Test(arguments: [
    [:], ["HOME": "/nonexistent"], ["FONTCONFIG_FILE": "/nonexistent"], ["FONTCONFIG_PATH": "/dev"],
  ])
  func `nothing that fontconfig says reaches the user`(environment: [String: String]) throws {
    let scratch = try Scratch()
    var environment = environment
    // Without lists of the fonts, it reads them all, and has nowhere to keep what it found.
    if environment.isEmpty {
      let configuration =
        "<fontconfig><dir>/usr/share/fonts/opentype</dir><cachedir>/nonexistent/x</cachedir></fontconfig>"
      try scratch.write(Array(configuration.utf8), to: "fonts.conf")
      environment = ["FONTCONFIG_FILE": scratch.path("fonts.conf")]
    }
    let birth =
      #"{"name":"山田 ꙮ","birth":{"date":"1990-04-15","time":"14:30","timeZone":"UTC","latitude":50,"longitude":30}}"#
    let outcome = try Command.render.run(
      ["-", "--svg", "-o", "-", "--quiet"], input: Array(birth.utf8), environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }
}
