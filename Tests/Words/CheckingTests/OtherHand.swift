import AstroChartModel
import AstroWording

/// Sentences of another hand than those of `ClaimCorpus`.
///
/// They were written when the checker stood, before it was run on any of them.
struct OtherHand {
  typealias Pair = ClaimCorpus.Pair

  let chart: Chart
  let language: Language
  private var isEnglish: Bool { language == .en }
  private var words: any Phrasebook { language.phrasebook }

  init(_ chart: Chart, _ language: Language) { (self.chart, self.language) = (chart, language) }

  var pairs: [Pair] { placements + triples + togetherness + ties + angles + rulers + movements }

  // MARK: - Words

  private func name(_ body: Body, _ form: GrammaticalCase = .nominative) -> String {
    words.name(of: body, form)
  }
  private func house(_ house: Int, after name: String) -> String {
    words.spelledWhereabouts(inHouse: house, after: name)
  }
  private func place(_ sign: Sign, after name: String) -> String {
    sign.whereabouts(in: language, after: name)
  }
  private func moved(_ sign: Sign, by steps: Int) -> Sign {
    Sign.allCases[((Sign.allCases.firstIndex(of: sign) ?? 0) + steps) % 12]
  }
  private func pair<Value>(_ kind: String, _ so: Value, _ notSo: Value, _ told: (Value) -> String) -> Pair {
    Pair(kind: "other hand, " + kind, isTrue: told(so), isFalse: told(notSo))
  }

  // MARK: - Placements

  private var placements: [Pair] {
    chart.planets.flatMap { one -> [Pair] in
      let its = name(one.body)
      let signs = [
        pair("sign", one.sign, moved(one.sign, by: 7)) { sign in
          isEnglish
            ? "Your \(its) is \(place(sign, after: "is")), and people notice within a minute of meeting you."
            : "\(its) у вас \(place(sign, after: "вас")), і це видно з першої хвилини знайомства."
        },
        pair("sign first", one.sign, moved(one.sign, by: 3)) { sign in
          isEnglish
            ? "\(place(sign, after: "").capitalizedFirst), \(its) would rather be thorough than quick."
            : "\(place(sign, after: "").capitalizedFirst) \(its) воліє робити ґрунтовно, а не швидко."
        },
        pair("sign of it", one.sign, moved(one.sign, by: 4)) { sign in
          isEnglish
            ? "Look at \(its) first. \(place(sign, after: "").capitalizedFirst) it tells you what you miss when a week has been too full."
            : "Погляньте спершу на те, де \(its). Воно \(place(sign, after: "Воно")) каже, чого бракує після надто повного тижня."
        },
      ]
      guard let number = one.house else { return signs }
      return signs + [
        pair("house", number, (number + 2) % 12 + 1) { number in
          isEnglish
            ? "\(house(number, after: "").capitalizedFirst) you will find \(its), busy with whatever that house is about."
            : "\(house(number, after: "").capitalizedFirst) ви знайдете \(name(one.body, .accusative)), і там завжди є робота."
        },
        pair("sign and house", number, (number + 6) % 12 + 1) { number in
          isEnglish
            ? "With \(its) \(place(one.sign, after: its)) \(house(number, after: "sign")) you can wait longer than most for what you want."
            : "\(its) \(place(one.sign, after: its)) \(house(number, after: "знак")) дозволяє чекати довше, ніж чекають інші."
        },
        pair("body", one.body, stranger(to: one)) { body in
          let its = name(body)
          return isEnglish
            ? "\(its) \(place(one.sign, after: its)), \(house(number, after: "sign")), likes to be asked rather than told."
            : "\(its) \(place(one.sign, after: its)), \(house(number, after: "знак")), любить, щоб просили, а не веліли."
        },
      ]
    }
  }

  /// A planet that is neither in the sign nor in the house of another.
  private func stranger(to one: Placement) -> Body {
    chart.planets.first { $0.sign != one.sign && $0.house != one.house }?.body ?? one.body
  }

  /// Three placements in one sentence, the last of which may be false.
  private var triples: [Pair] {
    let bodies = chart.planets
    return bodies.indices.map { index in
      let three = [0, 4, 7].map { bodies[(index + $0) % bodies.count] }
      func told(_ one: Placement, _ sign: Sign) -> String {
        "\(name(one.body)) \(place(sign, after: name(one.body)))"
      }
      return pair("three", three[2].sign, moved(three[2].sign, by: 5)) { sign in
        let (a, b, c) = (told(three[0], three[0].sign), told(three[1], three[1].sign), told(three[2], sign))
        return isEnglish
          ? "\(a), \(b) and \(c) pull in three directions, and you are the one who holds the reins."
          : "\(a), \(b) і \(c) тягнуть на три боки, а віжки тримаєте ви."
      }
    }
  }

