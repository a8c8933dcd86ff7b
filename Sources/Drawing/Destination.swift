/// An address that a link in a file may lead to.
///
/// A file is opened by programs that obey it, so only addresses of pages and mailboxes pass.
package struct WebAddress {
  package let text: String

  package init?(_ text: String) {
    // First of all: beginnings of texts with thousands of marks on a letter are slow to compare.
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let lowercased = text.lowercased()
    guard ["https://", "http://", "mailto:"].contains(where: lowercased.hasPrefix) else { return nil }
    self.text = text
  }
}

/// Where a link leads.
package enum Destination: Hashable, Sendable {
  /// A place in the same document, by the name of its anchor.
  case anchor(String)
  case web(String)
}
