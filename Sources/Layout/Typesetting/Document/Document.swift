package import AstroDrawing

/// The input of the typesetter: blocks in reading order, whose words are already styled.
package struct Document: Hashable, Sendable {
  package var blocks: [Block]
  /// What stands at the foot of every page.
  package var foot: Foot

  package init(_ blocks: [Block], foot: Foot = Foot()) {
    (self.blocks, self.foot) = (blocks, foot)
  }
}

/// The line at the foot of a page: a text at the left, the page number at the right with a name before it.
package struct Foot: Hashable, Sendable {
  /// A piece of the text that gives the page number.
  package enum Part: Hashable, Sendable {
    case text(String)
    case page
    case pageCount
  }

  package var left: StyledText?
  /// The name before the page number.
  package var name: StyledText?
  package var number: [Part]
  package var numberStyle: TextStyle?

  /// - Parameter numberStyle: How the number is set; `nil` for no number.
  package init(
    left: StyledText? = nil, name: StyledText? = nil, number: [Part] = [.page], numberStyle: TextStyle? = nil
  ) {
    (self.left, self.name, self.number, self.numberStyle) = (left, name, number, numberStyle)
  }
}
