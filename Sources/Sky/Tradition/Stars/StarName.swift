/// The stars that are looked up: all down to magnitude 1.5, Algol, Alcyone of the Pleiades, and the rest of the fifteen
/// that the Middle Ages called Behenian (Agrippa, *De occulta philosophia* I.32).
///
/// They are named one by one: catalogues list synonyms, and give a magnitude to points that are no stars.
public enum StarName: String, CaseIterable, Hashable, Sendable, Codable {
  /// β Persei.
  case algol
  /// η Tauri, the brightest of the Pleiades.
  case alcyone
  /// α Tauri.
  case aldebaran
  /// β Orionis.
  case rigel
  /// α Aurigae.
  case capella
  /// α Orionis.
  case betelgeuse
  /// α Canis Majoris.
  case sirius
  /// α Carinae.
  case canopus
  /// ε Canis Majoris.
  case adhara
  /// β Geminorum.
  case pollux
  /// α Canis Minoris.
  case procyon
  /// α Leonis.
  case regulus
  /// η Ursae Majoris.
  case alkaid
  /// δ Corvi.
  case algorab
  /// α Virginis.
  case spica
  /// α Bootis.
  case arcturus
  /// β Crucis.
  case mimosa
  /// α Crucis.
  case acrux
  /// α Coronae Borealis.
  case alphecca
  /// β Centauri.
  case hadar
  /// α Centauri.
  case rigilKentaurus
  /// α Scorpii.
  case antares
  /// α Lyrae.
  case vega
  /// α Aquilae.
  case altair
  /// δ Capricorni.
  case denebAlgedi
  /// α Piscis Austrini.
  case fomalhaut
  /// α Cygni.
  case deneb
  /// α Eridani.
  case achernar

  /// Its abbreviated name after Bayer, as catalogues have it: a Greek letter and a constellation.
  public var bayer: String {
    switch self {
    case .algol: "bePer"
    case .alcyone: "etTau"
    case .aldebaran: "alTau"
    case .rigel: "beOri"
    case .capella: "alAur"
    case .betelgeuse: "alOri"
    case .sirius: "alCMa"
    case .canopus: "alCar"
    case .adhara: "epCMa"
    case .pollux: "beGem"
    case .procyon: "alCMi"
    case .regulus: "alLeo"
    case .alkaid: "etUMa"
    case .algorab: "deCrv"
    case .spica: "alVir"
    case .arcturus: "alBoo"
    case .mimosa: "beCru"
    case .acrux: "alCru"
    case .alphecca: "alCrB"
    case .hadar: "beCen"
    case .rigilKentaurus: "alCen"
    case .antares: "alSco"
    case .vega: "alLyr"
    case .altair: "alAql"
    case .denebAlgedi: "deCap"
    case .fomalhaut: "alPsA"
    case .deneb: "alCyg"
    case .achernar: "alEri"
    }
  }
}
