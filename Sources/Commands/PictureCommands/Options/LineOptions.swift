import AstroCommandKit

/// The options of everything that is made from lines.
struct LineOptions: ParsableArguments {
  /// The source of the lines; `nil` for standard input.
  @Argument var file: String?
  @OptionGroup var shared: SharedOptions

  var input: InputFile { InputFile(file ?? "-") }
}
