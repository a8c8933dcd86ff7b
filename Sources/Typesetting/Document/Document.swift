public import Drawing

/// What is to be set: blocks in reading order, with their words already styled.
public struct Document: Hashable, Sendable {
  public var blocks: [Block]
  /// What stands at the foot of every page.
  public var foot: Foot

  public init(_ blocks: [Block], foot: Foot = Foot()) {
    (self.blocks, self.foot) = (blocks, foot)
  }
}

/// The line at the foot of a page: something at the left, the page's number at the right.
public struct Foot: Hashable, Sendable {
  /// A piece of the number's line.
  public enum Part: Hashable, Sendable {
    case text(String)
    case page
    case pageCount
  }

  public var left: StyledText?
  public var number: [Part]
  public var numberStyle: TextStyle?

  /// - Parameter numberStyle: How the number is set; `nil` for no number.
  public init(left: StyledText? = nil, number: [Part] = [.page], numberStyle: TextStyle? = nil) {
    (self.left, self.number, self.numberStyle) = (left, number, numberStyle)
  }
}
