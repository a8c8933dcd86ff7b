import ChartModel

/// The names by which margin notes find rows of the fact pages.
enum FactAnchor {
  static func body(_ body: Body) -> String { "fact.\(body.rawValue)" }
  static func angle(_ angle: ChartAngle) -> String { "fact.\(angle.rawValue)" }
  static func house(_ house: Int) -> String { "fact.house.\(house)" }
  static func aspect(_ aspect: Aspect) -> String { "fact.\(aspect.body1.name).\(aspect.body2.name)" }
  static let balance = "fact.balance"
}
