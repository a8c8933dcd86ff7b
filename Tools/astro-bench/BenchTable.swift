import AstroSvitla
import Glibc

/// A row with what was measured.
struct Figure {
  let name: String
  let value: Double
  let target: Double
  var unit = "ms"
  /// What is below us alone, by the same clock in the same run.
  var floor: (name: String, value: Double)?

  var ratio: Double? { floor.map { value / $0.value } }
}

extension Row {
  /// The row and its floor in turns of one run, so that a machine that is busy for a while is so for both.
  func measured() throws -> Figure {
    let value = try Stopwatch.median(runs: runs, of: work)
    let below = try floor.map { (name: $0.name, value: try Stopwatch.median(runs: runs, of: $0.work)) }
    return Figure(name: name, value: value, target: target, floor: below)
  }
}

/// Prints figures beside their targets and floors as they come, and keeps them as JSON.
struct BenchTable {
  private var figures: [Figure] = []

  mutating func add(_ figure: Figure) {
    figures.append(figure)
    let isMet = figure.value <= figure.target ? " " : "!"
    var line = "\(isMet) \(figure.name.filled(to: 44)) \(figure.value.told(7)) \(figure.unit.filled(to: 3))"
    line += " target \(figure.target.told(7)) \(figure.unit)"
    if let floor = figure.floor, let ratio = figure.ratio {
      line += "   \(ratio.told(5)) × \(floor.name), \(floor.value.told(1)) ms"
    }
    print(line)
    // Also where the output is a pipe, a line is shown when it is known.
    fflush(nil)
  }

  /// Writes `out/bench.json`, if there is a folder `out`.
  func write() throws {
    guard let file = fopen("out/bench.json", "w") else { return }
    defer { fclose(file) }
    fputs("[\n" + figures.map(\.json).joined(separator: ",\n") + "\n]\n", file)
  }
}

extension Figure {
  /// One line of JSON; names hold nothing that JSON would escape.
  fileprivate var json: String {
    var text = "  {\"name\": \"\(name)\", \"value\": \(value.told(1)), \"target\": \(target.told(1))"
    text += ", \"unit\": \"\(unit)\""
    if let floor, let ratio {
      text += ", \"floor\": {\"name\": \"\(floor.name)\", \"value\": \(floor.value.told(1))"
      text += ", \"ratio\": \(ratio.told(1))}"
    }
    return text + "}"
  }
}

extension String {
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// The number with two decimals, aligned to the right.
  fileprivate func told(_ width: Int) -> String {
    let hundredths = Int((self * 100).rounded())
    let text = "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
