import AstroChartModel
import AstroWording
import Testing

/// A kind of harm that no text of ours may do, and the words by which it is known.
struct Danger: Sendable, CustomTestStringConvertible {
  var name: String
  var testDescription: String { name }
  /// The only area in which the words are a danger; `nil` is every area.
  var area: Area?
  /// Its phrases by the letter with which they begin.
  private var phrases: [Language: [Character: [Phrase]]]
  /// The rules whose words say the thing in order to speak against it, or of something else.
  var exceptions: Set<String> = []

  /// The first of its phrases that stand in the text.
  func phrase(in text: String, of language: Language) -> Phrase? {
    let (words, phrases) = (Phrase.words(of: text), phrases[language] ?? [:])
    for start in words.indices {
      guard let initial = words[start].first, let known = phrases[initial] else { continue }
      if let phrase = known.first(where: { $0.begins(words[start...]) }) { return phrase }
    }
    return nil
  }

  func concerns(_ area: Area) -> Bool { self.area == nil || self.area == area }

  fileprivate init(
    _ name: String, in area: Area? = nil, but exceptions: Set<String> = [], en: String, uk: String
  ) {
    self.name = name
    self.area = area
    self.exceptions = exceptions
    phrases = [Language.en: en, .uk: uk].mapValues { list in
      Dictionary(grouping: Phrase.list(list)) { $0.initial }
    }
  }
}

/// Words that follow one another; one that ends in `*` is the beginning of a word.
struct Phrase: Sendable, CustomStringConvertible {
  var description: String
  private var parts: [(text: String, isStem: Bool)]

  init(_ text: some StringProtocol) {
    description = String(text)
    parts = text.split(separator: " ").map { part in
      (String(part.prefix { $0 != "*" }), part.hasSuffix("*"))
    }
  }

  /// The phrases of a list that is parted by commas and line breaks.
  static func list(_ text: String) -> [Phrase] {
    text.split { $0 == "," || $0.isNewline }.map { Phrase($0) }.filter { !$0.parts.isEmpty }
  }

  static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "-" }.map { $0 }
  }

  /// The letter with which it begins.
  var initial: Character { description.first { $0 != " " } ?? " " }

  func stands(in words: [Substring]) -> Bool { words.indices.contains { begins(words[$0...]) } }

  /// Whether words begin with it.
  func begins(_ words: ArraySlice<Substring>) -> Bool {
    words.count >= parts.count
      && zip(parts, words).allSatisfy { part, word in
        part.isStem ? word.hasPrefix(part.text) : word == part.text
      }
  }
}

extension Danger {
  static let all = [
    bodyAndFood, foodInHealth, past, presumption, prophecy, money, debt, despair, control, medicine,
    recovery,
  ]

  private static let bodyAndFood = Danger(
    "body and food",
    en: """
      portion*, sweets, sweetness, sweet things, dessert*, cake*, chocolate*, diet, diets, dieting, fasting,
      calori*, slim*, obes*, overeat*, second helping*, smaller plate*, comfort eating, meal a day, meals a day,
      keeps its weight, lose weight, gain weight, put on weight, own body, your figure, feast*, indulg*
      """,
    uk: """
      порці*, солодощ*, солодке, солодкого, солодкому, ласощ*, тістеч*, десерт*, торт*, шоколад*, дієта, дієти,
      дієту, постува*, голодув*, калорі*, схуд*, худн*, ожир*, переїда*, заїда*, меншу тарілку, набирати вагу,
      власного тіла, власне тіло, смачно їст*, розніжен*
      """)

  /// Where health is the subject, food is named as a matter of hours only.
  private static let foodInHealth = Danger(
    "food in health", in: .health,
    en: """
      eat, eats, eating, eaten, ate, appetite*, hunger*, hungry, digest*, stomach*, mirror*, weight, plate*
      """,
    uk: """
      їсте, їсти, їжте, їжа, їжі, їжу, їжею, апетит*, голод, голоду, голодн*, травлен*, шлун*, дзеркал*, вага,
      ваги, тарілк*
      """)

  private static let past = Danger(
    "an invented past", but: ["general.moon.house11"],
    en: """
      childhood*, mother*, father*, parent*, sister*, brother*, sibling*, upbringing, grew up, growing up,
      brought you up, learned early, learnt early, early wound*, as a child, was raised, were raised, inherit*,
      ancest*, family, families, familial, grandmother*, grandfather*
      """,
    uk: """
      дитинств*, дитяч*, матері, матір, матір’ю, мама, мами, батько, батька, батьки, батьків*, сестр*, братів,
      брата, родина, родини, родині, родину, родиною, родинн*, сім’*, змалку, замолоду, предк*, бабус*, дідус*,
      успадк*, спадок, спадку, спадщ*, роду, хто вас ростив
      """)

