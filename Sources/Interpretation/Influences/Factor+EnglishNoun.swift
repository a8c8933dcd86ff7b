import ChartModel
import Wording

extension Factor {
  /// Such as “the close square between the Sun and Mars”.
  var englishNoun: String {
    switch self {
    case .sign(let subject, let sign): "\(subject.english) in \(sign.english)"
    case .house(let body, let house): "\(body.english) in the \(spelled(house))"
    case .motion(let body, isRetrograde: true): body.retrogradeEnglish
    case .motion(let body, isRetrograde: false): "\(body.english) in direct motion"
    case .dignity(let body, let dignity, let sign): "\(body.english) \(dignity.english) in \(sign.english)"
    case .aspect(let aspect): aspect.english
    case .rulerInHouse(let ruled, let body, let house):
      "the ruler of your \(spelled(ruled)), \(body.english), in the \(spelled(house))"
    case .rulerInSign(let ruled, let body, let sign):
      "the ruler of your \(spelled(ruled)), \(body.english), in \(sign.english)"
    case .cusp(let house, let sign): "\(sign.english) on the cusp of your \(spelled(house))"
    case .dominantElement(let element): "the weight of \(element.rawValue) in your chart"
    case .dominantModality(let modality): "the weight of \(modality.rawValue) signs in your chart"
    case .stellium(let stellium): stellium.english
    case .angular(let body, let angle, _): "\(body.english) close to the \(angle.name(in: .en))"
    case .moonPhase(let phase): "your birth under \(phase.english)"
    }
  }
}

extension Subject {
  fileprivate var english: String {
    switch self {
    case .body(let body): body.english
    case .ascendant: "the Ascendant"
    case .midheaven: "the Midheaven"
    }
  }
}

extension Body {
  private var takesArticle: Bool {
    switch self {
    case .sun, .moon, .northNode, .southNode, .fortune, .vertex: true
    default: false
    }
  }

  fileprivate var english: String { (takesArticle ? "the " : "") + name(in: .en) }

  fileprivate var retrogradeEnglish: String { (takesArticle ? "the " : "") + "retrograde \(name(in: .en))" }
}

extension Sign {
  fileprivate var english: String { name(in: .en) }
}

extension Dignity {
  fileprivate var english: String {
    switch self {
    case .domicile: "at home"
    case .exaltation: "exalted"
    case .detriment: "in detriment"
    case .fall: "in its fall"
    }
  }
}

extension Aspect {
  fileprivate var english: String {
    let closeness = orb <= 2 ? "close " : ""
    return "the \(closeness)\(type.name(in: .en)) between \(Subject(body1).english) and \(Subject(body2).english)"
  }
}

extension Stellium {
  fileprivate var english: String {
    let place =
      switch site {
      case .sign(let sign): sign.english
      case .house(let house): "your \(spelled(house))"
      }
    return "the gathering of \(Numerals.english[min(bodies.count, 10)]) planets in \(place)"
  }
}

extension MoonPhase {
  fileprivate var english: String {
    switch self {
    case .newMoon: "a new Moon"
    case .crescent: "a waxing crescent Moon"
    case .firstQuarter: "a first-quarter Moon"
    case .gibbous: "a waxing gibbous Moon"
    case .fullMoon: "a full Moon"
    case .disseminating: "a waning gibbous Moon"
    case .lastQuarter: "a last-quarter Moon"
    case .balsamic: "a waning crescent Moon"
    }
  }
}

/// “tenth house”.
private func spelled(_ house: Int) -> String { HouseWording.spelled(house, in: .en) }
