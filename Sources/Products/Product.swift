public import ChartModel

/// What a shop sells: the report on one area of life.
///
/// Its name and summary are said by `Wording`.
public struct Product: Hashable, Sendable {
  public var area: Area
  /// What the App Store knows the report by.
  public var id: String
  /// In US cents.
  public var priceInCents: Int
  /// A name among Apple's SF Symbols.
  public var icon: String

  /// The report on an area.
  public init(on area: Area) {
    self.area = area
    id = "com.astrosvitla.astroinsight.report.\(area.rawValue)"
    (priceInCents, icon) = Product.offer(of: area)
  }

  /// The five products, in the order of the areas.
  public static let all = Area.allCases.map(Product.init(on:))

  /// The price in US dollars with two decimals, such as `6.99`.
  public var price: String {
    let cents = String(priceInCents % 100)
    return "\(priceInCents / 100).\(cents.count < 2 ? "0" : "")\(cents)"
  }

  private static func offer(of area: Area) -> (cents: Int, icon: String) {
    switch area {
    case .finances: (699, "dollarsign.circle")
    case .career: (699, "briefcase")
    case .relationships: (599, "heart")
    case .health: (599, "leaf")
    case .general: (999, "star")
    }
  }
}
