import Wording

/// What a shop shows of an area, all of it in one place.
public struct AreaEntry: Hashable, Sendable {
  public var name: Bilingual<String>
  /// One line about what the report holds.
  public var summary: Bilingual<String>
  /// A name among Apple's SF Symbols.
  public var icon: String
  /// What the App Store knows the report by.
  public var productID: String
  /// In US cents.
  public var priceInCents: Int

  /// The price in US dollars with two decimals, such as `6.99`.
  public var price: String {
    let cents = String(priceInCents % 100)
    return "\(priceInCents / 100).\(cents.count < 2 ? "0" : "")\(cents)"
  }
}

extension Area {
  public var entry: AreaEntry {
    AreaEntry(
      name: name, summary: summary, icon: icon,
      productID: "com.astrosvitla.astroinsight.report.\(rawValue)", priceInCents: priceInCents)
  }

  private var name: Bilingual<String> {
    switch self {
    case .finances: Bilingual("Money and prosperity", "Гроші та достаток")
    case .career: Bilingual("Career and professional growth", "Кар’єра та професійне зростання")
    case .relationships: Bilingual("Love and relationships", "Кохання та стосунки")
    case .health: Bilingual("Health and vitality", "Здоров’я та життєві сили")
    case .general: Bilingual("The whole person", "Цілісний портрет особистості")
    }
  }

  private var summary: Bilingual<String> {
    switch self {
    case .finances:
      Bilingual(
        "How you earn, keep, share and spend, and what money means to you.",
        "Як ви заробляєте, бережете, ділитеся й витрачаєте та чим для вас є гроші.")
    case .career:
      Bilingual(
        "The work that suits you, the way you do it, and where it leads.",
        "Яка праця вам до душі, як ви до неї беретеся й куди вона веде.")
    case .relationships:
      Bilingual(
        "How you love, whom you look for, and what closeness asks of you.",
        "Як ви любите, кого шукаєте й чого від вас просить близькість.")
    case .health:
      Bilingual(
        "Your rhythm of effort and rest, food, movement and care of yourself.",
        "Ваш ритм праці й відпочинку, їжа, рух і турбота про себе.")
    case .general:
      Bilingual(
        "Character, habits, tensions and direction: the chart read as one whole.",
        "Вдача, звички, внутрішні суперечності й напрям: карта, прочитана як одне ціле.")
    }
  }

  private var icon: String {
    switch self {
    case .finances: "dollarsign.circle"
    case .career: "briefcase"
    case .relationships: "heart"
    case .health: "leaf"
    case .general: "star"
    }
  }

  private var priceInCents: Int {
    switch self {
    case .finances, .career: 699
    case .relationships, .health: 599
    case .general: 999
    }
  }
}
