import Foundation
import Testing

/// What the commands do where the system gives them little, and where names and folders hold what they should not.
@Suite struct ScarceTests {
  private static let birth = "tr -d '\\n' <\(Example.sample("oksana")) | "

  static let works = [
    "astro-chart \(Example.sample("oksana")) -o c.json",
    "astro-render \(Example.sample("oksana")) --png --svg --pdf --html --size 200 -o x",
    "astro-report \(Example.sample("oksana")) --area career -o r.json",
    "astro-pdf \(Example.sample("oksana")) --area career -o x.pdf",
    "astro-calendar \(Example.sample("oksana")) --from 2027-01-01 --to 2027-01-08",
    birth + "astro-batch --make render --svg --size 200 --threads 8 --out pictures.tar",
  ]

  @Test(.enabled(if: !Command.isSanitized), arguments: works)
  func `a stack of 64 KiB is enough`(line: String) throws {
    let outcome = try Command.shell("ulimit -c 0; ulimit -s 64; \(line)", in: try Scratch())
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(.enabled(if: !Command.isSanitized), arguments: works)
  func `sixteen open files are enough`(line: String) throws {
    let outcome = try Command.shell("ulimit -n 16; \(line)", in: try Scratch())
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(.enabled(if: !Command.isSanitized))
  func `more threads than memory has room for are told in one line`() throws {
    let line = Self.birth + "astro-batch --make chart --threads 500"
    let outcome = try Command.shell("ulimit -c 0; ulimit -v 300000; \(line)", in: try Scratch())
    #expect(outcome.status == 70 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("use fewer threads"))
  }

  @Test func `pipes among faces are passed over, not waited for`() throws {
    let scratch = try Scratch()
    let outcome = try Command.shell(
      """
      mkdir faces; mkfifo faces/a.ttf faces/Vollkorn-Regular.ttf faces/Inter-Regular.otf
      export ASTROSVITLA_FONTS=faces; timeout 60 astro-render \(Example.sample("oksana")) --png --size 100 -o x.png
      """, in: scratch)
    #expect(outcome.status == 0 && scratch.names.contains("x.png"), "\(outcome.errors)")
  }

  @Test func `a pipe among ephemeris files is told, not waited for`() throws {
    let outcome = try Command.shell(
      """
      mkdir files; mkfifo files/sepl_18.se1
      timeout 60 astro-chart \(Example.sample("oksana")) --ephemeris files
      """, in: try Scratch())
    #expect(outcome.status == 69 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("it is not a regular file"), "\(outcome.errors)")
  }

  @Test func `names that are not UTF-8 are told, with the way out`() throws {
    let scratch = try Scratch()
    let named = try Command.shell(
      "name=$(printf 'b\\377d.json'); cp \(Example.sample("oksana")) \"$name\"; astro-chart \"$name\"",
      in: scratch)
    #expect(named.status == 64 && named.errors.contains("argument 1 is not UTF-8 (give"), "\(named.errors)")
    let read = try Command.shell("astro-chart - <\"$(printf 'b\\377d.json')\"", in: scratch)
    #expect(read.status == 0, "\(read.errors)")
    let rules = try Command.shell(
      "astro-report \(Example.sample("oksana")) --area career --rules .", in: scratch)
    #expect(rules.status == 65 && rules.errors.contains("has a name that is not UTF-8"), "\(rules.errors)")
  }

  @Test func `of two million mistakes in rules twenty are told, and the number`() throws {
    let scratch = try Scratch()
    let many = Array("[\(String(repeating: "1,", count: 999_999))1]".utf8)
    for name in ["a.json", "b.json"] { try scratch.write(many, to: name) }
    let outcome = try Command.shell(
      "timeout 120 astro-report \(Example.sample("oksana")) --area career --rules .", in: scratch)
    #expect(outcome.status == 65 && outcome.errorLines.count == 21, "\(outcome.errors.prefix(500))")
    #expect(outcome.errorLines.last == "astro-report: rules: 1999980 more mistakes, 2000000 in all")
  }

  @Test(arguments: ["1e12", "1e300", "-1e300", "1234567890123456"])
  func `a number that is too large is quoted as one`(number: String) throws {
    let birth =
      #"{"birth":{"date":"1990-04-15","time":"14:30","timeZone":"UTC","latitude":\#(number),"longitude":0}}"#
    let outcome = try Command.chart.run(["-"], input: Array(birth.utf8))
    #expect(outcome.status == 65 && !outcome.errors.contains("null"), "\(outcome.errors)")
    #expect(outcome.errors.contains("is out of range (degrees north, from -90 to 90)"), "\(outcome.errors)")
    let chart = try Command.chart.run([Example.sample("oksana")]).text
      .replacing("\"degree\": 339.482231", with: "\"degree\": \(number)")
    let drawn = try Command.render.run(["-", "--svg", "-o", "-"], input: Array(chart.utf8))
    #expect(drawn.status == 65 && !drawn.errors.contains("null"), "\(drawn.errors)")
    #expect(drawn.errors.contains("is out of range (0 ≤ degree"), "\(drawn.errors)")
  }
}
