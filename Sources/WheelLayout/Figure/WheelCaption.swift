/// The words in the corners of a wheel.
public struct WheelCaption: Hashable, Sendable {
  /// Whose chart it is, set large in the first corner.
  public var title: String?
  /// Under the title: when.
  public var time: [String]
  /// That the time of birth is not known, where it is not: the first line in ink under the time, what else is to be
  /// said of it quietly among the notes.
  public var unknownTime: [String] = []
  /// In the third corner: a line for each sky around the chart, from the inside out, in the ink of its ring.
  public var skies: [String] = []
  /// In the second corner: where, and by which reckoning.
  public var place: [String]
  /// In the third corner, at the foot: the balance of elements and modalities.
  public var balance: [String]
  /// Above the balance, with the Moon drawn as it was: what its phase is called.
  public var phase: String?
  /// How far the Moon is ahead of the Sun, in degrees; `nil` draws none.
  public var elongation: Double?
  /// Below the phase: the chart's ruler, its pattern.
  public var meaning: [String] = []
  /// At the foot of the fourth corner: what solid, dashed and heavy lines of aspects say; empty for nothing.
  public var key: [KeyItem: String] = [:]
  /// In the fourth corner, at the foot: what has to be said, such as that another house system had to do.
  public var notes: [String]

  /// What a line of an aspect may look like.
  public enum KeyItem: String, CaseIterable, Hashable, Sendable { case applying, separating, tight }

  public init(
    title: String? = nil, time: [String] = [], place: [String] = [], balance: [String] = [],
    notes: [String] = []
  ) {
    (self.title, self.time, self.place) = (title, time, place)
    (self.balance, self.notes) = (balance, notes)
  }
}
