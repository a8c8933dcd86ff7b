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
      "of ~1 itself", "effortless*", "without ~1 effort|strain|friction|trouble", "smoothly",
      "comes|come|goes|flows|works ~1 easily|naturally", "easy ~1 flow", "a ~1 blessing", "blessed",
      "lucky|luckily",
    ]
  }

  var mildEasePhrases: [String] {
    [
      "easy", "harmon*", "smooth", "flow|flows|flowing", "natural|naturally", "gift|gifts|gifted",
      "fortunate*|luck",
      "supports|support|helps|helpful", "comfortabl*|pleasant|gentle|gently",
    ]
  }

  var strainPhrases: [String] {
    [
      "constant|endless|never-ending|permanent ~1 battle|war|struggle|conflict|strain|tension|fight",
      "clashes|collides", "torment*|torture*|agon*", "at ~1 war", "tears ~1 you", "against ~1 each",
    ]
  }

  var mildStrainPhrases: [String] {
    [
      "strain|strains|stress|stresses|stressful", "clash|collid*",
      "conflict|conflicts|fight|fights|battle|battles|war",
      "tension*|tense", "friction|grinds|grates", "struggl*|wrestl*",
      "obstacle*|block|blocks|hinder*|thwart*|obstruct*", "hostil*", "harsh|harshly|painful*",
    ]
  }

  var natureDenials: Set<String> {
    [
      "few", "little", "rarely", "seldom", "less", "hardly", "for", "neither", "no", "not", "never", "bear",
      "endure", "every", "each", "make", "making",
      "keep", "keeping", "want", "wants", "must",
    ]
  }

  var turningPhrases: [String] {
    [
      "neither|but|yet|though|although|however|while|whereas|unless|until|once|when|if|not|no|never|nor|without|than|instead",
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
