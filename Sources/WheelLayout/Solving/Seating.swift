/// How the columns of one cell are drawn: the steps that a crowd makes them take, mildest first.
struct Seating: Hashable {
  /// What is told of a body besides its glyph and its degree, the more of it the more there is room.
  enum Telling: Hashable {
    case all, withoutSigns, minutesOfPlanets, minutesOfLuminaries
  }

  /// The size of the pieces, as a fraction of the normal one.
  var scale: Double
  /// In how many rows, one within the other, the columns take turns.
  var tiers: Int
  var telling = Telling.all

  /// Shrink, then leave out signs, then stack in tiers while shrinking on; 0.6 is the least that can be read at 600 points.
  static let steps: [Seating] = [
    Seating(scale: 1, tiers: 1), Seating(scale: 0.93, tiers: 1), Seating(scale: 0.86, tiers: 1),
    Seating(scale: 0.8, tiers: 1), Seating(scale: 0.8, tiers: 1, telling: .withoutSigns),
    Seating(scale: 0.74, tiers: 1, telling: .withoutSigns),
    Seating(scale: 0.86, tiers: 2, telling: .minutesOfLuminaries),
    Seating(scale: 0.78, tiers: 2, telling: .minutesOfLuminaries),
    Seating(scale: 0.7, tiers: 2, telling: .minutesOfLuminaries),
    Seating(scale: 0.7, tiers: 3, telling: .minutesOfLuminaries),
    Seating(scale: 0.6, tiers: 2, telling: .minutesOfLuminaries),
    Seating(scale: 0.6, tiers: 3, telling: .minutesOfLuminaries),
  ]

  /// In which row each column stands, 0 outermost: they take turns, but Sun and Moon are always outermost.
  func tiers(of columns: [Column]) -> [Int] {
    guard tiers > 1 else { return Array(repeating: 0, count: columns.count) }
    var next = startingTier(columns)
    return columns.map { column in
      let tier = column.isLuminary ? 0 : next
      next = (tier + 1) % tiers
      return tier
    }
  }

  /// The row of the first column, such that taking turns brings the first luminary outermost.
  private func startingTier(_ columns: [Column]) -> Int {
    guard let luminary = columns.firstIndex(where: \.isLuminary) else { return 0 }
    return (tiers - luminary % tiers) % tiers
  }
}
