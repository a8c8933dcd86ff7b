import AstroSvitla
import Places

/// Measures the gazetteer: reading it, and searching it.
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
