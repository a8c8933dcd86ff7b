import Foundation
import TestSupport
import Testing

/// Pictures and documents in somebody's own name.
@Suite struct BylineCommandTests {
  private let folder: Scratch
  private let chart = Example.sample("oksana")
  private static let logo = "<svg viewBox='0 0 40 20'><path fill='#AA3300' d='M0 20 20 0 40 20z'/></svg>"

  init() throws {
    folder = try Scratch()
    try folder.write(Self.logo, to: "logo.svg")
    try folder.write("Lviv, Ukraine\nolena@example.org\n", to: "imprint.txt")
  }

  private var byline: [String] {
    [
      "--by", "Olena Kovalenko", "--logo", folder.path("logo.svg"), "--imprint",
      "@" + folder.path("imprint.txt"),
    ]
  }

  private func svg(_ options: [String], _ environment: [String: String] = [:]) throws -> String {
    let outcome = try Command.render.run([chart, "--svg", "-o", "-"] + options, environment: environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  @Test(arguments: [
    ["--sheet"], ["--sheet", "--partner", Example.sample("taras")], ["--format", "square"],
    ["--format", "story"],
  ])
  func `sheets and formats have a name and a logo in its own colors`(_ form: [String]) throws {
    let (plain, signed) = (try svg(form), try svg(form + byline))
    for mark in [#"id="byline""#, #"id="logo""#, "#AA3300"] {
      #expect(!plain.contains(mark) && signed.contains(mark), "\(mark)")
    }
    #expect(signed.contains(#"id="imprint""#) == form.contains("--sheet"))
  }

  @Test func `a picture and a document name their author`() throws {
    let png = try Command.render.run([chart, "--png", "--sheet", "-o", "-"] + byline).output
    #expect(Data(png).range(of: Data("Olena Kovalenko".utf8)) != nil)
    let arguments = [chart, "--area", "career", "--purchase-date", "2026-11-20", "-o", folder.path("a.pdf")]
    #expect(try Command.pdf.run(arguments + byline).status == 0)
    let info = try Command.shell("pdfinfo a.pdf", in: folder).text
    #expect(
      info.contains("Author:          Olena Kovalenko") && info.contains("Creator:         AstroSvitla"),
      "\(info)")
    let words = try Command.shell("pdftotext -layout a.pdf -", in: folder).text.split(separator: "\u{0C}")
    #expect(words.dropLast().allSatisfy { $0.contains("Olena Kovalenko") })
    let last = words.last { $0.contains("olena@example.org") }
    #expect(last?.contains("Lviv, Ukraine") == true && !words[0].contains("olena@example.org"))
  }

  @Test func `the imprint of a year has a page of its own after the months`() throws {
    let arguments = [chart, "--year", "2027", "-q", "-o", folder.path("year.pdf")] + byline
    #expect(try Command.pdf.run(arguments).status == 0)
    let words = try Command.shell("pdftotext year.pdf -", in: folder).text.split(separator: "\u{0C}")
    let last = words.last { $0.contains("Olena") }
    #expect(last?.hasPrefix("Lviv, Ukraine\nolena@example.org") == true, "\(last ?? "")")
    #expect(words.count { $0.contains("olena@example.org") } == 1)
  }

  @Test func `the defaults file signs what has room, and nothing else`() throws {
    try folder.write(
      #"{"by": "Olena Kovalenko", "logo": "logo.svg", "imprint": "@imprint.txt"}"#, to: "defaults.json")
    let defaults = ["ASTROSVITLA_DEFAULTS": folder.path("defaults.json")]
    #expect(try svg(["--sheet"], defaults) == svg(["--sheet"] + byline))
    #expect(try svg([], defaults) == svg([]))
  }

  @Test func `a stream signs its documents too`() throws {
    let birth = #"{"birth": {"date": "1990-04-15", "timeZone": "UTC", "latitude": 50, "longitude": 30}}"#
    let options = ["--make", "render", "--svg", "--sheet", "--inline", "--by", "Olena"]
    let line = try Command.batch.run(options, input: Array(birth.utf8))
    #expect(line.status == 0 && line.text.contains("base64"), "\(line.errors)")
  }

  @Test(arguments: [
    (["--by", "a"], "--by: works only on a sheet or in a format"),
    (["--sheet", "--logo", "logo.svg"], "--logo: stands beside a name"),
    (["--sheet", "--by", " "], "--by: is not a name"),
    (["--sheet", "--by", "a", "--imprint", "1\n2\n3\n4"], "--imprint: "),
  ])
  func `what cannot stand there is told at its option`(_ options: [String], _ words: String) throws {
    let outcome = try Command.render.run([chart, "--svg", "-o", "-"] + options, in: folder)
    #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(arguments: [("<svg><text/></svg>", 65), ("\u{89}PNG", 65), ("", 65)])
  func `a logo that cannot be drawn is told with its file`(_ text: String, _ status: Int32) throws {
    try folder.write(text, to: "bad.svg")
    let outcome = try Command.render.run(
      [chart, "--svg", "--sheet", "-o", "-", "--by", "a", "--logo", folder.path("bad.svg")])
    #expect(outcome.status == status && outcome.errors.contains(folder.path("bad.svg")), "\(outcome.errors)")
    let missing = try Command.render.run([chart, "--svg", "--sheet", "--by", "a", "--logo", "none.svg"])
    #expect(missing.status == 66)
  }
}
