extension Problem {
  /// Location, message and hint in one line, with fields in locations and hints named by command-line options if
  /// `options` is given.
  ///
  /// - Parameters:
  ///   - options: Returns the command-line option for a field, such as `--at` for `latitude`; `nil` if the input
  ///     is not a command line.
  ///   - tongue: The language; a problem without a reason has only English words.
  package func line(options: ((String) -> String?)?, in tongue: Tongue = .english) -> String {
    let words = wording(in: tongue)
    let hint = words.hint.text(options: options, in: tongue)
    let parts = [location.text(options: options, in: tongue), words.message].filter { !$0.isEmpty }
    return Quotation.onOneLine(parts.joined(separator: ": ") + (hint.isEmpty ? "" : " (\(hint))"))
  }

  /// Message and hint in one line of English, for when the location is given elsewhere.
  package var withoutLocation: String { withoutLocation(in: .english) }

  /// The same in a language.
  package func withoutLocation(in tongue: Tongue) -> String {
    moved(to: Location()).line(options: nil, in: tongue)
  }

  /// Message and hint in a language.
  ///
  /// A message that replaced that of the reason is kept as it is; a hint words itself.
  package func wording(in tongue: Tongue) -> ProblemWording {
    let own = ProblemWording(message, hint: hint)
    guard tongue != .english, let reason, reason.english.message == message else { return own }
    var words = reason.wording(in: tongue)
    if hint != reason.english.hint { words.hint = hint }
    return words
  }
}

extension Problem: Hashable {
  /// The reason is ignored: the words say the same.
  public static func == (a: Problem, b: Problem) -> Bool {
    a.code == b.code && a.location == b.location && a.message == b.message && a.hint == b.hint
      && a.others == b.others
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(location)
    hasher.combine(message)
    hasher.combine(hint)
    hasher.combine(others)
  }
}

#if hasFeature(Embedded)
  extension Never: ProblemReason {
    package var english: ProblemWording { switch self {} }
    package var ukrainian: ProblemWording { switch self {} }
  }
#endif
