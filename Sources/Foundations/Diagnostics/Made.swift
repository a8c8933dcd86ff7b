/// A result with notes on what its user should know.
///
/// Show the `notes` before you continue with the `value`; ``then(_:)`` and ``map(_:)`` carry them along, so
/// that none is lost.
public struct Made<Value> {
  /// The result.
  public var value: Value
  /// The notes in the order in which they arose, without duplicates.
  public private(set) var notes: [Note]
  /// The same notes as a set, for fast lookup among thousands.
  private var known: Set<Note> = []

  package init(_ value: Value, notes: [Note] = []) {
    self.value = value
    self.notes = []
    add(notes)
  }

  /// Adds notes, except those it already has.
  package mutating func add(_ more: [Note]) {
    for note in more where known.insert(note).inserted { notes.append(note) }
  }

  /// The result of a further stage, with the notes of both.
  public func then<Next, Failure: Error>(
    _ make: (Value) throws(Failure) -> Made<Next>
  ) throws(Failure) -> Made<Next> {
    let next = try make(value)
    return Made<Next>(next.value, notes: notes + next.notes)
  }

  /// The result of a further stage that has no notes of its own.
  public func map<Next, Failure: Error>(_ make: (Value) throws(Failure) -> Next) throws(Failure) -> Made<Next>
  {
    Made<Next>(try make(value), notes: notes)
  }
}

extension Made: Sendable where Value: Sendable {}
extension Made: Equatable where Value: Equatable {}
extension Made: Hashable where Value: Hashable {}
