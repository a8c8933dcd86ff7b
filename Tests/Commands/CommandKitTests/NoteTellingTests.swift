import Foundation
import Testing

/// Notes on standard error: each once, and by its file.
@Suite struct NoteTellingTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      #"""
      {"name": "K", "birth": {"date": "1900-06-01", "time": "12:00", "timeZone": "Europe/Kyiv", "latitude": 49.98, "longitude": 36.25}}
      """#, to: "k.json")
  }

  private func notes(_ outcome: Command.Outcome, of words: String) -> [String] {
    outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains(words) }
  }

  @Test func `a sky made of a birth does not repeat the notes of the birth`() throws {
    let transits = try Command.render.run(
      ["k.json", "--transits=2026-11-26", "--svg", "-o", "k", "--language", "en"], in: scratch)
    #expect(notes(transits, of: "local mean time").count == 1, "\(transits.errors)")
    let polar = try Command.render.run(
      [Example.sample("tromso-polar"), "--transits=2026-11-26", "--svg", "-o", "t", "--language", "en"],
      in: scratch)
    #expect(notes(polar, of: "Porphyry").count == 1, "\(polar.errors)")
  }

  @Test func `a note on one of two births names its file`() throws {
    let outcome = try Command.chart.run(
      ["synastry", "k.json", Example.sample("tromso-polar"), "--language", "en"], in: scratch)
    #expect(
      notes(outcome, of: "k.json: note:").count == 1 && notes(outcome, of: "local mean time").count == 1)
    #expect(notes(outcome, of: "tromso-polar.json: note:").count == 1, "\(outcome.errors)")
  }

  @Test func `a report that cannot be full says so in itself`() throws {
    let (birth, call) = (Example.sample("ramanujan-sidereal"), ["--area", "health", "--language", "en"])
    let full = try Command.report.run([birth] + call + ["--length", "full"], in: scratch)
    let told = try #require(JSONSerialization.jsonObject(with: Data(full.output)) as? [String: Any])
    let notes = try #require(told["notes"] as? [String])
    #expect(notes.count == 1 && full.errors.contains(notes[0]))
    let standard = try Command.report.run([birth] + call, in: scratch)
    #expect(!standard.text.contains("\"notes\""))
  }
}
