import AstroChartModel
import AstroSynastry

/// A word to each of the two: two traits of their own, and what they find in the other.
///
/// Both words have the same shape, so that they are about equally long, and nothing stands in both.
struct CoupleAddress {
  private let synastry: Synastry
  /// The person who is given the choice of texts first; it does not depend on who is named first.
  private let leader: Person
  private let contacts: [CoupleContact]

  init(_ synastry: Synastry, leader: Person, _ contacts: [CoupleContact]) {
    (self.synastry, self.leader, self.contacts) = (synastry, leader, contacts)
  }

  /// The words to the first and to the second person.
  ///
  /// - Parameter told: The contacts that are told elsewhere; others are preferred.
  func items(besides told: Set<CoupleContact>) -> [Person: [CoupleItem]] {
    let sevenths = self.sevenths
    var used: Set<String> = []
    var items: [Person: [CoupleItem]] = [:]
    var told = told
    for person in [leader, leader.other] {
      let traits = traits(of: person, besides: used)
      let found = finds(of: person, besides: told).first { !used.contains($0.text) }
      let chosen = traits + [sevenths[person], found].compactMap(\.self)
      used.formUnion(chosen.map(\.text))
      items[person] = chosen
      if let contact = found?.contact { told.insert(contact) }
    }
    return items
  }

  private func chart(of person: Person) -> Chart { person == .first ? synastry.first : synastry.second }

  /// What two of a person's own bodies say, those that matter most to somebody near; two in one sign say much the same.
  private func traits(of person: Person, besides used: Set<String>) -> [CoupleItem] {
    var signs: Set<Sign> = []
    var traits: [CoupleItem] = []
    for body in [Body.moon, .venus, .sun, .mars] where traits.count < 2 {
      guard let place = chart(of: person).placement(of: body), place.isSureOfSign else { continue }
      let text = "each.\(body.rawValue).\(place.sign.rawValue)"
      guard !used.contains(text), signs.insert(place.sign).inserted else { continue }
      traits.append(CoupleItem(text: text, one: person, fact: .place(body, place.sign, of: person)))
    }
    return traits
  }

  /// What each looks for in another, where both times are known and it is not the same.
  private var sevenths: [Person: CoupleItem] {
    let signs = Person.allCases.compactMap { person in
      chart(of: person).houses.map { (person: person, sign: $0.cusp(7).sign) }
    }
    guard signs.count == 2, signs[0].sign != signs[1].sign else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: signs.map { person, sign in
        let text = "each.seventh.\(sign.rawValue)"
        return (person, CoupleItem(text: text, one: person, fact: .seventh(sign, of: person)))
      })
  }

  /// What a person finds in the other: what helps before what asks, and what is told nowhere else first.
  private func finds(of person: Person, besides told: Set<CoupleContact>) -> [CoupleItem] {
    let able = contacts.filter { contact in contact.ends.contains { $0.isFinding(person) } }
    let helpful = able.filter { !$0.tone.asks }
    let others = able.filter(\.tone.asks)
    let ordered = [helpful, others].flatMap { contacts in
      contacts.filter { !told.contains($0) } + contacts.filter(told.contains)
    }
    return ordered.compactMap { contact in
      contact.ends.first { $0.isFinding(person) }.map { own in
        let tone = contact.tone.asks ? CoupleTone.hard : .help
        return CoupleItem(
          text: "find.\(contact.opposite(own).point.name).\(tone.rawValue)", contact, one: person)
      }
    }
  }
}

extension CoupleContact.End {
  /// Whether it is something of a person with which they meet the other.
  fileprivate func isFinding(_ person: Person) -> Bool { self.person == person && point.isPersonal }
}
