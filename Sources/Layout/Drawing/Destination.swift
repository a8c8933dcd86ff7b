/// A web address that a link in a file may lead to.
///
/// Programs that open a file follow its links, so only web pages and mail addresses are accepted.
package struct WebAddress {
  package let text: String

  package init?(_ text: String) {
    // Checked first: finding a prefix is slow in text with thousands of combining marks on a letter.
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let lowercased = text.lowercased()
    guard ["https://", "http://", "mailto:"].contains(where: lowercased.hasPrefix) else { return nil }
    self.text = text
  }
}

/// Where a link leads.
public enum Destination: Hashable, Sendable {
  /// A place in the same document, given by the name of its anchor.
  case anchor(String)
  /// A page of the web, or a mail address.
  case web(String)
}
