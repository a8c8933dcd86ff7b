import Drawing

/// Words that were shaped before: a long name is tried in many sizes, and beside many others that change.
final class ShapingMemory {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
  }

  private let shape: (String, TextStyle) -> ShapedText
  private var known: [Key: ShapedText] = [:]

  init(_ shape: @escaping (String, TextStyle) -> ShapedText) { self.shape = shape }

  func callAsFunction(_ text: String, _ style: TextStyle) -> ShapedText {
    let key = Key(text: text, style: style)
    if let shaped = known[key] { return shaped }
    let shaped = shape(text, style)
    known[key] = shaped
    return shaped
  }
}
