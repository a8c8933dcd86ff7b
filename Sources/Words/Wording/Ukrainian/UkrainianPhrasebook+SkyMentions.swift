import AstroChartModel

extension UkrainianPhrasebook {
  var skyMentions: SkyMentions {
    SkyMentions(
      contacts: ["на", "біля", "поблизу", "при", "коло", "поруч", "поряд", "торкається", "торкаються"],
      births: ["народ", "натал"],
      phases: [
        (["нов", "місяц"], .newMoon), (["молодик"], .newMoon), (["зростальн", "серп"], .crescent),
        (["перш", "чверт"], .firstQuarter), (["зростальн", "місяц"], .gibbous),
        (["зростальн", "опукл"], .gibbous), (["спадн", "опукл"], .disseminating),
        (["повн", "місяц"], .fullMoon),
        (["повня"], .fullMoon), (["повню"], .fullMoon), (["повні"], .fullMoon),
        (["спадн", "місяц"], .disseminating), (["останн", "чверт"], .lastQuarter),
        (["спадн", "серп"], .balsamic),
      ],
      prevailing: ["переважа", "переваг", "перевага", "домін", "найсильніш"],
      charts: ["карт", "стихі", "знак", "хрест"],
      elements: [
        ("вогон", .fire), ("вогн", .fire), ("земл", .earth), ("земн", .earth), ("повітр", .air),
        ("вода", .water), ("води", .water), ("воді", .water), ("воду", .water),
        ("водою", .water), ("водян", .water), ("водний", .water), ("водні", .water), ("водних", .water),
        ("водним", .water), ("водного", .water), ("водна", .water),
      ],
      modalities: [("кардинальн", .cardinal), ("фіксован", .fixed), ("мутабельн", .mutable)])
  }
}
