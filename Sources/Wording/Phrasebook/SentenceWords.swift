package import ChartModel

/// Whole sentences about a chart and what is in it.
package protocol SentenceWords: Sendable {
  /// What the picture and the document are of.
  var natalChart: String { get }
  /// What programs that list documents find them by.
  var keywords: [String] { get }
  /// At the head of a list of aspects, with its colon.
  var aspectsAhead: String { get }

  /// Behind a place in a list, as in “retrograde”.
  var movingBackwards: String { get }
  /// Among the facts of a body.
  var retrogradeMotion: String { get }
  var applying: String { get }
  var separating: String { get }
  /// Of an aspect near to exact, in the key of a picture.
  var tight: String { get }
  /// What the ruler of the Ascendant's sign is called.
  var chartRuler: String { get }
  /// Of an aspect that may not hold all day.
  var uncertain: String { get }

  /// What a body in its place is taken to mean: a sentence.
  func meaning(of body: Body, in sign: Sign, house: Int?) -> String
  /// What an aspect is taken to mean: a sentence.
  func meaning(of aspect: Aspect) -> String
  /// What the body stands for, in two words that go with a plural.
  func theme(of body: Body) -> String
  /// What the body or the angle stands for, in one word.
  func keyword(of end: AspectEnd) -> String
  /// How what stands in the sign goes about things, as two adverbs.
  func manner(of sign: Sign) -> String

  /// Lines under a picture: the calendar a date was told in, and that date in the newer one.
  func julianDate(gregorian: String) -> [String]
  var unknownTime: [String] { get }
  /// That houses asked for do not exist at a place; they are named as at a beginning.
  func undefined(_ houses: String) -> String
  var analyticEphemeris: String { get }
}

/// Notes, each in one line.
package protocol NoteWords: Sendable {
  /// What stands before a note where notes and errors stand together.
  var noteLabel: String { get }
  func note(_ matter: NoteMatter) -> String
  /// Which place was taken for a name, by its title; what it was called formerly where that was asked for.
  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String
  /// Behind a place that was found by a name which it no longer bears.
  func formerly(_ name: String) -> String
  /// Whether places bear their Ukrainian names, where they have one; all have a Latin one.
  var namesPlacesInUkrainian: Bool { get }
}
