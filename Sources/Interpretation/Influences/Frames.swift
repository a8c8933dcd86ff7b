/// The sentences of the key influences, with a place {A} for what a factor is called and {a} for what it does.
enum Frames {
  static func first(on area: Area) -> Bilingual<[String]> {
    let topic = self.topic(of: area)
    return Bilingual(
      [
        "{A} sets the tone for \(topic.english): {a}.",
        "Nothing in this chart says more about \(topic.english) than {A}: {a}.",
        "With {A}, {a}, and much of what this chart says about \(topic.english) follows from that.",
        "When it comes to \(topic.english), the first thing to know is {A}: {a}.",
        "{A} means that {a}, and that colours everything else here.",
        "This reading begins with {A}: {a}.",
      ],
      [
        "Про \(topic.ukrainian) найбільше каже {A}: {a}.",
        "Ніщо в карті не каже про \(topic.ukrainian) більше, ніж {A}: {a}.",
        "{A} означає, що {a}, і цим забарвлено решту прочитаного тут.",
        "Тон тут задає {A}: {a}.",
        "Почати варто з головного, а це {A}: {a}.",
        "Коли йдеться про \(topic.ukrainian), перше слово має {A}: {a}.",
      ])
  }

  /// What a report on the area is about, after “about” and «про».
  private static func topic(of area: Area) -> Bilingual<String> {
    switch area {
    case .finances: Bilingual("money", "гроші")
    case .career: Bilingual("your work", "вашу працю")
    case .relationships: Bilingual("love", "кохання")
    case .health: Bilingual("your strength and rest", "ваші сили й відпочинок")
    case .general: Bilingual("who you are", "вашу вдачу")
    }
  }

  static let second = Bilingual(
    [
      "Close behind comes {A}: {a}.",
      "{A} adds that {a}.",
      "Beside it stands {A}, and so {a}.",
      "With {A}, moreover, {a}.",
      "Then there is {A}: {a}.",
      "{A} has its say as well: {a}.",
    ],
    [
      "За крок позаду йде {A}: {a}.",
      "{A} додає, що {a}.",
      "Поруч стоїть {A}, тож {a}.",
      "До цього додається {A}, а отже, {a}.",
      "{A} теж має що сказати: {a}.",
      "Далі промовляє {A}: {a}.",
    ])

  /// The last voice, which may contradict the first or agree with it.
  static func third(_ last: Reading, after first: Reading) -> Bilingual<[String]> {
    let leanings = Set(first.rule.leanings)
    if last.rule.leanings.contains(where: { leanings.contains($0.opposite) }) { return against }
    return last.rule.leanings.contains(where: leanings.contains) ? agreeing : closing
  }

  private static let against = Bilingual(
    [
      "{A} pulls the other way: {a}.",
      "Against this stands {A}: {a}.",
      "Not everything agrees, however, for with {A}, {a}.",
      "The counterweight is {A}: {a}.",
    ],
    [
      "У протилежний бік тягне {A}: {a}.",
      "Противагою цьому є {A}: {a}.",
      "Та не все тут суголосне: {A} означає, що {a}.",
      "Інакше думає {A}: {a}.",
    ])

  private static let agreeing = Bilingual(
    [
      "{A} points the same way: {a}.",
      "The same note returns with {A}: {a}.",
      "{A} bears this out, for {a}.",
      "In the same spirit, {A} means that {a}.",
    ],
    [
      "Туди ж веде й {A}: {a}.",
      "Ту саму ноту підхоплює {A}: {a}.",
      "З цим згоджується {A}: {a}.",
      "У тому самому дусі діє {A}: {a}.",
    ])

  private static let closing = Bilingual(
    [
      "And {A} completes the picture: {a}.",
      "The third voice is {A}: {a}.",
      "Last, {A} means that {a}.",
      "It is all seasoned by {A}: {a}.",
      "And with {A}, {a}.",
    ],
    [
      "Картину довершує {A}: {a}.",
      "Третій голос має {A}: {a}.",
      "А {A} нагадує, що {a}.",
      "Свою барву додає {A}: {a}.",
      "Наостанок озивається {A}: {a}.",
    ])

  /// Two voices in one sentence.
  static let pair = Bilingual(
    [
      "{A} and {B} complete the picture: {a}, while {b}.",
      "Two more things matter, {A} and {B}: {a}, and {b}.",
    ],
    [
      "Картину довершують {A} {and} {B}: {a}, тоді як {b}.",
      "Важать також {A} {and} {B}: {a}, водночас {b}.",
    ])
}
