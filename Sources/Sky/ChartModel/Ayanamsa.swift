/// The customary definitions of where the sidereal zodiac begins, in the order of the Swiss Ephemeris.
public enum Ayanamsa: String, CaseIterable, Hashable, Sendable, Codable {
  /// After Fagan and Bradley: the common one in the West.
  case faganBradley = "fagan_bradley"
  /// After Lahiri: the official one of India, with Spica near 0° Libra.
  case lahiri
  /// After De Luce.
  case deluce
  /// After B. V. Raman.
  case raman
  /// After Usha and Shashi, by the star Revati.
  case ushashashi
  /// After K. S. Krishnamurti.
  case krishnamurti
  /// After Djwhal Khul, by the beginning of the age of Aquarius.
  case djwhalKhul = "djwhal_khul"
  /// After Sri Yukteshwar.
  case yukteshwar
  /// After J. N. Bhasin.
  case jnBhasin = "jn_bhasin"
  /// Babylonian, the first of Kugler’s.
  case babylonianKugler1 = "babyl_kugler1"
  /// Babylonian, the second of Kugler’s.
  case babylonianKugler2 = "babyl_kugler2"
  /// Babylonian, the third of Kugler’s.
  case babylonianKugler3 = "babyl_kugler3"
  /// Babylonian, after Huber.
  case babylonianHuber = "babyl_huber"
  /// Babylonian, by the star eta Piscium.
  case babylonianEtaPiscium = "babyl_etpsc"
  /// By Aldebaran at 15° Taurus.
  case aldebaran15Taurus = "aldebaran_15tau"
  /// That of Hipparchos.
  case hipparchos
  /// That of Sassanian Persia.
  case sassanian
  /// By the center of the galaxy at 0° Sagittarius.
  case galacticCenter0Sagittarius = "galcent_0sag"
  /// The equinox of the epoch J2000.
  case j2000
  /// The equinox of the epoch J1900.
  case j1900
  /// The equinox of the epoch B1950.
  case b1950
  /// That of the Suryasiddhanta.
  case suryasiddhanta
  /// That of the Suryasiddhanta, by the mean Sun.
  case suryasiddhantaMeanSun = "suryasiddhanta_msun"
  /// That of Aryabhata.
  case aryabhata
  /// That of Aryabhata, by the mean Sun.
  case aryabhataMeanSun = "aryabhata_msun"
  /// That of the Suryasiddhanta, by the star Revati.
  case ssRevati = "ss_revati"
  /// That of the Suryasiddhanta, by Spica.
  case ssCitra = "ss_citra"
  /// By the true place of Spica.
  case trueCitra = "true_citra"
  /// By the true place of Revati, zeta Piscium.
  case trueRevati = "true_revati"
  /// By the true place of Pushya, delta Cancri.
  case truePushya = "true_pushya"
  /// By the center of the galaxy, after Gil Brand.
  case galacticCenterGilBrand = "galcent_rgilbrand"
  /// By the galactic equator of 1958 of the International Astronomical Union.
  case galacticEquatorIAU1958 = "galequ_iau1958"
  /// By the true galactic equator.
  case galacticEquatorTrue = "galequ_true"
  /// By the galactic equator in the middle of Mula.
  case galacticEquatorMula = "galequ_mula"
  /// By the alignment with the galaxy, after Mardyks.
  case galacticAlignmentMardyks = "galalign_mardyks"
  /// By the true place of Mula, lambda Scorpii.
  case trueMula = "true_mula"
  /// By the center of the galaxy in the middle of Mula, after Wilhelm.
  case galacticCenterMulaWilhelm = "galcent_mula_wilhelm"
  /// That of Aryabhata, with the year 522.
  case aryabhata522 = "aryabhata_522"
  /// Babylonian, after Britton.
  case babylonianBritton = "babyl_britton"
  /// After Sheoran.
  case trueSheoran = "true_sheoran"
  /// By the center of the galaxy at 0° Capricorn, after Cochrane.
  case galacticCenterCochrane = "galcent_cochrane"
  /// By the galactic equator, after Fiorenza.
  case galacticEquatorFiorenza = "galequ_fiorenza"
  /// That of Vettius Valens, by the Moon.
  case valensMoon = "valens_moon"
  /// After Lahiri, as of 1940.
  case lahiri1940 = "lahiri_1940"
  /// After Lahiri, with the equinox of the year 285.
  case lahiriVP285 = "lahiri_vp285"
  /// After Krishnamurti, with the equinox of the year 291.
  case krishnamurtiVP291 = "krishnamurti_vp291"
  /// After Lahiri, as the Calendar Reform Committee of India has it.
  case lahiriICRC = "lahiri_icrc"
}
