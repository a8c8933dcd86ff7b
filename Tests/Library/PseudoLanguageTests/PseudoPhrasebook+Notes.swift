import AstroChartModel
import AstroDiagnostics
import AstroWording

extension PseudoPhrasebook {
  var noteLabel: String { Accent.on(english.noteLabel) }
  var namesPlacesInUkrainian: Bool { false }
  var namesakes: String { Accent.on(english.namesakes) }
  func note(_ subject: SkyNote) -> String { Accent.on(english.note(subject)) }
  func note(_ subject: BirthNote) -> String { Accent.on(english.note(subject)) }
  func note(_ subject: PageNote) -> String { Accent.on(english.note(subject)) }
  func note(_ subject: PictureNote) -> String { Accent.on(english.note(subject)) }
  func note(_ subject: ReportNote) -> String { Accent.on(english.note(subject)) }
  func words(for weakness: PictureNote.Weakness) -> String { Accent.on(english.words(for: weakness)) }
  func formerly(_ name: String) -> String { Accent.on(english.formerly(name)) }
  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String {
    Accent.on(english.placeChosen(title, formerly: former, coordinates: coordinates, zone: zone))
  }
}
