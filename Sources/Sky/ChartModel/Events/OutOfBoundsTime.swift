/// A time in which a body is out of bounds: further from the celestial equator than the Sun can be.
package struct OutOfBoundsTime: Hashable, Sendable {
  /// Whether the body is north of the equator.
  package enum Side: String, CaseIterable, Hashable, Sendable, Codable { case north, south }

  package var body: Body
  package var side: Side
  package var start: Moment
  package var end: Moment

  package init(of body: Body, _ side: Side, from start: Moment, to end: Moment) {
    (self.body, self.side, self.start, self.end) = (body, side, start, end)
  }
}
