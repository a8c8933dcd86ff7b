extension EnglishPhrasebook {
  var cautions: [CautionKind: [String]] {
    [
      .medicine: medicineCautions,
      .death: deathCautions,
      .marriage: marriageCautions,
      .money: moneyCautions,
      .prophecy: prophecyCautions,
      .despair: despairCautions,
      .control: controlCautions,
    ]
  }

  var cautionDenials: Set<String> {
    [
      "not", "never", "no", "nobody", "nothing", "cannot", "don’t", "don't", "without", "neither", "nor",
      "stop", "rather",
    ]
  }

  var easePhrases: [String] {
    [
      "of ~1 itself",
      "effortless*",
      "without ~1 effort|strain|friction|trouble",
      "easily",
      "easy",
      "harmon*",
      "smooth*",
      "flow|flows|flowing",
      "natural*",
      "blessing*|blessed",
      "gift*|gifted",
      "fortunate*|lucky|luck",
      "supports|support*|helps|helpful",
      "comfortabl*|pleasant*|gentl*",
    ]
  }

  var strainPhrases: [String] {
    [
      "strain*|stress*",
      "clash*|collid*",
      "conflict*|fight*|battle*|war",
      "tension*|tense",
      "friction|grinds|grates",
      "torment*|torture*|agon*",
      "struggl*|wrestl*",
      "obstacle*|block*|hinder*|thwart*|obstruct*",
      "hostil*",
      "harsh*|painful*",
      "against ~1 each|one",
    ]
  }

  var turningPhrases: [String] {
    [
      "but|yet|though|although|however|while|whereas|unless|until|once|when|if|not|no|never|nor|without|than|instead",
      "eases|softens|relieves|calms|resolves|lessens|heals|answers|loosens|lightens|rest|out",
      "ask*|learn*|practis*|work|effort|becomes|turn*",
      "exertion|rub*",
    ]
  }

  var monthNames: [String] {
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
      "november", "december",
    ]
  }

  var currencyPhrase: String {
    "dollar*|euro|euros|pound|pounds|hryvnia*|rouble*|million|millions|thousand|thousands"
  }

  var foreignWords: Set<String> {
    [
      "der", "und", "ist", "nicht", "ein", "eine", "für", "auf", "le", "est", "une", "dans", "por", "não",
      "você", "que", "está", "pas", "vous", "votre", "sie", "ihr", "ich", "sind", "seu", "sua",
    ]
  }

  var foreignLetters: Set<Unicode.Scalar> { Set("".unicodeScalars) }
}
