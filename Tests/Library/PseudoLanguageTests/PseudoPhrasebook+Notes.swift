import AstroWording

extension PseudoPhrasebook {
  var noteLabel: String { Accent.on(english.noteLabel) }
  var namesPlacesInUkrainian: Bool { false }
  var namesakes: String { Accent.on(english.namesakes) }

  func note(_ matter: NoteMatter) -> String { Accent.on(english.note(matter)) }
  func formerly(_ name: String) -> String { Accent.on(english.formerly(name)) }
  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String {
    Accent.on(english.placeChosen(title, formerly: former, coordinates: coordinates, zone: zone))
  }
}
