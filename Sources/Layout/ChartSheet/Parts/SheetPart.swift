/// A part of a chart's sheet that can be a picture of its own.
public enum SheetPart: String, CaseIterable, Hashable, Sendable, Codable {
  /// The aspects: a staircase for one chart, a rectangle for two people.
  case grid
  /// The positions of all bodies and, with a time of birth, of the angles.
  case table
}
