import Diagnostics

/// Why a text cannot be a name or a place that is set into a picture.
package struct LabelProblem: Hashable, Sendable {
  package var message: String
  package var hint: String

  /// The most characters (Unicode scalars) a name may have.
  package static let longest = 200

  /// `nil` where nothing is wrong with the text.
  package init?(_ text: String) {
    let count = text.unicodeScalars.count
    if count > LabelProblem.longest {
      (message, hint) = ("has \(count) characters", "at most \(LabelProblem.longest) are allowed")
    } else if let unfit = text.unicodeScalars.first(where: \.isUnfitForText) {
      let shown = Quotation.onOneLine(String(unfit))
      (message, hint) = ("holds the control character \(shown)", "leave it out")
    } else {
      return nil
    }
  }
}
