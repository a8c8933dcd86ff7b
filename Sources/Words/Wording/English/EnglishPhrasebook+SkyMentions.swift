import AstroChartModel

extension EnglishPhrasebook {
  var skyMentions: SkyMentions {
    SkyMentions(
      contacts: ["on", "near", "at", "beside", "touching", "touches", "close"],
      births: ["born", "birth", "natal"],
      phases: [
        (["new", "moon"], .newMoon), (["waxing", "crescent"], .crescent),
        (["first", "quarter"], .firstQuarter),
        (["first-quarter"], .firstQuarter), (["waxing", "gibbous"], .gibbous), (["full", "moon"], .fullMoon),
        (["waning", "gibbous"], .disseminating), (["disseminating"], .disseminating),
        (["last", "quarter"], .lastQuarter), (["last-quarter"], .lastQuarter),
        (["waning", "crescent"], .balsamic),
        (["balsamic"], .balsamic),
      ],
      prevailing: ["dominat", "dominan", "predominat", "prevail", "strongest", "weight"],
      charts: ["chart", "element", "sign"],
      elements: [
        ("fire", .fire), ("fiery", .fire), ("earth", .earth), ("air", .air), ("airy", .air),
        ("water", .water),
      ],
      modalities: [("cardinal", .cardinal), ("fixed", .fixed), ("mutable", .mutable)])
  }
}
