import AstroChartModel
import AstroTradition

extension UkrainianPhrasebook {
  func worksheet(_ word: WorksheetWord) -> String {
    switch word {
    case .worksheet: "Робочий аркуш"
    case .dignities: "Положення й есенційні гідності"
    case .condition: "Секта, Місяць і день"
    case .almutens: "Альмутени"
    case .figuris: "Альмутен фігури"
    case .receptions: "Рецепції"
    case .lots: "Жереби"
    case .antiscia: "Антиси"
    case .parallels: "Паралелі схилень"
    case .stars: "Нерухомі зорі"
    case .midpoints: "Середні точки"
    case .patterns: "Конфігурації"
    case .mansions: "Накшатри"
    case .divisions: "Варги"
    case .heliocentric: "Вигляд із Сонця"
    case .sectors: "Сектори"
    case .rulingLords: "Управителі часу"
    case .conventions: "Умови"
    case .sect: "Секта"
    case .day: "денна"
    case .night: "нічна"
    case .light: "Світило секти"
    case .mercury: "Меркурій"
    case .diurnal: "денний"
    case .nocturnal: "нічний"
    case .nearHorizon: "Сонце ближче ніж 1° до горизонту"
    case .moonPhase: "Місяць"
    case .syzygy: "Сизигія"
    case .lordOfDay: "Управитель дня"
    case .lordOfHour: "Управитель години"
    case .element: "Стихія"
    case .modality: "Якість"
    case .shape: "Малюнок"
    case .leads: "веде"
    case .motion: "За добу"
    case .declination: "Схил."
    case .latitude: "Широта"
    case .domicile: "Обит."
    case .exaltation: "Екз."
    case .triplicity: "Триплицитет"
    case .term: "Терм"
    case .face: "Лице"
    case .score: "Бали"
    case .state: "Стан"
    case .almuten: "Альмутен"
    case .formula: "Формула"
    case .magnitude: "Вел."
    case .guest: "Гість"
    case .host: "Приймає"
    case .mutual: "Взаємно"
    case .antiscion: "Антис"
    case .contraAntiscion: "Контрантис"
    case .mansion: "Накшатра"
    case .quarter: "Пада"
    case .places: "Місця"
    case .houses: "Дім"
    case .dayAndHour: "День, година"
    case .total: "Разом"
    case .from: "Від"
    case .until: "До"
    case .detriment: "вигнання"
    case .fall: "падіння"
    case .peregrine: "перегрин"
    case .exaltationDegree: "градус екзальтації"
    case .outOfBounds: "поза межами"
    case .mixed: "мішана"
    case .parallel: "паралель"
    case .contraparallel: "контрпаралель"
    case .apex: "Вершина"
    case .earth: "Земля"
    case .year: "рік"
    case .month: "місяць"
    case .none: "немає"
    }
  }

  func convention(_ convention: WorksheetConvention) -> String {
    switch convention {
    case .day: "День: центр Сонця над істинним горизонтом"
    case .dignities(let triplicities, let terms):
      "Гідності: бали Ліллі 5, 4, 3, 2, 1, вигнання −5, падіння −4, перегрин −5; триплицитети за "
        + (triplicities == .dorothean ? "Доротеєм (вдень, вночі, співуправитель)" : "Ліллі")
        + ", бали має лише управитель секти; "
        + (terms == .egyptian ? "єгипетські" : "птолемеєві") + " терми; халдейські лиця; "
        + "власні гідності планети – півжирним, з балами"
    case .solar(let beams):
      "Біля Сонця, за довготою: казімі до 17′, спалення до 8°30′, під променями до \(beams)"
    case .outOfBounds(let obliquity): "Поза межами: далі ніж \(obliquity), нахил екліптики на дату"
    case .almuten: "Альмутени: 5, 4, 3, 2 і 1 бал за тими самими таблицями"
    case .figuris:
      "Альмутен фігури за Ібн Езрою: п’ять місць; доми 12 6 3 9 7 1 10 4 5 11 8 2; управитель дня 7, години 6"
    case .lots: "Жереби Павла, вночі обернені"
    case .stars: "Нерухомі зорі: сполучення за довготою до 1° з тілами й кутами; місця на полудень UT"
    case .antiscia: "Антиси: контакти до 1°"
    case .parallels: "Паралелі планет: до 1°, схилення на дату"
    case .patterns: "Конфігурації: аспекти до 6°, квінконси до 3°"
    case .phase: "Фази Місяця: октанти від нового Місяця"
    case .sidereal(let ayanamsa): "Накшатри й варги: сидеричний зодіак, \(ayanamsa)"
    case .divisions: "Варги за Парашарою"
    case .heliocentric: "Вигляд із Сонця: з урахуванням часу світла"
    case .sectors: "Сектори Ґоклена: за місцем із його широтою, без рефракції; + позначає плюс-зони"
    case .daysInUTC: "Дні – за UTC"
    }
  }

  func name(of lot: Lot.Name) -> String {
    switch lot {
    case .fortune: "Фортуна"
    case .spirit: "Дух"
    case .eros: "Ерос"
    case .necessity: "Необхідність"
    case .courage: "Відвага"
    case .victory: "Перемога"
    case .nemesis: "Немезида"
    }
  }

  func name(of star: StarName) -> String {
    switch star {
    case .algol: "Алголь"
    case .alcyone: "Альціона"
    case .aldebaran: "Альдебаран"
    case .rigel: "Ріґель"
    case .capella: "Капелла"
    case .betelgeuse: "Бетельґейзе"
    case .sirius: "Сиріус"
    case .canopus: "Канопус"
    case .adhara: "Адара"
    case .pollux: "Поллукс"
    case .procyon: "Проціон"
    case .regulus: "Регул"
    case .alkaid: "Алькаїд"
    case .algorab: "Альґораб"
    case .spica: "Спіка"
    case .arcturus: "Арктур"
    case .mimosa: "Мімоза"
    case .acrux: "Акрукс"
    case .alphecca: "Альфекка"
    case .hadar: "Гадар"
    case .rigilKentaurus: "Ріґіль Кентаврус"
    case .antares: "Антарес"
    case .vega: "Вега"
    case .altair: "Альтаїр"
    case .denebAlgedi: "Денеб Альґеді"
    case .fomalhaut: "Фомальгаут"
    case .deneb: "Денеб"
    case .achernar: "Ахернар"
    }
  }

  func name(of condition: SolarCondition) -> String {
    switch condition {
    case .cazimi: "казімі"
    case .combust: "спалення"
    case .underBeams: "під променями"
    }
  }

  func name(of shape: ChartShape) -> String {
    switch shape {
    case .bundle: "пучок"
    case .bowl: "чаша"
    case .bucket: "відро"
    case .locomotive: "локомотив"
    case .seesaw: "гойдалка"
    case .splash: "розсип"
    case .splay: "розкид"
    }
  }

  func level(_ level: Int) -> String { "рівень \(level)" }
}
