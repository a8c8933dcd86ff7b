extension Tongue {
  /// The language of messages: that of `--language`, or else of the defaults or the environment.
  ///
  /// The command line is read as it is, because its own mistakes are told too.
  package static var ofMessages: Tongue {
    let arguments = (try? Arguments.checked()) ?? []
    let language =
      chosen(in: arguments) ?? Defaults.inForce.language ?? Language(environment: Environment.locale)
    return Tongue(language)
  }

  /// The last language that arguments name, if it is a known one.
  private static func chosen(in arguments: [String]) -> Language? {
    let option = "--language"
    let following = zip(arguments, arguments.dropFirst()).map { $0 == option ? $1 : "" }
    let joined = arguments.map { $0.hasPrefix(option + "=") ? String($0.dropFirst(option.count + 1)) : "" }
    return (following + joined).lazy.compactMap { Language(named: $0) }.last
  }
}
