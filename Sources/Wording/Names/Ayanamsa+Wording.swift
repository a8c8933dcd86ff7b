public import ChartModel

extension Ayanamsa {
  /// The customary name of the reckoning.
  public func name(in language: Language) -> String { language.pick(names.en, names.uk) }

  private var names: (en: String, uk: String) {
    switch self {
    case .faganBradley: ("Fagan–Bradley", "Фейґан–Бредлі")
    case .lahiri: ("Lahiri", "Лахірі")
    case .deluce: ("De Luce", "Де Люс")
    case .raman: ("Raman", "Раман")
    case .ushashashi: ("Usha–Shashi", "Уша–Шаші")
    case .krishnamurti: ("Krishnamurti", "Крішнамурті")
    case .djwhalKhul: ("Djwhal Khul", "Джвал Кхул")
    case .yukteshwar: ("Yukteshwar", "Юктешвар")
    case .jnBhasin: ("J. N. Bhasin", "Дж. Н. Бхасін")
    case .babylonianKugler1: ("Babylonian, Kugler 1", "вавилонська, Куґлер 1")
    case .babylonianKugler2: ("Babylonian, Kugler 2", "вавилонська, Куґлер 2")
    case .babylonianKugler3: ("Babylonian, Kugler 3", "вавилонська, Куґлер 3")
    case .babylonianHuber: ("Babylonian, Huber", "вавилонська, Губер")
    case .babylonianEtaPiscium: ("Babylonian, η Piscium", "вавилонська, η Риб")
    case .babylonianBritton: ("Babylonian, Britton", "вавилонська, Бріттон")
    case .aldebaran15Taurus: ("Aldebaran at 15° Taurus", "Альдебаран у 15° Тельця")
    case .hipparchos: ("Hipparchus", "Гіппарх")
    case .sassanian: ("Sassanian", "сасанідська")
    case .j2000: ("J2000", "J2000")
    case .j1900: ("J1900", "J1900")
    case .b1950: ("B1950", "B1950")
    case .valensMoon: ("Valens, Moon", "Валент, Місяць")
    case .lahiri1940: ("Lahiri 1940", "Лахірі 1940")
    case .lahiriVP285: ("Lahiri VP285", "Лахірі VP285")
    case .krishnamurtiVP291: ("Krishnamurti VP291", "Крішнамурті VP291")
    case .lahiriICRC: ("Lahiri ICRC", "Лахірі ICRC")
    default: indianNames ?? galacticNames
    }
  }

  private var indianNames: (en: String, uk: String)? {
    switch self {
    case .suryasiddhanta: ("Surya Siddhanta", "Сур’я-сіддханта")
    case .suryasiddhantaMeanSun: ("Surya Siddhanta, mean Sun", "Сур’я-сіддханта, середнє Сонце")
    case .aryabhata: ("Aryabhata", "Ар’ябгата")
    case .aryabhataMeanSun: ("Aryabhata, mean Sun", "Ар’ябгата, середнє Сонце")
    case .aryabhata522: ("Aryabhata 522", "Ар’ябгата 522")
    case .ssRevati: ("Surya Siddhanta, Revati", "Сур’я-сіддханта, Реваті")
    case .ssCitra: ("Surya Siddhanta, Chitra", "Сур’я-сіддханта, Чітра")
    case .trueCitra: ("True Chitra", "істинна Чітра")
    case .trueRevati: ("True Revati", "істинна Реваті")
    case .truePushya: ("True Pushya", "істинна Пуш’я")
    case .trueMula: ("True Mula", "істинна Мула")
    case .trueSheoran: ("True Sheoran", "істинна, Шеоран")
    default: nil
    }
  }

  private var galacticNames: (en: String, uk: String) {
    switch self {
    case .galacticCenterGilBrand: ("Galactic center, Gil Brand", "центр Галактики, Ґіль Бранд")
    case .galacticCenterMulaWilhelm: ("Galactic center in Mula, Wilhelm", "центр Галактики в Мулі, Вільгельм")
    case .galacticCenterCochrane: ("Galactic center, Cochrane", "центр Галактики, Кокрейн")
    case .galacticEquatorIAU1958: ("Galactic equator, IAU 1958", "галактичний екватор, IAU 1958")
    case .galacticEquatorTrue: ("Galactic equator, true", "галактичний екватор, істинний")
    case .galacticEquatorMula: ("Galactic equator in Mula", "галактичний екватор у Мулі")
    case .galacticEquatorFiorenza: ("Galactic equator, Fiorenza", "галактичний екватор, Фйоренца")
    case .galacticAlignmentMardyks: ("Galactic alignment, Mardyks", "галактичне вирівнювання, Мардікс")
    default: ("Galactic center at 0° Sagittarius", "центр Галактики в 0° Стрільця")
    }
  }
}