  private static let presumption = Danger(
    "a presumption",
    en: """
      sexual*, your sex, marri*, marry, husband*, wife, wives, widow*, spouse*, wedding*, child, children,
      daughter*, boyfriend*, girlfriend*, office, offices, your flat, apartment*, mortgage*, salary, salaries,
      your car, doctor*, lawyer*, surgeon*, accountant*, journalist*, banker*, politician*
      """,
    uk: """
      сексуальн*, статі, шлюб*, одруж*, заміж*, чоловіка, дружина, дружини, дружину, дружиною, вдова, вдівець,
      весілл*, подружж*, дитина, дитини, діти, дітей, дітьми, дітям, доньк*, офіс*, кабінет*, вашу квартиру,
      вашій квартирі, іпотек*, лікар, лікарі, лікарем, адвокат*, юрист*, хірург*, бухгалтер*, журналіст*, банкір*
      """)

  private static let prophecy = Danger(
    "a prophecy",
    en: """
      after thirty, after forty, after fifty, before forty, late and well, late in life, later in life,
      half of life, with age, with the years, in old age, every decade, you will marry, you will meet,
      you will become, you will receive, you will inherit, you will win, you will find, death*, dies, dying,
      illness*, fall ill, pregnan*, divorc*, in court, lawsuit*, lotter*, accident, accidents
      """,
    uk: """
      після тридцяти, після сорока, після п’ятдесяти, до сорока, пізно й добре, пізно й надовго, половині життя,
      з віком, з роками, із роками, на старість, з кожним десятком, ви одружитеся, ви зустрінете, ви отримаєте,
      ви виграєте, ви знайдете, смерт*, помрете, померт*, хвороб*, захвор*, вагітн*, розлучен*, розлучит*,
      судитис*, позов*, лотере*, виграш*, нещасн* випад*
      """)

  private static let money = Danger(
    "advice on money",
    en: """
      stocks, loan*, mortgage*, lend money, lend you, borrow money, borrowed money, invest, invests, invested,
      investing, investment*, wager*, gambl*, bet, bets, betting, insurance, per cent higher, purchase*, buy,
      buys, buying, legac*, estates, property
      """,
    uk: """
      акції, акцій, позика, позики, позику, позикою, позичте, позичене, позичили, кредит, кредити, іпотек*,
      інвест*, вкладіть гроші, вкласти гроші, вкладене, заклад, ставку, ставкою, видимі ставки, азарт*,
      страхуванн*, страховк*, купіть, купуйте, купує*, придбайте, придбати, відсотки, майно, майна, милю
      """)

  private static let debt = Danger(
    "debts and stakes", in: .finances, en: "debt*, stake*, lent, lends money",
    uk: "борг*, ставк*, на кону")

  private static let despair = Danger(
    "despair or shame",
    en: """
      doom*, hopeless*, curse*, karm*, destined, destiny, fated, fate, shame, shameful, ashamed, ridicul*,
      pathetic, coward*, lazy, laziness, worthless, punished, inescapab*, tragic, tragedy, never be able,
      too late, toxic
      """,
    uk: """
      приречен*, безнаді*, прокляття, прокляти*, карм*, фатальн*, доля, долі, долю, долею, ганьб*, жалюгідн*,
      боягуз*, лінив*, лінощ*, нікчем*, невдах*, трагічн*, трагеді*, вирок*, присуд*, токсичн*, вам соромно
      """)

  private static let control = Danger(
    "control as love",
    but: [
      "general.sunMoon.aquarius.scorpio", "general.venus.scorpio", "relationships.aspect.venusUranus.flowing",
      "relationships.venus.aquarius",
    ],
    en: """
      jealous*, to possess, be possessed, put up with, must endure, stay and endure, sign of love, proof of love,
      shows how much you, shape their concern, care inside the criticism
      """,
    uk: """
      ревн*, бажання володіти, терпіти все, мусите терпіти, треба терпіти, знак любові, доказ любові,
      подобою турботи, у зауваженні турботу
      """)

  private static let medicine = Danger(
    "medicine",
    en: """
      diagnos*, disease*, medicin*, medicat*, symptom*, therap*, patholog*, treatment*, detox*, cleanse,
      cleanses, cleansing, purify
      """,
    uk: """
      діагно*, хворі, хвору, хворий, медикамент*, лікува*, ліки, симптом*, терапі*, патолог*, детокс*,
      очищення, очистити
      """)

  private static let recovery = Danger(
    "a promise of recovery", in: .health,
    en: """
      cure*, heal, heals, healing, chronic*, circulation, veins, teeth, injur*, bruise*, remed*, constitution,
      recover well, recover quickly, recover fast, recovers fast, recover thoroughly, recover easily,
      recovers easily, quick recovery, good recovery, recovery is, in recovery, powers of recovery, improves with,
      immun*, pull a muscle, ignore pain
      """,
    uk: """
      цілющ*, зцілю*, одуж*, видуж*, хронічн*, кровообіг*, вени, зуби, травм*, забої, синц*, розтяги,
      розтягуєте м’яз, імун*, статур*, швидко відновлюєт*, швидке відновлення, добре відновлюєт*, не слухаєте болю, суглоб*
      """)
}
