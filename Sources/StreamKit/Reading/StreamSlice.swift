/// Which lines of a stream are one's own: those whose number less 1 leaves a remainder.
package struct StreamSlice: Hashable, Sendable {
  package let index: Int
  package let count: Int

  package static let whole = StreamSlice(0, of: 1)

  private init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// - Parameter text: As in `0/4`, the first of four.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (0..<count).contains(index)
    else { return nil }
    self.init(index, of: count)
  }

  func contains(_ line: Int) -> Bool { (line - 1) % count == index }
}
