import AstroChartModel

extension UkrainianPhrasebook {
  func theme(of body: Body) -> String {
    switch body {
    case .sun: "особистість і життєва сила"
    case .moon: "почуття й потреби"
    case .mercury: "мислення й мова"
    case .venus: "любов і смак"
    case .mars: "завзяття і сміливість"
    case .jupiter: "зростання й довіра до життя"
    case .saturn: "обов’язок і терпіння"
    case .uranus: "свобода й винахідливість"
    case .neptune: "уява і співчуття"
    case .pluto: "сила й оновлення"
    case .northNode: "напрям і нові уроки"
    case .southNode: "звички й набуті дари"
    case .chiron: "давня рана та її зцілення"
    case .lilith: "інстинкт і непокора"
    case .ceres: "турбота й живлення"
    case .pallas: "проникливість і стратегія"
    case .juno: "вірність і відданість"
    case .vesta: "посвята й зосередженість"
    case .pholus: "малі причини й великі наслідки"
    case .fortune: "удача й легкість"
    case .vertex: "повороти й доленосні зустрічі"
    case .cupido: "родина і спільнота"
    case .hades: "минуле й те, чого бракує"
    case .zeus: "спрямована сила й провід"
    case .kronos: "авторитет і майстерність"
    case .apollon: "розмах і успіх"
    case .admetos: "глибина й спокій"
    case .vulkanus: "велика міць"
    case .poseidon: "дух та істина"
    case .minorPlanet: "власна нота"
    }
  }

  func keyword(of end: AspectEnd) -> String {
    switch end {
    case .body(let body): keyword(of: body)
    case .angle(.ascendant): "постава"
    case .angle(.midheaven): "покликання"
    case .angle(.descendant): "партнерство"
    case .angle(.imumCoeli): "домівка"
    }
  }

  private func keyword(of body: Body) -> String {
    switch body {
    case .sun: "воля"
    case .moon: "почуття"
    case .mercury: "розум"
    case .venus: "любов"
    case .mars: "завзяття"
    case .jupiter: "зростання"
    case .saturn: "обов’язок"
    case .uranus: "свобода"
    case .neptune: "уява"
    case .pluto: "сила"
    case .northNode: "напрям"
    case .southNode: "звичка"
    case .chiron: "зцілення"
    case .lilith: "інстинкт"
    case .ceres: "турбота"
    case .pallas: "проникливість"
    case .juno: "вірність"
    case .vesta: "посвята"
    case .pholus: "вивільнення"
    case .fortune: "удача"
    case .vertex: "доля"
    case .cupido: "спільнота"
    case .hades: "нестача"
    case .zeus: "цілеспрямованість"
    case .kronos: "майстерність"
    case .apollon: "розмах"
    case .admetos: "глибина"
    case .vulkanus: "міць"
    case .poseidon: "дух"
    case .minorPlanet: "відтінок"
    }
  }

  func manner(of sign: Sign) -> String {
    switch sign {
    case .aries: "сміливо й прямо"
    case .taurus: "неквапно й ґрунтовно"
    case .gemini: "жваво й допитливо"
    case .cancer: "ніжно й дбайливо"
    case .leo: "щедро й гордо"
    case .virgo: "ретельно й корисно"
    case .libra: "витончено й справедливо"
    case .scorpio: "пристрасно й глибоко"
    case .sagittarius: "відкрито й відважно"
    case .capricorn: "стримано й цілеспрямовано"
    case .aquarius: "незалежно й винахідливо"
    case .pisces: "лагідно й мрійливо"
    }
  }

  func effect(of type: AspectType) -> String {
    switch type {
    case .conjunction: "діють як одне ціле"
    case .opposition:
      "тягнуть у різні боки й шукають рівноваги"
    case .trine: "легко підтримують одне одного"
    case .square:
      "труться одне об одне й спонукають діяти"
    case .sextile:
      "допомагають одне одному, коли є нагода"
    case .quincunx:
      "мусять раз у раз пристосовуватися одне до одного"
    case .semisextile:
      "помічають одне одного, хоч мають мало спільного"
    case .semisquare: "потай дратують одне одного"
    case .sesquiquadrate: "збивають одне одного з ритму"
    case .quintile: "поєднуються в обдарованні"
    case .biquintile: "разом творять особливий хист"
    }
  }
}
