package import AstroChartModel
import AstroPlaces
package import AstroWording

extension Chart {
  /// The chart with its places told in a language.
  ///
  /// A label in the script of the language, and one that no place of the gazetteer bears there, stays as it is.
  package func namingPlaces(in language: Language) -> Chart {
    var chart = self
    if let birth { chart.birth?.place = Site(birth).name(in: language) }
    if let place = derived?.place { chart.derived?.place?.name = place.name(in: language) }
    return chart
  }
}

extension OuterSky {
  /// The sky with its places told in a language.
  package func namingPlaces(in language: Language) -> OuterSky {
    var sky = self
    sky.chart = chart.namingPlaces(in: language)
    return sky
  }
}

extension Site {
  fileprivate func name(in language: Language) -> String? {
    let inUkrainian = language.phrasebook.namesPlacesInUkrainian
    guard let name, !name.isWritten(inCyrillic: inUkrainian),
      let point = Coordinates(latitude: latitude, longitude: longitude)
    else { return self.name }
    return Gazetteer.builtIn.label(name, at: point, inUkrainian: inUkrainian) ?? name
  }
}

extension String {
  /// Whether all letters are Cyrillic or, if these are not asked for, Latin.
  fileprivate func isWritten(inCyrillic: Bool) -> Bool {
    unicodeScalars.allSatisfy { scalar in
      guard scalar.properties.isAlphabetic else { return true }
      return switch scalar.value {
      case 0x0400...0x052F: inCyrillic
      case 0...0x024F, 0x1E00...0x1EFF: !inCyrillic
      default: false
      }
    }
  }
}
