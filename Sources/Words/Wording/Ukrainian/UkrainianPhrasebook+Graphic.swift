extension UkrainianPhrasebook {
  var graphicEphemeris: String { "Графічні ефемериди" }
  var graphicList: String { "Що й коли стає точним" }

  func graphicNote(on modulus: Int) -> String {
    switch modulus {
    case 45:
      "Довготи за модулем 45°: лінії перетинаються у сполученнях, опозиціях, квадратурах, напівквадратурах і півтораквадратурах"
    case 90: "Довготи за модулем 90°: лінії перетинаються у сполученнях, опозиціях і квадратурах"
    default: "Довготи від 0° до 360°: лінії перетинаються у сполученнях"
    }
  }

  func graphicCurves(of bodies: [String]) -> String {
    "криві: \(bodies.joined(separator: ", ")); Місяця немає"
  }

  var keyToNatalLine: String { "місце в натальній карті" }
  var keyToNatalCrossing: String { "транзит до нього" }
  var keyToMutualCrossing: String { "аспект двох планет" }
  var keyToStation: String { "планета повертає назад (℞) або вперед (D)" }
}
