import AstroPlaces

/// Measures reading the gazetteer, and searching it.
struct PlaceBench: RowGroup {
  var rows: [Row] {
    [Row(name: "reading all places", target: 12, runs: 40) { _ = Gazetteer.read() }]
      + ["S", "Київ"].map { search("places that begin with", $0, target: 0.5) }
      + ["Тернопиль", "Buenos Airse", "Xqzvwkj"].map { search("a misspelt", $0, target: 5) }
  }

  private func search(_ name: String, _ text: String, target: Double) -> Row {
    let gazetteer = Gazetteer.builtIn
    return Row(name: "\(name) \(text)", target: target) { _ = gazetteer.search(text) }
  }
}
