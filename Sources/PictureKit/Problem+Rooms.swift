import Diagnostics
import Typesetting

extension Problem {
  /// A document that could not be set.
  init(_ error: TypesettingError) { self.init(.tooLong, error.message) }
}
