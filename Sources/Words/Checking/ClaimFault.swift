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
      "no fact is an aspect of this kind: \(or(types.map(\.rawValue)))",
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

  static func easy(_ type: AspectType) -> Told {
    Told(
      "\(type.rawValue) is told as easy", hint: "a square or an opposition asks something first",
      ukrainian: "\(type.name(in: .uk)) подано як легкий аспект",
      hint: "квадратура й опозиція спершу чогось просять")
  }

  static func hard(_ type: AspectType) -> Told {
    Told(
      "\(type.rawValue) is told as hard", hint: "a trine or a sextile flows",
      ukrainian: "\(type.name(in: .uk)) подано як тяжкий аспект", hint: "тригон і секстиль даються легко")
  }

  static func caution(_ kind: CautionKind, words: String) -> Told {
    let quoted = Quotation.of(words)
    let angular = Quotation.angular(words)
    return switch kind {
    case .medicine:
      Told(
        "\(quoted) is medicine", hint: "if something worries the reader, say: ask a doctor soon",
        ukrainian: "\(angular) – медична порада", hint: "якщо щось турбує, радьте запитати лікаря")
    case .death:
      Told(
        "\(quoted) foretells harm", hint: "leave it out", ukrainian: "\(angular) провіщає лихо",
        hint: "приберіть це")
    case .marriage, .prophecy:
      Told(
        "\(quoted) foretells", hint: "say what a thing asks, never what happens",
        ukrainian: "\(angular) – пророцтво", hint: "кажіть, чого щось просить, а не що станеться")
    case .money:
      Told(
        "\(quoted) promises or advises money", hint: "name no gain, purchase, loan or stake",
        ukrainian: "\(angular) обіцяє гроші або радить щодо них",
        hint: "без здобутків, купівель, позик і ставок")
    case .despair:
      Told(
        "\(quoted) leaves no hope", hint: "name the way out", ukrainian: "\(angular) не лишає надії",
        hint: "назвіть вихід")
    case .control:
      Told(
        "\(quoted) tells control as love", hint: "leave it out", ukrainian: "\(angular) видає владу за любов",
        hint: "приберіть це")
    }
  }

  static let likeHarm = Told(
    "is like what does harm", hint: "foretell, command and frighten less; in grave matters name who helps",
    ukrainian: "схоже на те, що шкодить",
    hint: "менше провіщайте, наказуйте й лякайте; у важкому назвіть, хто допоможе")
  static let sum = Told(
    "a sum is named", hint: "leave it out", ukrainian: "названо суму", hint: "приберіть її")
  static let date = Told(
    "a date is named that no event of the brief has", hint: "leave it out",
    ukrainian: "названо дату, якої немає серед подій зведення", hint: "приберіть її")
  static let otherLanguage = Told(
    "is in another language", ukrainian: "тут інша мова")
  static let repetition = Told(
    "stands in the report already", hint: "say it once", ukrainian: "це вже є у звіті",
    hint: "скажіть це один раз")

  static func inflected(_ name: String) -> Told {
    Told(
      "the name \(Quotation.of(name.capitalizedFirst)) stands in another case",
      hint: "keep it in the nominative",
      ukrainian: "ім’я \(Quotation.angular(name.capitalizedFirst)) стоїть не в називному відмінку",
      hint: "лишіть називний")
  }

  static let noFigure = Told(
    "no paragraph rests on the main figure", hint: "begin with what its facts mean together",
    ukrainian: "жоден абзац не спирається на головну фігуру",
    hint: "почніть із того, що її факти означають разом")

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
