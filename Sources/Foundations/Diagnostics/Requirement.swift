/// Something that the package needs from the system, and whether it was found.
package struct Requirement: Hashable, Sendable {
  /// Its name, such as `Inter-Bold.otf`.
  package let name: String
  /// Its location or version; empty if it was not found.
  package let found: String
  /// Why it cannot be used, and how to install it; `nil` if all is well.
  package let problem: Problem?

  package init(_ name: String, found: String = "", problem: Problem? = nil) {
    (self.name, self.found, self.problem) = (name, found, problem)
  }
}
