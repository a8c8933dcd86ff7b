import AstroDiagnostics

/// What is wrong with the condition of a rule.
enum ConditionFault {
  // MARK: Its form

  static let notObject = Told(
    "a condition should be an object", hint: #"such as { "point": "sun", "sign": "leo" }"#,
    ukrainian: "умова має бути об’єктом", hint: #"як-от { "point": "sun", "sign": "leo" }"#)
  static let notConditions = Told(
    "all should be a list of conditions", hint: #"[ { "point": "sun", "sign": "leo" }, … ]"#,
    ukrainian: "all має бути списком умов", hint: #"[ { "point": "sun", "sign": "leo" }, … ]"#)
  static let nothing = Told("the condition asks for nothing", ukrainian: "умова ні про що не питає")
  static let twoOwners = Told(
    "a condition has a point, a rulerOf or a cusp, not two of them",
    ukrainian: "в умові може бути щось одне: point, rulerOf або cusp")
  static let notAlways = Told("always should be true", ukrainian: "always може бути лише true")

  /// A field that says nothing without another.
  ///
  /// - Parameter article: What stands before the other field in English.
  static func needs(_ name: String, _ other: String, article: String = "") -> Told {
    Told("\(name) needs \(article)\(other)", ukrainian: "\(name) буває лише разом із \(other)")
  }

  // MARK: Points and houses

  static func angleHasNo(_ name: String) -> Told {
    Told("an angle has a sign, but no \(name)", ukrainian: "кут має знак, але не має \(name)")
  }

  static let bareAspect = Told(
    "the condition names a point, but asks nothing of it", hint: "sign, house, retrograde or dignity",
    ukrainian: "умова називає точку, але нічого про неї не питає",
    hint: "sign, house, retrograde або dignity")
  static let bareRuler = Told(
    "rulerOf asks nothing of the ruler", hint: "add its house, its sign or its aspect",
    ukrainian: "rulerOf нічого не питає про управителя", hint: "додайте його дім, знак або аспект")
  static let bareCusp = Told("cusp needs a sign", ukrainian: "до cusp потрібен знак")
  static let noHouse = Told(
    "there is no such house", hint: "a whole number from 1 to 12",
    ukrainian: "такого дому немає", hint: "потрібне ціле число від 1 до 12")
  static let nodalAxis = Told(
    "a nodal axis needs a sign or a house", ukrainian: "до осі вузлів потрібен знак або дім")
  static let sameSign = Told("sameSign compares two points", ukrainian: "sameSign порівнює дві точки")
  static let mutualReception = Told(
    "mutualReception is of two planets", ukrainian: "mutualReception буває між двома планетами")
  static let stellium = Told(
    "a stellium needs a sign or a house", ukrainian: "до стеліуму потрібен знак або дім")

  // MARK: Aspects and qualities

  static let aspectEnds = Told("an aspect is between two bodies", ukrainian: "в аспекті два тіла")
  static let maxOrb = Told(
    "maxOrb should be a number of degrees above 0, at most 30",
    ukrainian: "maxOrb – це градуси, більше за 0 і не більше за 30")

  static func dominant(_ known: String) -> Told {
    Told(
      "dominant should be an element, a modality or a planet",
      ukrainian: "dominant – це стихія, хрест або планета", known: Hint(known))
  }

  static func missingQuality(_ known: String) -> Told {
    Told(
      "missing should be an element or a modality", ukrainian: "missing – це стихія або хрест",
      known: Hint(known))
  }

  static func noPairHas(_ name: String) -> Told {
    Told("an opposed pair has no \(name)", ukrainian: "у opposedPair не буває \(name)")
  }

  static let pairParts = Told(
    "an opposed pair needs with and far", hint: #"{ "with": "saturn", "far": "light" }"#,
    ukrainian: "до opposedPair потрібні with і far", hint: #"{ "with": "saturn", "far": "light" }"#)
  static let pairFar = Told("far should be light or other", ukrainian: "far – це light або other")

  // MARK: What can never be

  static func exclusive(_ body: String) -> Told {
    impossible("its facts on \(body) exclude each other", "те, що сказано про \(body), несумісне")
  }
  static let twoDominants = impossible(
    "two qualities cannot both dominate", "дві якості не можуть переважати разом")
  static let inMissingElement = impossible(
    "a planet cannot be in an element that is missing",
    "планета не може бути в стихії, якої в карті немає")
  static let nodesOpposite = impossible(
    "the nodes are always opposite", "вузли завжди стоять навпроти")
  static let noBody = impossible("an aspect needs a body", "в аспекті має бути хоч одне тіло")

  static func rulesNoSign(_ name: String) -> Told {
    Told(
      "\(name) rules no sign", hint: "sun, moon, mercury, venus, mars, jupiter or saturn",
      ukrainian: "\(name) не править знаком", hint: "sun, moon, mercury, venus, mars, jupiter або saturn")
  }

  static func neverRetrograde(_ body: String) -> Told {
    impossible("\(body) is never retrograde", "\(body) ніколи не буває ретроградним тілом")
  }

  static func noDignity(_ dignity: String, of body: String) -> Told {
    impossible("\(body) has no \(dignity)", "у \(body) немає \(dignity)")
  }

  static func toItself(_ point: String) -> Told {
    impossible("\(point) has no aspect to itself", "\(point) не має аспекту до себе")
  }

  static func tooFar(_ first: String, _ second: String, degrees: Int) -> Told {
    impossible(
      "\(first) and \(second) are never more than \(degrees)° apart",
      "між \(first) і \(second) ніколи не буває понад \(degrees)°")
  }

  private static func impossible(_ english: String, _ ukrainian: String) -> Told {
    Told(
      "the condition can never hold: \(english)", ukrainian: "умова ніколи не справдиться: \(ukrainian)")
  }
}
