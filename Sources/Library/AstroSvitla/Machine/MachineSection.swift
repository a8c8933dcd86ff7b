import AstroDiagnostics

/// One kind of resource, and its report.
package struct MachineSection {
  private let title: String
  private let items: [Requirement]

  init(_ title: String, _ items: [Requirement]) { (self.title, self.items) = (title, items) }

  /// The lines of the report, with the title before the first item; missing items have a conspicuous mark.
  package var lines: [String] {
    items.enumerated().map { index, item in
      let head = MachineSection.padded(index == 0 ? title : "", to: 14)
      guard let problem = item.problem else {
        return "  \(head)\(MachineSection.padded(item.name, to: 24))\(item.found)"
      }
      let place = item.found.isEmpty ? "" : item.found + ": "
      return "! \(head)\(MachineSection.padded(item.name, to: 24))\(place)\(problem.withoutLocation)"
    }
  }

  var isWhole: Bool { items.allSatisfy { $0.problem == nil } }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
