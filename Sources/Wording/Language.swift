/// The languages we speak.
public enum Language: String, CaseIterable, Hashable, Sendable, Codable {
  case en, uk

  /// The language of a locale or BCP 47 tag such as `uk_UA.UTF-8` or `uk-UA`; anything but Ukrainian is English.
  public init(locale: String) {
    let code = locale.lowercased().prefix { $0.isLetter }
    self = code == "uk" ? .uk : .en
  }

  /// The language a person has set for messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says one.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "")
  }

  /// The BCP 47 tag.
  public var tag: String { rawValue }

  /// The word for one language out of the words for all.
  package func pick<Word>(_ en: Word, _ uk: Word) -> Word { self == .uk ? uk : en }
}
