/// How a chart was derived from others, and by which method.
///
/// Fields that do not apply to the chart's kind are `nil`.
package struct Derivation: Hashable, Sendable {
  /// A chart that another was derived from.
  package struct Origin: Hashable, Sendable {
    /// The name of the person.
    package var name: String?
    /// The birth data; `nil` if only positions were given.
    package var birth: BirthData?
    /// The instant of birth as a Julian day in universal time, rounded to a hundred-millionth of a day, about
    /// 0.9 ms.
    package let julianDay: Double?

    package init(name: String? = nil, birth: BirthData? = nil, julianDay: Double? = nil) {
      (self.name, self.birth) = (name, birth)
      self.julianDay = julianDay.map { ($0 * 1e8).rounded() / 1e8 }
    }

    /// What a derived chart keeps about a chart that it comes from.
    package init(_ chart: Chart) {
      self.init(name: chart.name, birth: chart.birth, julianDay: chart.moment?.julianDay)
    }
  }

  /// The charts it was derived from: one, two, or none for a transit chart without a birth.
  package var from: [Origin]
  package var method: DerivationMethod?
  package var angles: ProgressedAngles?
  package var housesBy: CompositeHouses?
  /// The place from which the sky is seen.
  package var place: Site?
  /// The moment of life that a progression or direction is for.
  package var target: Moment?
  /// The degrees by which everything was moved forward.
  package var arc: Double?
  /// The body that returned.
  package var body: Body?
  /// The number of this return since birth, from 1; for the Sun, that many years of life.
  package var cycle: Int?
  /// Which meeting of that cycle this is, from 1, and how many there are: a body that turns retrograde can
  /// meet a place three times.
  package var pass: Int?
  package var passes: Int?
  /// Whether the return is measured against the stars, with precession removed.
  package var isPrecessed: Bool?
  /// The number that a harmonic multiplies longitudes by.
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
