/// What a choice of paragraphs must satisfy beside saying nothing twice.
struct Demands {
  /// Of the whole analysis, bridges included.
  var words: ClosedRange<Int>
  var paragraphs = 6...10
  /// How many paragraphs a stage may have.
  var perStage: Int
  /// How many paragraphs may speak of one body.
  var perBody: Int
  /// Whether every stage must speak for which the chart has a match.
  var everyStage: Bool

  /// From what we wish for to what every report owes its reader.
  ///
  /// The inner bounds of the first leave room for readers who count hyphens and dashes their own way.
  static let ladder = [
    Demands(words: 408...492, perStage: 3, perBody: 2, everyStage: true),
    Demands(words: 400...500, perStage: 4, perBody: 2, everyStage: true),
    Demands(words: 400...500, perStage: 10, perBody: 2, everyStage: false),
    Demands(words: 400...500, perStage: 10, perBody: 10, everyStage: false),
  ]
}
