import Foundation
import Testing

/// Documents that tell skies in figures.
@Suite struct SkiesPDFTests {
  private static let (oksana, tesla) = (Example.sample("oksana"), Example.sample("tesla"))

  /// The words of a document, as a reader copies them out.
  private func words(of arguments: [String], in scratch: Scratch) throws -> String {
    let outcome = try Command.pdf.run(arguments + ["-o", "out.pdf", "--language", "en"], in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try Command.shell("pdftotext -layout out.pdf -", in: scratch).text
  }

  @Test func `a return stands around its birth, and both are told`() throws {
    let scratch = try Scratch()
    let file = try Command.chart.run(["return", Self.oksana, "--of", "sun", "--year", "2026"]).output
    try scratch.write(file, to: "return.json")
    let words = try words(of: ["return.json"], in: scratch)
    #expect(words.contains("15 April 1990, 14:30"))
    #expect(words.contains("Solar return · 15 Apr 2026"))
    #expect(words.contains("The Chart in Figures") && words.contains("Aspects between the two"))
  }

  @Test func `a composite is followed by both births`() throws {
    let scratch = try Scratch()
    let file = try Command.chart.run(["composite", Self.oksana, Self.tesla]).output
    try scratch.write(file, to: "composite.json")
    let words = try words(of: ["composite.json"], in: scratch)
    #expect(words.contains("Composite"))
    #expect(words.components(separatedBy: "Positions").count == 4)
  }

  @Test func `a couple is told in words, and with --figures without`() throws {
    let scratch = try Scratch()
    let book = try words(of: [Self.oksana, "--partner", Self.tesla], in: scratch)
    for heading in ["A reading for two", "Five Scores", "What draws you", "To Each of You", "House overlays"]
    {
      #expect(book.contains(heading), "\(heading)")
    }
    let figures = try words(of: [Self.oksana, "--partner", Self.tesla, "--figures"], in: scratch)
    #expect(figures.contains("Aspects between the two") && !figures.contains("What draws you"))
  }

  @Test func `--figures goes with a partner only`() throws {
    for arguments in [["--area", "career"], ["--transits", "2026-11-21"]] {
      let outcome = try Command.pdf.run([Self.oksana, "--figures"] + arguments)
      #expect(outcome.status == 64 && outcome.errors.contains("--figures: works only with --partner"))
    }
  }

  @Test func `only a birth by itself is read, and it wants a reading`() throws {
    let couple = try Command.pdf.run([Self.oksana, "--partner", Self.tesla, "--area", "career"])
    #expect(couple.status == 64 && couple.errorLines.count == 1)
    #expect(couple.errors.contains("--area: only a birth by itself is read"))
    let alone = try Command.pdf.run([Self.oksana])
    #expect(alone.status == 64 && alone.errors.contains("give --area, --report, --with or --year"))
  }
}
