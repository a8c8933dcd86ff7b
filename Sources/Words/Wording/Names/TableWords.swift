/// The titles and column heads of tables.
package struct TableWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package var positions: String { phrasebook.positions }
  package var houses: String { phrasebook.houses }
  package var aspects: String { phrasebook.aspects }
  package var balance: String { phrasebook.balance }
  package var house: String { phrasebook.house }
  package var ruler: String { phrasebook.ruler }
  package var orb: String { phrasebook.orb }
  package var closest: String { phrasebook.closest }
  package var body: String { phrasebook.body }
  package var place: String { phrasebook.place }
  package var sign: String { phrasebook.sign }
  package var cusp: String { phrasebook.cusp }
  package var applying: String { phrasebook.applying }
  package var separating: String { phrasebook.separating }
  package var fleeting: String { phrasebook.fleeting }
  package var aspectsBetween: String { phrasebook.aspectsBetween }
  package var houseOverlays: String { phrasebook.houseOverlays }
  package var nextExact: String { phrasebook.nextExact }

  /// The title of a table of houses, as in “Houses of Oksana”.
  package func houses(of person: String) -> String { phrasebook.houses(of: person) }
}
