import AstroChartModel

extension EnglishPhrasebook {
  func name(of ayanamsa: Ayanamsa) -> String {
    switch ayanamsa {
    case .faganBradley: "Fagan–Bradley"
    case .lahiri: "Lahiri"
    case .deluce: "De Luce"
    case .raman: "Raman"
    case .ushashashi: "Usha–Shashi"
    case .krishnamurti: "Krishnamurti"
    case .djwhalKhul: "Djwhal Khul"
    case .yukteshwar: "Yukteshwar"
    case .jnBhasin: "J. N. Bhasin"
    case .babylonianKugler1: "Babylonian, Kugler 1"
    case .babylonianKugler2: "Babylonian, Kugler 2"
    case .babylonianKugler3: "Babylonian, Kugler 3"
    case .babylonianHuber: "Babylonian, Huber"
    case .babylonianEtaPiscium: "Babylonian, η Piscium"
    case .babylonianBritton: "Babylonian, Britton"
    case .aldebaran15Taurus: "Aldebaran at 15° Taurus"
    case .hipparchos: "Hipparchus"
    case .sassanian: "Sassanian"
    case .j2000: "J2000"
    case .j1900: "J1900"
    case .b1950: "B1950"
    case .valensMoon: "Valens, Moon"
    case .lahiri1940: "Lahiri 1940"
    case .lahiriVP285: "Lahiri VP285"
    case .krishnamurtiVP291: "Krishnamurti VP291"
    case .lahiriICRC: "Lahiri ICRC"
    default: indianName(of: ayanamsa) ?? galacticName(of: ayanamsa)
    }
  }

  private func indianName(of ayanamsa: Ayanamsa) -> String? {
    switch ayanamsa {
    case .suryasiddhanta: "Surya Siddhanta"
    case .suryasiddhantaMeanSun: "Surya Siddhanta, mean Sun"
    case .aryabhata: "Aryabhata"
    case .aryabhataMeanSun: "Aryabhata, mean Sun"
    case .aryabhata522: "Aryabhata 522"
    case .ssRevati: "Surya Siddhanta, Revati"
    case .ssCitra: "Surya Siddhanta, Chitra"
    case .trueCitra: "True Chitra"
    case .trueRevati: "True Revati"
    case .truePushya: "True Pushya"
    case .trueMula: "True Mula"
    case .trueSheoran: "True Sheoran"
    default: nil
    }
  }

  private func galacticName(of ayanamsa: Ayanamsa) -> String {
    switch ayanamsa {
    case .galacticCenterGilBrand: "Galactic center, Gil Brand"
    case .galacticCenterMulaWilhelm: "Galactic center in Mula, Wilhelm"
    case .galacticCenterCochrane: "Galactic center, Cochrane"
    case .galacticEquatorIAU1958: "Galactic equator, IAU 1958"
    case .galacticEquatorTrue: "Galactic equator, true"
    case .galacticEquatorMula: "Galactic equator in Mula"
    case .galacticEquatorFiorenza: "Galactic equator, Fiorenza"
    case .galacticAlignmentMardyks: "Galactic alignment, Mardyks"
    default: "Galactic center at 0° Sagittarius"
    }
  }
}
