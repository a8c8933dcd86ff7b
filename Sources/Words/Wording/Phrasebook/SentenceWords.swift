package import AstroChartModel
package import AstroDiagnostics

/// Whole sentences about a chart and its contents.
package protocol SentenceWords: Sendable {
  /// The words for a natal chart, in the title of a picture or a document.
  var natalChart: String { get }
  /// The keywords of a document, for programs that index documents.
  var keywords: [String] { get }
  /// The words before a list of aspects, with a colon.
  var aspectsAhead: String { get }

  /// The head of a column that marks retrograde bodies.
  var motion: String { get }
  /// The word after a position in a list, as in “retrograde”.
  var movingBackwards: String { get }
  /// The words for retrograde motion among the facts about a body.
  var retrogradeMotion: String { get }
  var applying: String { get }
  var separating: String { get }
  /// What is told of an aspect with an angle of a moving sky in place of “applying” and “separating”.
  var fleeting: String { get }
  /// The word for an aspect close to exact, in the key of a picture.
  var tight: String { get }
  /// The word for an aspect that may not hold all day, in the key of a picture.
  var unsure: String { get }
  /// The words for the arc that the Moon covers on a day of birth without a time, in the key of a picture.
  var moonOfTheDay: String { get }
  /// The name for the ruler of the Ascendant's sign.
  var chartRuler: String { get }
  /// A stellium with its place, as in “Stellium in the 11th house”.
  func stellium(in site: Stellium.Site) -> String
  /// The word between two signs, one of which is right.
  var or: String { get }
  /// The words for an aspect that may not hold all day.
  var uncertain: String { get }

  /// A sentence on the meaning of a body in its place.
  func meaning(of body: Body, in sign: Sign, house: Int?) -> String
  /// A sentence on the meaning of an aspect.
  func meaning(of aspect: Aspect) -> String
  /// What the body stands for, in two words that take a plural verb.
  func theme(of body: Body) -> String
  /// What the body or the angle stands for, in one word.
  func keyword(of end: AspectEnd) -> String
  /// How a body in the sign acts, as two adverbs.
  func manner(of sign: Sign) -> String

  /// Lines under a picture: that a date is in the Julian calendar, and the same date in the Gregorian one.
  func julianDate(gregorian: String) -> [String]
  var unknownTime: [String] { get }
  /// Which of the Moon's nodes or apogees a chart has.
  func kind(of node: ChartSettings.Node) -> String
  func kind(of lilith: ChartSettings.Lilith) -> String
  /// A statement that the houses asked for do not exist at a place; their name begins it.
  func undefined(_ houses: String) -> String
  var analyticEphemeris: String { get }
}

/// The words of notes, each in one line.
package protocol NoteWords: Sendable {
  /// The label before a note where notes and errors are listed together.
  var noteLabel: String { get }
  func note(_ subject: SkyNote) -> String
  func note(_ subject: BirthNote) -> String
  func note(_ subject: PageNote) -> String
  func note(_ subject: PictureNote) -> String
  func note(_ subject: ReportNote) -> String
  /// What is weak about a theme, without the word for a theme.
  func words(for weakness: PictureNote.Weakness) -> String
  /// Which place was chosen for a name, with its former name if that was asked for.
  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String
  /// What a choice among several places of one name leaves open: small places are not all known.
  var namesakes: String { get }
  /// The words after a place that was found by its former name.
  func formerly(_ name: String) -> String
  /// Whether places are given by their Ukrainian names, if they have one; all have a Latin one.
  var namesPlacesInUkrainian: Bool { get }
}
