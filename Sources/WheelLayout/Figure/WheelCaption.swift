/// The words in the corners of a wheel.
package struct WheelCaption: Hashable, Sendable {
  /// Whose chart it is, set large in the first corner.
  package var title: String?
  /// Under the title: when.
  package var time: [String]
  /// That the time of birth is not known, where it is not: the first line in ink under the time, what else is to be
  /// said of it quietly among the notes.
  package var unknownTime: [String] = []
  /// In the third corner: a line for each sky around the chart, from the inside out, in the ink of its ring.
  package var skies: [String] = []
  /// In the second corner: where, and by which reckoning.
  package var place: [String]
  /// In the third corner, at the foot: the balance of elements and modalities.
  package var balance: [String]
  /// Above the balance, with the Moon drawn as it was: what its phase is called.
  package var phase: String?
  /// How far the Moon is ahead of the Sun, in degrees; `nil` draws none.
  package var elongation: Double?
  /// Below the phase: the chart's ruler, its pattern.
  package var meaning: [String] = []
  /// At the foot of the fourth corner: what solid, dashed and heavy lines of aspects say; empty for nothing.
  package var key: [KeyItem: String] = [:]
  /// In the fourth corner, at the foot: what has to be said, such as that another house system had to do.
  package var notes: [String]

  /// What a line of an aspect may look like.
  package enum KeyItem: String, CaseIterable, Hashable, Sendable { case applying, separating, tight }

  package init(
    title: String? = nil, time: [String] = [], place: [String] = [], balance: [String] = [],
    notes: [String] = []
  ) {
    (self.title, self.time, self.place) = (title, time, place)
    (self.balance, self.notes) = (balance, notes)
  }
}
