import Testing

@testable import AstroPlaces

/// A name with a slip of the pen, made by rule.
struct Slip {
  let wrong: String
  let place: Settlement
  /// What a search for it has first.
  let found: [PlaceMatch]

  /// The rules take turns.
  init?(_ place: Settlement, _ name: String, turn: Int) {
    var letters = Array(name)
    guard letters.count >= 5 else { return nil }
    let index = 1 + turn * 7 % (letters.count - 2)
    switch turn % 4 {
    case 0: letters.remove(at: index)
    case 1: letters.swapAt(index, index + 1)
    case 2: letters.insert(letters[index], at: index)
    default: letters = Array(KeyboardLayout.switched(name) ?? "")
    }
    (wrong, self.place) = (String(letters), place)
    found = Gazetteer.builtIn.search(wrong, limit: 3)
    // It may be another place's name, or the beginning of one.
    if let kind = found.first?.kind, kind <= .prefix { return nil }
  }

  /// Names of towns large and small, in Latin letters and in Ukrainian, that one finds when one types them right.
  static let all: [Slip] = {
    let gazetteer = Gazetteer.builtIn
    var (slips, number, turn) = ([Slip](), 0, 0)
    while slips.count < 500, number < gazetteer.count {
      let place = gazetteer.settlement(number)
      for name in [place.name, place.ukrainianName].compactMap(\.self) {
        turn += 1
        guard gazetteer.search(name, limit: 1).first?.settlement == place,
          let slip = Slip(place, name, turn: turn)
        else { continue }
        slips.append(slip)
      }
      number += 29
    }
    return Array(slips.prefix(500))
  }()
}

@Suite struct SlipTests {
  @Test func `95 of 100 misspelt names are found among the first three`() {
    let lost = Slip.all.filter { slip in !slip.found.contains { $0.settlement == slip.place } }.map {
      "\($0.wrong) (\($0.place.name))"
    }
    #expect(Slip.all.count == 500)
    #expect(lost.count <= 25, "\(lost.count): \(lost)")
  }

  @Test(arguments: [("lvvi", "lviv", 1), ("odsa", "odesa", 1), ("kiiv", "kyiv", 0), ("ksnz", "kyiv", 9)])
  func `slips are letters left out, added, changed or swapped`(_ typed: String, _ name: String, _ slips: Int)
  {
    let folding = Gazetteer.builtIn.folding
    var (finder, least) = (SlipFinder(folding.key(of: typed), slips: 2), 9)
    finder.forEach(in: Gazetteer.builtIn.names) { cursor, slips in
      if cursor.key.elementsEqual(folding.key(of: name)) { least = min(least, slips) }
      return false
    }
    #expect(least == slips)
  }
}
