import AstroChartModel
import AstroDiagnostics
import AstroInterpretation
import AstroWording

/// What a sentence says, or a passage names, that no fact of the brief says.
enum ClaimFault {
  static func inSigns(_ signs: [Sign]) -> Told {
    Told(
      "no fact has it in \(or(signs.map(\.rawValue)))",
      ukrainian: "за фактами це не \(abo(signs.map { $0.name(in: .uk) }))")
  }

  static func emptySigns(_ signs: [Sign]) -> Told {
    Told(
      "no fact has \(or(signs.map(\.rawValue))) without a planet",
      ukrainian: "жоден факт не каже, що без планет \(abo(signs.map { $0.name(in: .uk) }))")
  }

  static func inHouses(_ houses: [Int]) -> Told {
    let numbers = houses.map { "\($0)" }
    return Told(
      "no fact has it in house \(or(numbers))",
      ukrainian: "за фактами це не \(abo(numbers.map { "\($0)-й" })) дім")
  }

  static func aspects(_ types: [AspectType]) -> Told {
    Told(
      "no fact is such a \(or(types.map(\.rawValue)))",
      ukrainian: "такого аспекту серед фактів немає: \(abo(types.map { $0.name(in: .uk) }))")
  }

  static func motion(isRetrograde: Bool) -> Told {
    Told(
      "no fact has it \(isRetrograde ? "retrograde" : "direct")",
      ukrainian: "за фактами рух не \(isRetrograde ? "ретроградний" : "прямий")")
  }

  static func ruler(_ body: Body, of house: Int) -> Told {
    Told(
      "no fact has \(body.rawValue) ruling house \(house)",
      ukrainian: "за фактами управитель \(house)-го дому – не \(body.name(in: .uk))")
  }

  static func contact(_ body: Body, _ angle: ChartAngle) -> Told {
    Told(
      "no fact has \(body.rawValue) at the \(angle.rawValue)",
      ukrainian: "за фактами на цьому куті не \(body.name(in: .uk))")
  }

  static func phase(_ phase: MoonPhase) -> Told {
    Told(
      "no fact has the Moon as \(phase.rawValue)",
      ukrainian: "за фактами фаза Місяця – не \(phase.name(in: .uk))")
  }

  static func prevailing(_ element: Element) -> Told {
    Told(
      "no fact has \(element.rawValue) prevail",
      ukrainian: "за фактами переважає не \(element.name(in: .uk))")
  }

  static func prevailing(_ modality: Modality) -> Told {
    Told(
      "no fact has \(modality.rawValue) signs prevail",
      ukrainian: "за фактами переважають не ці знаки: \(modality.name(in: .uk))")
  }

  static func stranger(_ body: Body) -> Told {
    Told(
      "\(body.rawValue) is not what the passage rests on",
      ukrainian: "\(body.name(in: .uk)) – не те, на що спирається абзац")
  }

  static func source(_ name: String) -> Told {
    Told(
      "“\(name)” is not a rule or fact of the brief",
      ukrainian: "«\(name)» – не правило й не факт зі зведення")
  }

  /// - Parameter hint: What the brief has.
  static func otherThanBrief(_ hint: String) -> Told {
    Told("is not that of the brief", ukrainian: "у зведенні інше", known: Hint(hint))
  }

  static func outOfBounds(_ note: Note) -> Told {
    Told(note.message, ukrainian: note.worded(in: .uk).message)
  }

  private static func or(_ names: [String]) -> String { names.joined(separator: " or ") }
  private static func abo(_ names: [String]) -> String { names.joined(separator: " або ") }
}

extension Told {
  /// The same about a sentence.
  func about(_ sentence: String) -> Told {
    Told(
      "“\(sentence)”: \(english.message)", hint: english.hint,
      ukrainian: "«\(sentence)»: \(ukrainian.message)", hint: ukrainian.hint)
  }
}
