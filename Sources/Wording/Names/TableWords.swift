/// The words above tables and in their heads.
public struct TableWords: Sendable {
  private let phrasebook: any Phrasebook

  public init(_ language: Language) { phrasebook = language.phrasebook }

  public var positions: String { phrasebook.positions }
  public var houses: String { phrasebook.houses }
  public var aspects: String { phrasebook.aspects }
  public var balance: String { phrasebook.balance }
  public var house: String { phrasebook.house }
  public var ruler: String { phrasebook.ruler }
  public var orb: String { phrasebook.orb }
  package var closest: String { phrasebook.closest }
  package var body: String { phrasebook.body }
  package var place: String { phrasebook.place }
  package var sign: String { phrasebook.sign }
  package var cusp: String { phrasebook.cusp }
  public var applying: String { phrasebook.applying }
  public var separating: String { phrasebook.separating }
  public var aspectsBetween: String { phrasebook.aspectsBetween }
  public var houseOverlays: String { phrasebook.houseOverlays }
  public var nextExact: String { phrasebook.nextExact }

  /// As in “Houses of Oksana”.
  public func houses(of person: String) -> String { phrasebook.houses(of: person) }
}
