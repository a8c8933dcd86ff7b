/// A result, and what its reader should know.
///
/// Who goes on from the `value` shows the `notes` first; ``then(_:)`` and ``map(_:)`` carry them along, so that none is
/// lost on the way.
public struct Made<Value> {
  /// What was made.
  public var value: Value
  /// In the order in which they arose, each once.
  public private(set) var notes: [Note]
  /// The same, to find one among thousands.
  private var known: Set<Note> = []

  package init(_ value: Value, notes: [Note] = []) {
    self.value = value
    self.notes = []
    add(notes)
  }

  /// Adds notes; those it has already are not told twice.
  package mutating func add(_ more: [Note]) {
    for note in more where known.insert(note).inserted { notes.append(note) }
  }

  /// What is made of the value, with the notes of both.
  public func then<Next, Failure: Error>(
    _ make: (Value) throws(Failure) -> Made<Next>
  ) throws(Failure) -> Made<Next> {
    let next = try make(value)
    return Made<Next>(next.value, notes: notes + next.notes)
  }

  /// What is made of the value by a stage that has nothing to tell.
  public func map<Next, Failure: Error>(_ make: (Value) throws(Failure) -> Next) throws(Failure) -> Made<Next>
  {
    Made<Next>(try make(value), notes: notes)
  }
}

extension Made: Sendable where Value: Sendable {}
extension Made: Equatable where Value: Equatable {}
extension Made: Hashable where Value: Hashable {}
