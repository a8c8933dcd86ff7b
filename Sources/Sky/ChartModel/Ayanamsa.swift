/// The customary definitions of where the sidereal zodiac begins, in the order of the Swiss Ephemeris.
public enum Ayanamsa: String, CaseIterable, Hashable, Sendable, Codable {
  case faganBradley = "fagan_bradley"
  case lahiri, deluce, raman, ushashashi, krishnamurti
  case djwhalKhul = "djwhal_khul"
  case yukteshwar
  case jnBhasin = "jn_bhasin"
  case babylonianKugler1 = "babyl_kugler1"
  case babylonianKugler2 = "babyl_kugler2"
  case babylonianKugler3 = "babyl_kugler3"
  case babylonianHuber = "babyl_huber"
  case babylonianEtaPiscium = "babyl_etpsc"
  case aldebaran15Taurus = "aldebaran_15tau"
  case hipparchos, sassanian
  case galacticCenter0Sagittarius = "galcent_0sag"
  case j2000, j1900, b1950
  case suryasiddhanta
  case suryasiddhantaMeanSun = "suryasiddhanta_msun"
  case aryabhata
  case aryabhataMeanSun = "aryabhata_msun"
  case ssRevati = "ss_revati"
  case ssCitra = "ss_citra"
  case trueCitra = "true_citra"
  case trueRevati = "true_revati"
  case truePushya = "true_pushya"
  case galacticCenterGilBrand = "galcent_rgilbrand"
  case galacticEquatorIAU1958 = "galequ_iau1958"
  case galacticEquatorTrue = "galequ_true"
  case galacticEquatorMula = "galequ_mula"
  case galacticAlignmentMardyks = "galalign_mardyks"
  case trueMula = "true_mula"
  case galacticCenterMulaWilhelm = "galcent_mula_wilhelm"
  case aryabhata522 = "aryabhata_522"
  case babylonianBritton = "babyl_britton"
  case trueSheoran = "true_sheoran"
  case galacticCenterCochrane = "galcent_cochrane"
  case galacticEquatorFiorenza = "galequ_fiorenza"
  case valensMoon = "valens_moon"
  case lahiri1940 = "lahiri_1940"
  case lahiriVP285 = "lahiri_vp285"
  case krishnamurtiVP291 = "krishnamurti_vp291"
  case lahiriICRC = "lahiri_icrc"
}
