import AstroChartModel

extension EnglishPhrasebook {
  func joined(_ words: String, _ inserted: String) -> String { words + inserted }

  /// Texts say “an aspect to” a planet, but “a conjunction with” it.
  func governed(_ text: String) -> String { text.replacing("conjunction to ", with: "conjunction with ") }

  func parted(_ headlines: [String]) -> String {
    guard let last = headlines.last, headlines.count > 1 else { return headlines.first ?? "" }
    return "\(headlines.dropLast().joined(separator: "; ")); and \(last)"
  }

  func stem(around headlines: String) -> String { "What speaks first in this chart: \(headlines)." }
  var transition: String { "What follows takes them in turn and says how they go together." }

  func method(houses system: HouseSystem) -> String {
    """
    The chart is read with \(houses(of: system)). A body within five degrees before an angle is read as on that \
    angle. A house is ruled by the old and the modern ruler of the sign on its cusp. An element or a modality is marked \
    where at least five of the ten planets stand in it.
    """
  }

  var withoutTime: String {
    """
    The time of birth is not known. Nothing is therefore said of houses, of the Ascendant and the Midheaven, nor of \
    what may have changed in the course of the day.
    """
  }

  var stageHeads: [String] { ["Who you are here", "How you act", "Where it strains", "Where it leads"] }
  var closingHead: String { "Strengths and the standing task" }
  var groundsHead: String { "What this rests on" }
  var glossaryHead: String { "Terms" }

  func gloss(of term: GlossaryTerm) -> Gloss {
    switch term {
    case .ascendant: Gloss("Ascendant", "the degree of the zodiac that rises in the east at birth")
    case .midheaven: Gloss("Midheaven", "the highest degree of the zodiac at birth; calling and standing")
    case .descendant: Gloss("Descendant", "the setting degree, opposite the Ascendant; the other person")
    case .imumCoeli: Gloss("Imum Coeli (IC)", "the lowest degree, opposite the Midheaven; home and roots")
    case .house: Gloss("house", "one of twelve fields of life, counted from the Ascendant")
    case .cusp: Gloss("cusp", "the degree where a house begins")
    case .ruler: Gloss("ruler", "the planet to which a sign, and a house beginning in it, belongs")
    case .conjunction: Gloss("conjunction", "two bodies side by side, acting as one")
    case .sextile: Gloss("sextile", "sixty degrees apart: an opportunity that wants to be taken")
    case .square: Gloss("square", "ninety degrees apart: friction that makes one act")
    case .trine: Gloss("trine", "a hundred and twenty degrees apart: what comes without effort")
    case .opposition: Gloss("opposition", "face to face: two sides to be held in balance")
    case .orb: Gloss("orb", "how far an aspect is from exact; the smaller, the stronger")
    default: rareGloss(of: term)
    }
  }

  private func rareGloss(of term: GlossaryTerm) -> Gloss {
    switch term {
    case .element: Gloss("element", "fire, earth, air or water: the temper that three signs share")
    case .modality: Gloss("modality", "cardinal begins, fixed keeps, mutable changes")
    case .retrograde: Gloss("retrograde", "moving backwards as seen from the Earth; turned inwards")
    case .dignity:
      Gloss("dignity", "how well a planet stands in a sign: at home, exalted, in detriment, in fall")
    case .stellium: Gloss("stellium", "three or more planets in one sign or one house")
    case .tSquare: Gloss("T-square", "two planets opposite each other, a third square to both")
    case .grandTrine: Gloss("grand trine", "three planets, each in trine to the others")
    case .grandCross: Gloss("grand cross", "two oppositions that cross at right angles")
    case .yod: Gloss("yod", "two planets in sextile, both five signs away from a third")
    case .kite: Gloss("kite", "a grand trine with a fourth planet opposite one of its corners")
    case .mysticRectangle: Gloss("mystic rectangle", "two oppositions joined by trines and sextiles")
    case .nodes:
      Gloss("lunar nodes", "where the Moon’s path crosses the Sun’s: what is learnt, what is brought along")
    case .chiron: Gloss("Chiron", "a small body between Saturn and Uranus; a sore place that teaches")
    default: Gloss("Lilith", "the far point of the Moon’s orbit; what will not be tamed")
    }
  }
}