  /// Two planets in one sign; falsely, one of them elsewhere.
  private var togetherness: [Pair] {
    chart.planets.flatMap { one -> [Pair] in
      guard let friend = chart.planets.first(where: { $0.sign == one.sign && $0.body > one.body }),
        let other = chart.planets.first(where: { $0.sign != one.sign })
      else { return [] }
      return [
        pair("together", friend.body, other.body) { body in
          isEnglish
            ? "\(name(one.body)) and \(name(body)) both stand \(place(one.sign, after: "stand")), so one answer serves two questions."
            : "\(name(one.body)) і \(name(body)) разом \(place(one.sign, after: "разом")), тож одна відповідь годиться на два запитання."
        }
      ]
    }
  }

  // MARK: - Aspects

  private var ties: [Pair] {
    chart.aspects.filter { $0.type.isMajor && $0.isCertain }.flatMap { aspect -> [Pair] in
      guard case .body(let one) = aspect.end1, case .body(let two) = aspect.end2, one <= .pluto, two <= .pluto
      else { return [] }
      let other: AspectType = aspect.type == .opposition || aspect.type == .trine ? .square : .opposition
      return [
        pair("verb", aspect.type, other) { type in
          isEnglish
            ? "\(name(one)) \(verb(type)) \(name(two)) in your chart, and you have known it since school."
            : "\(name(one)) \(place(of: type)) \(behind(type, two)) – це ви знаєте про себе давно."
        },
        pair("possessive", aspect.type, other) { type in
          isEnglish
            ? "\(name(one))’s \(words.name(of: type, .nominative)) to \(name(two)) is not a thing one notices in you at once."
            : "Є у вашій карті \(words.name(of: type, .nominative)) \(name(one, .genitive)) \(behind(type, two)), якої одразу не помітиш."
        },
      ]
    }
  }

  private func verb(_ type: AspectType) -> String {
    switch type {
    case .conjunction: "conjoins"
    case .opposition: "opposes"
    case .trine: "trines"
    case .square: "squares"
    default: "sextiles"
    }
  }

  private func place(of type: AspectType) -> String { "у \(words.name(of: type, .locative))" }

  private func behind(_ type: AspectType, _ body: Body) -> String {
    type == .conjunction ? "з \(name(body, .instrumental))" : "до \(name(body, .genitive))"
  }

  // MARK: - Angles, rulers, motion

  private var angles: [Pair] {
    guard let angles = chart.angles else { return [] }
    let (rising, top) = (angles.ascendant.sign, angles.midheaven.sign)
    return [
      pair("ascendant", rising, moved(rising, by: 2)) { sign in
        isEnglish
          ? "With \(sign.name(in: language)) on the Ascendant you enter a room as if you had been asked."
          : "З Асцендентом \(place(sign, after: "Асцендентом")) ви заходите так, ніби на вас чекали."
      },
      pair("midheaven", top, moved(top, by: 5)) { sign in
        isEnglish
          ? "Your Midheaven \(place(sign, after: "Midheaven")) wants work that can be shown."
          : "Середина неба \(place(sign, after: "неба")) хоче праці, яку можна показати."
      },
    ]
  }

  private var rulers: [Pair] {
    guard let houses = chart.houses else { return [] }
    return [2, 6, 7, 10].compactMap { number in
      let ruler = houses.cusp(number).sign.traditionalRuler
      guard let placement = chart.placement(of: ruler) else { return nil }
      return pair("ruler", placement.sign, moved(placement.sign, by: 4)) { sign in
        isEnglish
          ? "The ruler of your \(words.spelledName(ofHouse: number, .nominative)), \(name(ruler)), stands \(place(sign, after: "stands"))."
          : "Управитель \(words.spelledName(ofHouse: number, .genitive)), \(name(ruler)), стоїть \(place(sign, after: "стоїть"))."
      }
    }
  }

  private var movements: [Pair] {
    chart.planets.filter { $0.body > .moon }.map { one in
      let lines =
        isEnglish
        ? [
          "\(name(one.body)) was retrograde on the day you were born, which makes you a second reader of everything.",
          "\(name(one.body)) was moving direct on the day you were born, which lets you say a thing once.",
        ]
        : [
          "Того дня, коли ви народилися, \(name(one.body)) мав рух ретроградний, тому ви все перечитуєте.",
          "Того дня, коли ви народилися, \(name(one.body)) мав прямий рух, тому вам досить сказати раз.",
        ]
      return pair("motion", one.isRetrograde, !one.isRetrograde) { lines[$0 ? 0 : 1] }
    }
  }
}
