extension ChartSettings {
  /// Settings in the form of a chart file; what they do not say stays as it is in `others`.
  package init(_ json: JSONValue, over others: ChartSettings) throws(ChartFormatError) {
    try self.init(Field(root: ["settings": json])["settings"], over: others)
  }

  init(_ field: Field, over others: ChartSettings = ChartSettings()) throws(ChartFormatError) {
    self = others
    guard !field.isAbsent else { return }
    try field.requireObject()
    if let system = try field["houseSystem"].houseSystem() { houseSystem = system }
    if let zodiac = try field["zodiac"].zodiac() { self.zodiac = zodiac }
    if let node = try field["node"].name(of: "kind of node", Node.self) { self.node = node }
    if let lilith = try field["lilith"].name(of: "kind of Lilith", Lilith.self) { self.lilith = lilith }
    if !field["points"].isAbsent { points = try field["points"].pointNames() }
    if !field["orbs"].isAbsent { orbs = try field["orbs"].orbs() }
  }

  /// The widest orb that is taken for one, in degrees; half of the narrowest major aspect.
  package static let widestOrb = 30.0
}

extension Field {
  func houseSystem() throws(ChartFormatError) -> HouseSystem? {
    guard let text = try text() else { return nil }
    guard let system = HouseSystem(name: text) else {
      throw unknown("house system", text, among: HouseSystem.allCases.map(\.rawValue))
    }
    return system
  }

  fileprivate func zodiac() throws(ChartFormatError) -> Zodiac? {
    guard let text = try text() else { return nil }
    guard let zodiac = Zodiac(name: text) else {
      throw unknown("zodiac", text, among: Zodiac.all.map(\.name))
    }
    return zodiac
  }

  /// Points by name, each once, put into their customary order.
  fileprivate func pointNames() throws(ChartFormatError) -> [Body] {
    var points: Set<Body> = []
    for element in try elements() {
      let point = try element.point()
      guard points.insert(point).inserted else {
        throw element.error("\(point.rawValue) stands in the list twice")
      }
    }
    return points.sorted()
  }

  private func point() throws(ChartFormatError) -> Body {
    guard let body = try name(of: "point", Body.self) else { throw wrongType("the name of a point") }
    guard !body.isPlanet else {
      throw error(
        "\(body.rawValue) is a planet, not a point", hint: "planets are always computed; leave it out")
    }
    return body
  }

  fileprivate func orbs() throws(ChartFormatError) -> [AspectType: Double] {
    var orbs: [AspectType: Double] = [:]
    for (name, field) in try members() {
      guard let type = AspectType(rawValue: name) else {
        throw unknown("aspect", name, among: AspectType.allCases.map(\.rawValue))
      }
      orbs[type] = try field.number(in: 0...ChartSettings.widestOrb)
    }
    return orbs
  }
}
