import AstroChartModel
import AstroWording

/// Sentences about a chart, each true and with one thing changed so that it is false.
struct ClaimCorpus {
  struct Pair {
    let kind: String
    let isTrue: String
    let isFalse: String
  }

  let chart: Chart
  let language: Language
  var isEnglish: Bool { language == .en }
  var words: any Phrasebook { language.phrasebook }

  init(_ chart: Chart, _ language: Language) { (self.chart, self.language) = (chart, language) }

  var pairs: [Pair] {
    signs + houses + aspects + motions + risings + groups + inversions + ruled + apexes + continuations
  }

  // MARK: - Names

  func name(_ body: Body) -> String { body.name(in: language) }
  private func sign(_ sign: Sign, after name: String) -> String {
    sign.whereabouts(in: language, after: name)
  }
  private func house(_ house: Int, after name: String) -> String {
    words.spelledWhereabouts(inHouse: house, after: name)
  }

  /// “to Saturn”, «до Сатурна», «з Сатурном».
  private func tie(_ type: AspectType, to body: Body) -> String {
    if isEnglish { return "to \(words.list(of: [body], .nominative))" }
    return type == .conjunction
      ? "з \(words.name(of: body, .instrumental))" : "до \(words.name(of: body, .genitive))"
  }

  private func moved(_ sign: Sign, by steps: Int) -> Sign {
    Sign.allCases[((Sign.allCases.firstIndex(of: sign) ?? 0) + steps) % 12]
  }

  /// The same sentence with what is so, and with what is not.
  func pair<Value>(_ kind: String, _ so: Value, _ notSo: Value, _ sentence: (Value) -> String) -> Pair {
    Pair(kind: kind, isTrue: sentence(so), isFalse: sentence(notSo))
  }

  // MARK: - Kinds

  private var signs: [Pair] {
    let bodies = chart.planets
    return bodies.indices.flatMap { index -> [Pair] in
      let (one, two) = (bodies[index], bodies[(index + 3) % bodies.count])
      let (other, its) = (moved(one.sign, by: 5), name(one.body))
      return [
        pair("sign", one.sign, other) { place in
          isEnglish
            ? "With \(its) \(sign(place, after: its)) you rarely ask twice."
            : "\(its) \(sign(place, after: its)) рідко просить двічі."
        },
        pair("sign list", one.sign, other) { place in
          let (first, second) = ("\(its) \(sign(place, after: its))", name(two.body))
          let rest = "\(second) \(sign(two.sign, after: second))"
          return isEnglish
            ? "\(first) and \(rest) want different things of one day."
            : "\(first) і \(rest) хочуть від одного дня різного."
        },
        pair("sign pronoun", one.sign, other) { place in
          isEnglish
            ? "\(its) shows where your strength goes. It stands \(sign(place, after: "stands")), and you feel it daily."
            : "\(its) показує, куди йде сила. Цей чинник стоїть \(sign(place, after: "стоїть")), і це відчутно щодня."
        },
      ]
    }
  }

  private var houses: [Pair] {
    chart.planets.flatMap { placement -> [Pair] in
      guard let its = placement.house else { return [] }
      let body = name(placement.body)
      return [
        pair("house", its, (its + 4) % 12 + 1) { place in
          isEnglish
            ? "\(body) \(house(place, after: body)) looks for company before it looks for an answer."
            : "\(body) \(house(place, after: body)) спершу шукає товариства, а тоді відповіді."
        },
        pair("house pronoun", its, (its + 4) % 12 + 1) { place in
          isEnglish
            ? "Begin with \(body). It works \(house(place, after: "works")), where others see the result."
            : "Почніть із того, що каже \(body). Воно діє \(house(place, after: "діє")), де інші бачать вислід."
        },
      ]
    }
  }

  private var aspects: [Pair] {
    let tied = chart.aspects.filter { $0.type.isMajor && $0.isCertain }
    return tied.flatMap { aspect -> [Pair] in
      guard case .body(let one) = aspect.end1, case .body(let two) = aspect.end2, one <= .pluto, two <= .pluto
      else { return [] }
      let other: AspectType = aspect.type == .square || aspect.type == .conjunction ? .trine : .square
      return [
        pair("aspect", aspect.type, other) { type in
          isEnglish
            ? "\(name(one)) in \(words.name(of: type, .nominative)) \(tie(type, to: two)) is heard in how you answer."
            : "\(name(one)) у \(words.name(of: type, .locative)) \(tie(type, to: two)) чути в тому, як ви відповідаєте."
        },
        pair("aspect of", aspect.type, other) { type in
          isEnglish
            ? "The \(words.name(of: type, .nominative)) of \(name(one)) and \(name(two)) is known to your friends."
            : "\(words.name(of: type, .nominative)) \(words.name(of: one, .genitive)) \(tie(type, to: two)) відома друзям."
        },
      ]
    }
  }

  private var motions: [Pair] {
    let turned = chart.planets.filter(\.isRetrograde).map(\.body)
    let straight = chart.planets.filter { !$0.isRetrograde && $0.body != .sun && $0.body != .moon }
    guard let other = straight.first?.body else { return [] }
    return turned.map { body in
      pair("motion", body, other) { body in
        isEnglish
          ? "\(name(body)) is retrograde, so you look at a thing twice."
          : "\(name(body)) – рух ретроградний, тож ви дивитеся на річ двічі."
      }
    }
  }

  private var risings: [Pair] {
    guard let sign = chart.angles?.ascendant.sign else { return [] }
    return [
      pair("rising", sign, moved(sign, by: 5)) { sign in
        isEnglish
          ? "\(sign.name(in: language)) rises, and people take you at your word."
          : "Сходить \(sign.name(in: language)), і вам вірять на слово."
      }
    ]
  }

  private var groups: [Pair] {
    Sign.allCases.flatMap { place -> [Pair] in
      let count = chart.planets.count { $0.sign == place }
      guard (3...5).contains(count) else { return [] }
      let numbers =
        isEnglish ? ["three", "four", "five", "six", "seven"] : ["три", "чотири", "п’ять", "шість", "сім"]
      return [
        pair("group", count, count + 2) { count in
          isEnglish
            ? "You have \(numbers[count - 3]) planets \(sign(place, after: "planets")) and one manner of beginning."
            : "У вас \(numbers[count - 3]) планет \(sign(place, after: "планет")) й один звичай починати."
        }
      ]
    }
  }
}
