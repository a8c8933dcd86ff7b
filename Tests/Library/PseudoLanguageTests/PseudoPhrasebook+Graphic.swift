import AstroWording

extension PseudoPhrasebook {
  var graphicEphemeris: String { Accent.on(english.graphicEphemeris) }
  var graphicList: String { Accent.on(english.graphicList) }
  func graphicNote(on modulus: Int) -> String { Accent.on(english.graphicNote(on: modulus)) }
  func graphicCurves(of bodies: [String]) -> String { Accent.on(english.graphicCurves(of: bodies)) }
  var keyToNatalLine: String { Accent.on(english.keyToNatalLine) }
  var keyToNatalCrossing: String { Accent.on(english.keyToNatalCrossing) }
  var keyToMutualCrossing: String { Accent.on(english.keyToMutualCrossing) }
  var keyToStation: String { Accent.on(english.keyToStation) }
}
