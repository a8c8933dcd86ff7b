package import AstroDiagnostics

extension ChartFault {
  package var ukrainian: ProblemWording {
    switch self {
    case .cuspsOutOfOrder:
      ProblemWording(
        "куспіди йдуть не за порядком", hint: "від 1-го дому до 12-го вони один раз обходять зодіак")
    case .houseCount(let count):
      ProblemWording(
        "домів тут \(count)", hint: "має бути дванадцять за порядком або, якщо час невідомий, жодного")
    case .notLongitude(let degrees):
      ProblemWording("\(degrees) – не довгота", hint: "градуси від 0° Овна")
    case .outOfRange(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) – поза межами",
        hint: "від \(Quotation.number(range.lowerBound)) до \(Quotation.number(range.upperBound))")
    case .orb(let orb, let widest):
      ProblemWording("\(Quotation.number(orb)) – поза межами", hint: "від 0 до \(Int(widest))")
    case .noPlanet: ProblemWording("немає жодної планети", hint: "подайте хоча б одну")
    case .housesWithoutAngles:
      ProblemWording(
        "кутів бракує, а доми є", hint: "подайте і те, і те або, якщо час народження невідомий, нічого")
    case .anglesWithoutHouses:
      ProblemWording(
        "домів бракує, а кути є", hint: "подайте і те, і те або, якщо час народження невідомий, нічого")
    case .planetAsPoint(let name):
      ProblemWording(
        "\(name) – планета, а не точка", hint: "планети обчислюються завжди, тож приберіть її зі списку")
    case .wrongList(let body):
      ProblemWording("\(body.rawValue) має бути в списку \(body.isPlanet ? "planets" : "points")")
    case .twice(let body): ProblemWording("\(body.rawValue) є в карті двічі")
    case .twiceInList(let body): ProblemWording("\(body.rawValue) є в списку двічі")
    case .derived(let kind):
      ProblemWording(
        kind == .natal
          ? "цю карту перенесено в інше місце, тож вона сама похідна"
          : "карта виду \(kind.rawValue) сама похідна",
        hint: "подайте натальну карту, з якої її зроблено")
    case .absent(let end):
      ProblemWording(
        "\(end.name) у карті немає",
        hint: end.body == nil
          ? "подайте кути або приберіть цей аспект"
          : "додайте до planets чи points або приберіть цей аспект")
    case .endBeforeStart(let end, let start):
      ProblemWording("\(end) – не пізніше за \(start)", hint: "подайте пізніший кінець")
    case .tooManySkies(let count, let most):
      ProblemWording(
        "стільки неб не намалювати: \(count), а можна \(most)", hint: "намалюйте їх на кількох малюнках")
    }
  }
}
