import Diagnostics

/// What was found of one kind, as it is told.
struct Section {
  let title: String
  let items: [Requirement]

  /// The title before the first item; what is missing behind a mark that the eye finds.
  var lines: [String] {
    items.enumerated().map { index, item in
      let head = Section.padded(index == 0 ? title : "", to: 14)
      guard let problem = item.problem else {
        return "  \(head)\(Section.padded(item.name, to: 24))\(item.found)"
      }
      let place = item.found.isEmpty ? "" : item.found + ": "
      return "! \(head)\(Section.padded(item.name, to: 24))\(place)\(problem.withoutPlace)"
    }
  }

  var isWhole: Bool { items.allSatisfy { $0.problem == nil } }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
