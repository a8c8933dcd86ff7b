import ChartModel

extension EnglishPhrasebook {
  var largePart: String { "a large part of you" }

  func manners(of sign: Sign) -> [String] {
    switch sign {
    case .aries:
      ["goes first and asks questions later", "starts at once or not at all"]
    case .taurus:
      ["takes its time and keeps what it has", "trusts what it can touch"]
    case .gemini:
      ["likes two doors open at once", "lives on questions and quick exchanges"]
    case .cancer:
      ["looks after its own and remembers everything", "opens only where it feels safe"]
    case .leo:
      ["wants to be seen and is generous when it is", "does nothing by halves"]
    case .virgo:
      ["sees what could be better and quietly mends it", "reads the small print"]
    case .libra:
      ["weighs both sides before it settles", "reckons with another person from the start"]
    case .scorpio:
      ["goes all the way down or does not begin", "says little and notices much"]
    case .sagittarius:
      ["aims far and minds the details later", "needs room and a good reason"]
    case .capricorn:
      ["builds slowly and relies on itself", "takes the long stairs on purpose"]
    case .aquarius:
      ["does things its own way, even among friends", "stays a step apart from the crowd"]
    case .pisces:
      ["feels its way and distrusts hard borders", "goes with the current more than it admits"]
    }
  }
}
