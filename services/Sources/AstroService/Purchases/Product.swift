import AstroSvitla

/// What is sold: the report on one area of life, for one chart.
struct Product: Sendable {
  let area: Area
  /// In cents of a US dollar.
  let cents: Int

  var id: String { "com.astrosvitla.astroinsight.report.\(area.rawValue)" }

  static let all: [Product] = [
    Product(area: .finances, cents: 699), Product(area: .career, cents: 699),
    Product(area: .relationships, cents: 599), Product(area: .health, cents: 599),
    Product(area: .general, cents: 999),
  ]

  func json(in language: Language) -> JSONTree {
    [
      "productId": .text(id), "area": .text(area.rawValue), "name": .text(area.name(in: language)),
      "description": .text(area.summary(in: language)), "icon": .text(area.icon),
      "price": ["amount": "\(cents / 100).\(cents % 100)", "currency": "USD"],
    ]
  }
}
