package import AstroDiagnostics

extension Tongue {
  /// The tongue of problems for a reader of a language.
  package init(_ language: Language) { self = language == .uk ? .ukrainian : .english }
}
