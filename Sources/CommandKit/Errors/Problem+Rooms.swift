import Diagnostics
import Drawing
import Typesetting

extension Problem {
  /// A picture that could not be made.
  init(_ error: RenderingError) {
    let code: Problem.Code =
      switch error.code {
      case .missingFont: .missingFont
      case .size: .size
      case .drawing, .encoding: .rendering
      case .outOfMemory: .outOfMemory
      }
    self.init(code, error.message, hint: Hint(error.hint))
  }

  /// A document that could not be set.
  init(_ error: TypesettingError) { self.init(.tooLong, error.message) }
}
