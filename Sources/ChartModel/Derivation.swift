/// How a chart was derived from others, and by which reckoning.
///
/// Only what applies to the chart's kind is there.
package struct Derivation: Hashable, Sendable {
  /// A chart that another was derived from.
  package struct Origin: Hashable, Sendable {
    /// Whom the chart is of.
    package var name: String?
    /// `nil` where the chart was given as positions only.
    package var birth: BirthData?
    /// The instant of birth as a Julian day in universal time, kept to a hundred-millionth, some 0.9 ms.
    package let julianDay: Double?

    package init(name: String? = nil, birth: BirthData? = nil, julianDay: Double? = nil) {
      (self.name, self.birth) = (name, birth)
      self.julianDay = julianDay.map { ($0 * 1e8).rounded() / 1e8 }
    }

    /// What another chart remembers of a chart that it is derived from.
    package init(_ chart: Chart) {
      self.init(name: chart.name, birth: chart.birth, julianDay: chart.moment?.julianDay)
    }
  }

  /// The charts it was derived from: one, two, or none where a sky is nobody's transit.
  package var from: [Origin]
  package var method: DerivationMethod?
  package var angles: ProgressedAngles?
  package var housesBy: CompositeHouses?
  /// Where the sky is seen from.
  package var place: Site?
  /// The moment of life that a progression or direction is for.
  package var target: Moment?
  /// Degrees by which everything was moved on.
  package var arc: Double?
  /// What came back.
  package var body: Body?
  /// How many times it had come back, this time included; a year of life for the Sun.
  package var cycle: Int?
  /// Which meeting of that cycle, from 1 on, and how many there are: a body that turns back meets a place thrice.
  package var pass: Int?
  package var passes: Int?
  /// Whether the return is one among the stars, precession taken out.
  package var isPrecessed: Bool?
  /// By what a harmonic multiplies.
  package var number: Int?

  package init(
    from: [Origin] = [], method: DerivationMethod? = nil, angles: ProgressedAngles? = nil,
    housesBy: CompositeHouses? = nil,
    place: Site? = nil, target: Moment? = nil, arc: Double? = nil, body: Body? = nil, cycle: Int? = nil,
    pass: Int? = nil, passes: Int? = nil, isPrecessed: Bool? = nil, number: Int? = nil
  ) {
    (self.from, self.method, self.angles, self.housesBy) = (from, method, angles, housesBy)
    (self.place, self.target, self.arc, self.body) = (place, target, arc, body)
    (self.cycle, self.pass, self.passes) = (cycle, pass, passes)
    (self.isPrecessed, self.number) = (isPrecessed, number)
  }
}
