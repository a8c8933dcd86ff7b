package import ArgumentParser

extension ArgumentHelp {
  /// The help of an option whose value is not called as the option is: `--year-of <year>`.
  package static func naming(_ value: String, _ abstract: String, discussion: String = "") -> ArgumentHelp {
    ArgumentHelp(abstract, discussion: discussion, valueName: value)
  }
}
