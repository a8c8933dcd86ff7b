import AstroChartModel

extension UkrainianPhrasebook {
  func name(of ayanamsa: Ayanamsa) -> String {
    switch ayanamsa {
    case .faganBradley: "Фейґан–Бредлі"
    case .lahiri: "Лахірі"
    case .deluce: "Де Люс"
    case .raman: "Раман"
    case .ushashashi: "Уша–Шаші"
    case .krishnamurti: "Крішнамурті"
    case .djwhalKhul: "Джвал Кхул"
    case .yukteshwar: "Юктешвар"
    case .jnBhasin: "Дж. Н. Бхасін"
    case .babylonianKugler1: "вавилонська, Куґлер 1"
    case .babylonianKugler2: "вавилонська, Куґлер 2"
    case .babylonianKugler3: "вавилонська, Куґлер 3"
    case .babylonianHuber: "вавилонська, Губер"
    case .babylonianEtaPiscium: "вавилонська, η Риб"
    case .babylonianBritton: "вавилонська, Бріттон"
    case .aldebaran15Taurus: "Альдебаран у 15° Тельця"
    case .hipparchos: "Гіппарх"
    case .sassanian: "сасанідська"
    case .j2000: "J2000"
    case .j1900: "J1900"
    case .b1950: "B1950"
    case .valensMoon: "Валент, Місяць"
    case .lahiri1940: "Лахірі 1940"
    case .lahiriVP285: "Лахірі VP285"
    case .krishnamurtiVP291: "Крішнамурті VP291"
    case .lahiriICRC: "Лахірі ICRC"
    default: indianName(of: ayanamsa) ?? galacticName(of: ayanamsa)
    }
  }

  private func indianName(of ayanamsa: Ayanamsa) -> String? {
    switch ayanamsa {
    case .suryasiddhanta: "Сур’я-сіддханта"
    case .suryasiddhantaMeanSun: "Сур’я-сіддханта, середнє Сонце"
    case .aryabhata: "Ар’ябгата"
    case .aryabhataMeanSun: "Ар’ябгата, середнє Сонце"
    case .aryabhata522: "Ар’ябгата 522"
    case .ssRevati: "Сур’я-сіддханта, Реваті"
    case .ssCitra: "Сур’я-сіддханта, Чітра"
    case .trueCitra: "істинна Чітра"
    case .trueRevati: "істинна Реваті"
    case .truePushya: "істинна Пуш’я"
    case .trueMula: "істинна Мула"
    case .trueSheoran: "істинна, Шеоран"
    default: nil
    }
  }

  private func galacticName(of ayanamsa: Ayanamsa) -> String {
    switch ayanamsa {
    case .galacticCenterGilBrand: "центр Галактики, Ґіль Бранд"
    case .galacticCenterMulaWilhelm: "центр Галактики в Мулі, Вільгельм"
    case .galacticCenterCochrane: "центр Галактики, Кокрейн"
    case .galacticEquatorIAU1958: "галактичний екватор, IAU 1958"
    case .galacticEquatorTrue: "галактичний екватор, істинний"
    case .galacticEquatorMula: "галактичний екватор у Мулі"
    case .galacticEquatorFiorenza: "галактичний екватор, Фйоренца"
    case .galacticAlignmentMardyks: "галактичне вирівнювання, Мардікс"
    default: "центр Галактики в 0° Стрільця"
    }
  }
}
