import AstroInterpretation
package import AstroPeriods

/// What readers of days running hear again, birth by birth.
package struct Hearing: Sendable {
  /// How often a sentence may begin alike, and how often it may be the same, in one reader's days.
  package static let (mostOpenings, mostSentences) = (5, 2)

  /// The days that were read.
  package private(set) var days = 0
  /// The days with a sentence whose opening its reader hears too often.
  package private(set) var daysOfWornOpenings = 0
  /// The days with a sentence that its reader hears too often.
  package private(set) var daysOfWornSentences = 0
  /// The openings and the sentences heard too often, each with the most times that one reader hears it.
  package private(set) var worn: [String: Int] = [:]

  package init() {}

  /// Listens to the days of one birth.
  package mutating func hear(_ readings: [PeriodReport]) {
    let told = readings.map(\.sentences)
    let sentences = Hearing.heard(told, more: Hearing.mostSentences)
    let openings = Hearing.heard(told.map { $0.map(Hearing.opening) }, more: Hearing.mostOpenings)
    days += readings.count
    daysOfWornSentences += told.count { $0.contains { sentences[$0] != nil } }
    daysOfWornOpenings += told.count { $0.contains { openings[Hearing.opening(of: $0)] != nil } }
    worn.merge(sentences.merging(openings, uniquingKeysWith: max), uniquingKeysWith: max)
  }

  /// What is heard more often than it may be, with its count.
  private static func heard(_ told: [[String]], more most: Int) -> [String: Int] {
    told.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.value > most }
  }

  /// The first four words.
  private static func opening(of sentence: String) -> String {
    sentence.split(separator: " ").prefix(4).joined(separator: " ") + " …"
  }
}

extension PeriodReport {
  fileprivate var sentences: [String] {
    (paragraphs + recommendations).flatMap { Sentences.of($0.text) }.map(String.init)
  }
}
