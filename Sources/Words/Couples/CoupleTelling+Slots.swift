import AstroInterpretation
import AstroWording

/// Filling the slots of texts.
extension CoupleTelling {
  /// What a slot stands for.
  enum Filling {
    case words(String)
    /// A name: capitalized where a sentence begins, and in brackets that of an owner.
    case name(Person)
  }

  /// The text with its slots filled; a slot of which nothing is known stays.
  func fill(_ text: String, _ filling: (Substring) -> Filling?) -> String {
    guard SlottedText.hasSlots(text) else { return text }
    var (filled, isOwnerTold) = ("", false)
    for piece in SlottedText.pieces(of: text) {
      switch piece {
      case .words(let words):
        filled += isOwnerTold ? words.dropFirst() : words
        isOwnerTold = false
      case .slot(let slot):
        switch filling(slot) {
        case .words(let words): filled += words
        case .name(let person) where filled.utf8.last == UInt8(ascii: "("):
          // The brackets of an owner go where the language has a case that says so.
          filled.removeLast()
          filled += owner(person)
          isOwnerTold = true
        case .name(let person): filled += filled.isAtSentence ? name(person).capitalizedFirst : name(person)
        case nil: filled += "{\(slot)}"
        }
      }
    }
    return filled
  }

  private func name(_ person: Person) -> String { names[person.rawValue] }
  private func owner(_ person: Person) -> String { owners[person.rawValue] }
}

extension String {
  /// Whether what is added begins a sentence.
  fileprivate var isAtSentence: Bool {
    unicodeScalars.last { !$0.properties.isWhitespace }.map { ".?!".unicodeScalars.contains($0) } ?? true
  }

  /// The text up to the end of its last sentence but one; the whole of a single sentence.
  var withoutLastSentence: String {
    utf8.dropLast().lastIndex { ".?!".utf8.contains($0) }.map { String(self[...$0]) } ?? self
  }
}
