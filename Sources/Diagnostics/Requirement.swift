/// Something of the machine that the package needs, as it was found.
package struct Requirement: Hashable, Sendable {
  /// What it is, such as `Inter-Bold.otf`.
  package let name: String
  /// Where it is, or which it is; empty where it was not found.
  package let found: String
  /// Why it cannot be used, and what installs it; `nil` where all is well.
  package let problem: Problem?

  package init(_ name: String, found: String = "", problem: Problem? = nil) {
    (self.name, self.found, self.problem) = (name, found, problem)
  }
}
