/// The words above tables and in their heads.
public struct TableWords: Sendable {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  public var positions: String { language.pick("Positions", "Положення") }
  public var houses: String { language.pick("Houses", "Доми") }
  public var aspects: String { language.pick("Aspects", "Аспекти") }
  public var balance: String { language.pick("Balance", "Розподіл") }
  public var house: String { language.pick("House", "Дім") }
  public var ruler: String { language.pick("Ruler", "Управитель") }
}
