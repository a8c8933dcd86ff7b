/// A minor planet by its number in the catalogue of the Minor Planet Center, such as (433) Eros.
///
/// `Body(minorPlanet:)` makes it.
public struct MinorPlanet: Hashable, Sendable {
  private let code: UInt32

  /// Its number, 1…999,999.
  public var number: Int { Int(code) }

  /// The numbers for which the Swiss Ephemeris has files.
  package static let numbers = 1...999_999

  /// - Parameter number: One of `numbers` that has no case of `Body`.
  package init(numbered number: Int) { code = UInt32(number) }

  /// Its name in the catalogue, such as `Eros`; `nil` for one that astrologers seldom ask for.
  public var catalogueName: String? { MinorPlanet.known[number]?.name }

  /// Three letters of its name, such as `Ero`, or else its number.
  package var symbol: String { MinorPlanet.known[number]?.letters ?? String(number) }

  /// Those whose names are known here, by number.
  package static var named: [Int] { known.keys.sorted() }

  /// The names of the catalogue, and three letters that no other body has.
  private static let known: [Int: (name: String, letters: String)] = [
    5: ("Astraea", "Ast"),
    6: ("Hebe", "Heb"),
    7: ("Iris", "Iri"),
    8: ("Flora", "Flo"),
    9: ("Metis", "Met"),
    10: ("Hygiea", "Hyg"),
    11: ("Parthenope", "Par"),
    12: ("Victoria", "Vic"),
    14: ("Irene", "Ire"),
    15: ("Eunomia", "Eun"),
    16: ("Psyche", "Psy"),
    17: ("Thetis", "Tht"),
    18: ("Melpomene", "Mel"),
    19: ("Fortuna", "For"),
    22: ("Kalliope", "Kll"),
    23: ("Thalia", "Tha"),
    24: ("Themis", "Thm"),
    26: ("Proserpina", "Pro"),
    27: ("Euterpe", "Eut"),
    30: ("Urania", "Ura"),
    34: ("Circe", "Cir"),
    38: ("Leda", "Led"),
    42: ("Isis", "Isi"),
    43: ("Ariadne", "Ari"),
    46: ("Hestia", "Hes"),
    52: ("Europa", "Eup"),
    53: ("Kalypso", "Kly"),
    55: ("Pandora", "Pan"),
    57: ("Mnemosyne", "Mne"),
    60: ("Echo", "Ech"),
    62: ("Erato", "Era"),
    65: ("Cybele", "Cyb"),
    75: ("Eurydike", "Eur"),
    77: ("Frigga", "Fri"),
    80: ("Sappho", "Sap"),
    81: ("Terpsichore", "Ter"),
    93: ("Minerva", "Min"),
    94: ("Aurora", "Aur"),
    100: ("Hekate", "Hek"),
    103: ("Hera", "Her"),
    105: ("Artemis", "Art"),
    114: ("Kassandra", "Kas"),
    121: ("Hermione", "Hrm"),
    128: ("Nemesis", "Nem"),
    201: ("Penelope", "Pen"),
    216: ("Kleopatra", "Kle"),
    273: ("Atropos", "Atr"),
    307: ("Nike", "Nik"),
    399: ("Persephone", "Per"),
    407: ("Arachne", "Ara"),
    433: ("Eros", "Ero"),
    588: ("Achilles", "Ach"),
    624: ("Hektor", "Hkt"),
    763: ("Cupido", "Cpd"),
    944: ("Hidalgo", "Hid"),
    1181: ("Lilith", "Llt"),
    1221: ("Amor", "Amo"),
    1388: ("Aphrodite", "Aph"),
    1566: ("Icarus", "Ica"),
    1862: ("Apollo", "Apl"),
    1943: ("Anteros", "Ant"),
    2063: ("Bacchus", "Bac"),
    2101: ("Adonis", "Ado"),
    2340: ("Hathor", "Hat"),
    3361: ("Orpheus", "Orp"),
    4341: ("Poseidon", "Psd"),
    5335: ("Damocles", "Dam"),
    7066: ("Nessus", "Nes"),
    8405: ("Asbolus", "Asb"),
    10_199: ("Chariklo", "Cha"),
    10_370: ("Hylonome", "Hyl"),
    19_521: ("Chaos", "Cao"),
    20_000: ("Varuna", "Var"),
    28_978: ("Ixion", "Ixi"),
    42_355: ("Typhon", "Typ"),
    50_000: ("Quaoar", "Qua"),
    90_377: ("Sedna", "Sed"),
    90_482: ("Orcus", "Orc"),
    120_347: ("Salacia", "Sal"),
    136_108: ("Haumea", "Hau"),
    136_199: ("Eris", "Eri"),
    136_472: ("Makemake", "Mak"),
    225_088: ("Gonggong", "Gon"),
  ]
}
