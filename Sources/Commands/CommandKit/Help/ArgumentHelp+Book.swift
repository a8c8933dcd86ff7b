import AstroCommandWords

extension ArgumentHelp {
  /// What an option does, in the language of messages.
  ///
  /// - Parameters:
  ///   - key: Its group and name in the files of `CommandWords`, such as `render.chart`.
  ///   - names: What stands where the text has `{}`, such as known names.
  package static func told(
    _ key: String, naming names: String = "", visibility: ArgumentVisibility = .default
  ) -> ArgumentHelp {
    let entry = HelpBook.inForce[key] ?? .init(text: "‹\(key)›")
    let text = Help.filled(entry.text, naming: names)
    let end = text.utf8.contains(UInt8(ascii: "\n")) ? text.firstRange(of: "\n\n") : nil
    return ArgumentHelp(
      String(text[..<(end?.lowerBound ?? text.endIndex)]),
      discussion: end.map { String(text[$0.upperBound...]) } ?? "", valueName: entry.value,
      visibility: visibility)
  }
}

extension HelpBook {
  /// The book in the language in which this process tells its messages.
  static let inForce = HelpBook.told(in: .ofMessages)
}

/// Words of help beside those of options.
package enum Help {
  /// What stands above a group of options.
  package static func heading(_ group: String) -> String { text("\(group).heading") }

  /// How the value of an option or an argument is called, unless as the option is.
  package static func value(_ key: String) -> String? { HelpBook.inForce[key]?.value }

  /// A whole page, with names where it has `{}`.
  static func page(_ group: String, naming names: String) -> String {
    filled(text("\(group).page"), naming: names)
  }

  /// A text with names where it has `{}`; most have none, which is seen at once among their bytes.
  fileprivate static func filled(_ text: String, naming names: String) -> String {
    text.utf8.contains(UInt8(ascii: "{")) ? text.replacing("{}", with: names) : text
  }

  /// The text of a key, in the language of messages; a key that no file has is shown, which a test would see.
  static func text(_ key: String) -> String { HelpBook.inForce[key]?.text ?? "‹\(key)›" }
}
