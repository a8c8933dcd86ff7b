import AstroChartModel

extension EnglishPhrasebook {
  var wheel: String { "astrological wheel" }
  var keysOfTheWheel: String {
    "Arrow keys go from mark to mark, Enter chooses one, Escape clears the choice; plus, minus and 0 zoom."
  }
  var invitation: String { "Choose a planet, a house, a sign or an aspect, in the wheel or in the lists." }

  var zoomIn: String { "Zoom in" }
  var zoomOut: String { "Zoom out" }
  var wholeWheel: String { "Whole wheel" }
  var downloadPicture: String { "Download the picture" }
  var letGo: String { "Clear the choice" }
  var linkToThis: String { "Link to this" }

  var show: String { "Show" }
  var points: String { "Points" }
  var orbUpTo: String { "Orb up to" }
  var colors: String { "Colors" }
  var systemColors: String { "System" }
  func name(ofTheme theme: String) -> String {
    switch theme {
    case "light": "Light"
    case "dark": "Dark"
    case "contrast-light": "High contrast, light"
    case "contrast-dark": "High contrast, dark"
    case "print": "Print"
    case "midnight": "Midnight"
    case "parchment": "Parchment"
    case "blueprint": "Blueprint"
    case "celestial": "Celestial"
    default: theme
    }
  }

  var dayOfTheSky: String { "Moment of the transits" }
  var play: String { "Play" }
  var pause: String { "Pause" }
  var backToTheMoment: String { "Back to the start" }
  var earlierHit: String { "Earlier exact aspect" }
  var laterHit: String { "Later exact aspect" }

  func standing(of angle: ChartAngle, at position: String) -> String {
    "The \(name(of: angle, .nominative)) stands at \(position)."
  }

  func standing(ofCusp house: Int, at position: String) -> String {
    "The cusp of the \(spelledName(ofHouse: house, .genitive)) stands at \(position)."
  }

  func standing(ofHouse house: Int, at position: String, ruler: Body) -> String {
    "The \(name(ofHouse: house)) begins at \(position) and is ruled by \(lord(ruler))."
  }

  func standing(of sign: Sign) -> String {
    let (modality, element) = (sign.modality.rawValue, sign.element.rawValue)
    return "\(name(of: sign, .nominative)) is a \(modality) sign of \(element), ruled by \(lord(sign.ruler))."
  }

  /// Within a sentence, the Sun and the Moon take an article.
  private func lord(_ body: Body) -> String {
    let name = name(of: body, .nominative)
    return [.sun, .moon].contains(body) ? "the \(name)" : name
  }
}
