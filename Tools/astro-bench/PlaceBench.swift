import AstroPlaces
import AstroSvitla

/// Measures reading the gazetteer, and searching it.
enum PlaceBench {
  static func measure() {
    let reading = Stopwatch.median(runs: 40) { _ = Gazetteer.read() }
    Table.line("reading all places", reading, target: 12, unit: "ms")
    let gazetteer = Gazetteer.builtIn
    for text in ["S", "Київ"] {
      let time = Stopwatch.median { _ = gazetteer.search(text) }
      Table.line("places that begin with \(text)", time, target: 0.5, unit: "ms")
    }
    for text in ["Тернопиль", "Buenos Airse", "Xqzvwkj"] {
      let time = Stopwatch.median { _ = gazetteer.search(text) }
      Table.line("a misspelt \(text)", time, target: 5, unit: "ms")
    }
  }
}

/// Prints figures beside their targets.
enum Table {
  static func line(_ what: String, _ figure: Double, target: Double, unit: String) {
    let isMet = figure <= target ? " " : "!"
    print("\(isMet) \(padded(what, 44)) \(left(figure)) \(padded(unit, 3)) target \(left(target)) \(unit)")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The figure with two decimals, aligned to the right.
  private static func left(_ figure: Double) -> String {
    let hundredths = Int((figure * 100).rounded())
    let text = "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}
