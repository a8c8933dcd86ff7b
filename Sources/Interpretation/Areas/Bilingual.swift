public import Wording

/// One thing said in both languages.
public struct Bilingual<Said: Sendable>: Sendable {
  public var english: Said
  public var ukrainian: Said

  public init(_ english: Said, _ ukrainian: Said) { (self.english, self.ukrainian) = (english, ukrainian) }

  public subscript(language: Language) -> Said {
    switch language {
    case .en: english
    case .uk: ukrainian
    }
  }
}

extension Bilingual: Equatable where Said: Equatable {}
extension Bilingual: Hashable where Said: Hashable {}
