extension EnglishPhrasebook {
  var graphicEphemeris: String { "Graphic ephemeris" }
  var graphicList: String { "What is exact, and when" }

  func graphicNote(on modulus: Int) -> String {
    switch modulus {
    case 45:
      "Longitudes modulo 45°: lines cross at conjunctions, oppositions, squares, semisquares and sesquiquadrates"
    case 90: "Longitudes modulo 90°: lines cross at conjunctions, oppositions and squares"
    default: "Longitudes from 0° to 360°: lines cross at conjunctions"
    }
  }

  func graphicCurves(of bodies: [String]) -> String {
    "curves: \(bodies.joined(separator: ", ")); the Moon is left out"
  }

  var keyToNatalLine: String { "place in the birth chart" }
  var keyToNatalCrossing: String { "transit to it" }
  var keyToMutualCrossing: String { "aspect of two planets" }
  var keyToStation: String { "turns retrograde (℞) or direct (D)" }
}
