import AstroChartModel
import AstroDiagnostics

extension UkrainianPhrasebook {
  var noteLabel: String { "примітка" }
  var namesPlacesInUkrainian: Bool { true }

  func formerly(_ name: String) -> String { "колишня назва: \(name)" }

  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String {
    "місце: \(title)\(former.map { " (\(formerly($0)))" } ?? ""), \(coordinates), \(zone)"
  }

  var namesakes: String {
    "цю назву мають і інші місця, а малі відомі не всі: якщо це не воно, подайте координати"
  }

  func note(_ subject: SkyNote) -> String {
    switch subject {
    case .houseSystemFallback(let asked, let used):
      "\(houses(of: asked)) для цього місця й часу не визначені: узято \(houses(of: used))"
    case .meanTime(let time, let city): words(for: time, of: city)
    case .placeChosen(let place): account(of: place)
    case .pointLeftOut(let body, let reason):
      "\(name(of: body, .nominative)): цієї точки немає, бо \(words(for: reason))"
    case .positionsAsGiven: "даних народження немає: положення взято як подано, до шостого знака після коми"
    case .nothingToRelocate: "без часу народження немає домів, які змінило б інше місце"
    case .nothingToMeet:
      "без часу народження немає ні кутів, ні точного Місяця, до яких були б транзити, і немає профекцій"
    case .noSunrise: "у деякі дні Сонце не сходить або не заходить: у них немає планетних годин"
    case .housesAnchored(let angle):
      "середні точки куспідів ідуть не за порядком, тож їх відлічено від середньої точки цього кута обох карт: "
        + name(of: angle, .nominative)
    case .twoMidpoints(let body, let angle):
      "\(name(of: body, .nominative)): у двох картах рівно навпроти, тож середніх точок дві; узято ближчу до "
        + (angle.map { name(of: $0, .genitive) } ?? name(of: Body.sun, .genitive))
    case .contradiction(let field, let says, let truth): "\(field) каже \(says), але \(words(for: truth))"
    }
  }

  func note(_ subject: PageNote) -> String {
    switch subject {
    case .missingGlyphs(let list, let more):
      "жоден установлений шрифт не має символів \(list)\(more > 0 ? " і ще \(more)" : "")"
    case .narrowedFigure: "малюнок ширший за свою колонку, тож його зменшено"
    case .shrunkBlock: "один із блоків вищий за сторінку, тож його зменшено"
    case .logoOnPlate: "на такому темному тлі логотипа не було б видно: він стоїть на білій підкладці"
    case .noHyphenation(let tag): "текст мовою «\(tag)» складено без переносів"
    }
  }

  func note(_ subject: PictureNote) -> String {
    switch subject {
    case .borrowedRoom(let bodies):
      "дім затісний для малюнка такого розміру, тож поза ним намальовано: \(list(of: bodies, .nominative)); "
        + "на більшому малюнку місця досить"
    case .weakTheme(let weakness): "тема: \(words(for: weakness))"
    }
  }

  func note(_ subject: ReportNote) -> String {
    switch subject {
    case .outOfBounds(let field, let count, let unit, let bounds):
      "\(field): \(words(for: unit)) \(count), а має бути від \(bounds.lowerBound) до \(bounds.upperBound)"
    case .noWords(let rules): "правила, що не мають слів українською, пропущено: \(rules)"
    case .notFull: "для повного обсягу карта дає замало: звіт має звичайний обсяг"
    case .writerRefused(let count, let first):
      "текст автора двічі відхилено, зауважень: \(count), перше – \(first); звіт узято з книги"
    case .writerFailed(let reason): "автор не дав звіту: \(reason); звіт узято з книги"
    }
  }

  private func words(for reason: Omission) -> String {
    switch reason {
    case .needsBirthTime: "потрібен час народження"
    case .needsPlace: "потрібне місце"
    case .unknownToAnalyticEphemeris: "аналітична ефемерида її не знає"
    case .unknownOrbit: "її орбіта на той час невідома"
    case .outsideFile: "її файл ефемерид не охоплює того часу"
    case .reckonedDifferently: "дві карти обчислюють її по-різному"
    }
  }

  private func words(for truth: SkyNote.Truth) -> String {
    switch truth {
    case .house(let number): "градус лежить \(whereabouts(inHouse: number, after: "лежить"))"
    case .noHouses: "домів немає"
    case .sign(let sign): "градус лежить \(whereabouts(in: sign, after: "лежить"))"
    }
  }

  private func words(for unit: ReportNote.Unit) -> String {
    switch unit {
    case .sentences: "речень"
    case .words: "слів"
    case .advice: "порад"
    }
  }
}
