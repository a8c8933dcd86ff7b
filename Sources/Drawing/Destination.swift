/// Where a link leads.
package enum Destination: Hashable, Sendable {
  /// A place in the same document, by the name of its anchor.
  case anchor(String)
  case web(String)
}
