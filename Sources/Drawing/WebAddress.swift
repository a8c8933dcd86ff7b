/// An address that a link in a file may lead to.
///
/// A file is opened by programs that obey it, so only addresses of pages and mailboxes pass.
package struct WebAddress {
  package let text: String

  package init?(_ text: String) {
    let isSafe = ["https://", "http://", "mailto:"].contains { text.lowercased().hasPrefix($0) }
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isSafe, isPlain else { return nil }
    self.text = text
  }
}
