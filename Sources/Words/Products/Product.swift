package import AstroChartModel

/// A product of a shop: the report on one area of life.
///
/// Its name and summary come from `Wording`.
package struct Product: Hashable, Sendable {
  package var area: Area
  /// The product identifier in the App Store.
  package var id: String
  /// The price in US cents.
  package var priceInCents: Int
  /// The name of its icon in Apple's SF Symbols.
  package var icon: String

  /// The product for an area.
  package init(on area: Area) {
    self.area = area
    id = "com.astrosvitla.astroinsight.report.\(area.rawValue)"
    (priceInCents, icon) = Product.offer(of: area)
  }

  /// The five products, in the order of the areas.
  package static let all = Area.allCases.map(Product.init(on:))

  /// The price in US dollars with two decimals, such as `6.99`.
  package var price: String {
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
