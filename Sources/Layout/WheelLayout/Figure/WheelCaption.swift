/// The words in the corners of a wheel.
package struct WheelCaption: Hashable, Sendable {
  /// In the upper left corner, in large type: whose chart it is.
  package var title: String?
  /// Below the title: when.
  package var time: [String]
  /// The statement that the time of birth is unknown; empty if it is known.
  ///
  /// The first line is below the time, in the color of the title; the others are among the notes.
  package var unknownTime: [String] = []
  /// At the foot of the lower left corner: the lines of each sky around the chart, from the inside out, in the
  /// ink of its ring.
  package var skies: [[String]] = []
  /// In the upper right corner: the place, the house system and the zodiac.
  package var place: [String]
  /// In the lower left corner: the balance of elements and modalities.
  package var balance: [String]
  /// In the lower left corner, above the rest: the name of the Moon's phase, with a drawing of it.
  package var phase: String?
  /// How far the Moon is ahead of the Sun, in degrees; `nil` for no drawing.
  package var elongation: Double?
  /// Below the phase: the chart's ruler and pattern.
  package var meaning: [String] = []
  /// In the lower right corner: what the lines and dots of aspects mean; empty for no key.
  ///
  /// Only what occurs in the wheel is explained; whose the dots are, the wheel knows.
  package var key: [KeyItem: String] = [:]
  /// At the foot of the lower right corner: what a reader has to know, such as that another house system was
  /// used.
  package var notes: [String]

  /// A mark that the key explains.
  package enum KeyItem: String, CaseIterable, Hashable, Sendable {
    /// Styles of the lines of aspects.
    case applying, separating, tight
    /// A dotted line: an aspect that may not hold all day.
    case uncertain
    /// The bracket or, between two skies, the barbell of a conjunction.
    case conjunction
    /// The arc of a body that moves far in a day without a time.
    case range
    /// The dots at the ends of lines between two skies.
    case ownEnd, otherEnd
  }

  package init(
    title: String? = nil, time: [String] = [], place: [String] = [], balance: [String] = [],
    notes: [String] = []
  ) {
    (self.title, self.time, self.place) = (title, time, place)
    (self.balance, self.notes) = (balance, notes)
  }
}
