extension InputFile {
  /// Reads a value from the file; a mistake in the contents is reported with the name of the file.
  ///
  /// - Parameter largest: The most bytes that are read.
  package func read<Value>(
    upTo largest: Int, _ make: ([UInt8]) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let bytes = try bytes(upTo: largest)
    do throws(Problem) { return try make(bytes) } catch { throw error.of(name) }
  }

  /// Refuses to read standard input twice.
  ///
  /// - Parameters:
  ///   - what: What the other file holds, for the message.
  ///   - option: The option that names this file.
  package func check(
    beside other: InputFile, _ what: OptionFault.Held, option: String
  ) throws(Problem) {
    guard isStandardInput, other.isStandardInput else { return }
    throw .usage(option, OptionFault.standardInput(what))
  }
}
