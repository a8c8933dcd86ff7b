extension ValidationError {
  /// A mistake in the arguments, told at once in the language of messages: ArgumentParser passes on its words
  /// alone.
  package init(_ reason: Told) { self.init(reason.wording(in: .ofMessages).message) }
}
