import AstroChartModel
import AstroTradition

extension EnglishPhrasebook {
  func worksheet(_ word: WorksheetWord) -> String {
    switch word {
    case .worksheet: "Worksheet"
    case .dignities: "Positions and essential dignities"
    case .condition: "Sect, Moon and day"
    case .almutens: "Almutens"
    case .figuris: "Almuten figuris"
    case .receptions: "Receptions"
    case .lots: "Lots"
    case .antiscia: "Antiscia"
    case .parallels: "Parallels of declination"
    case .stars: "Fixed stars"
    case .midpoints: "Midpoints struck"
    case .patterns: "Patterns"
    case .mansions: "Mansions"
    case .divisions: "Divisions"
    case .heliocentric: "Seen from the Sun"
    case .sectors: "Sectors"
    case .rulingLords: "Lords of time"
    case .conventions: "Conventions"
    case .sect: "Sect"
    case .day: "day"
    case .night: "night"
    case .light: "Light of the sect"
    case .mercury: "Mercury"
    case .diurnal: "diurnal"
    case .nocturnal: "nocturnal"
    case .nearHorizon: "Sun within 1° of the horizon"
    case .moonPhase: "Moon"
    case .syzygy: "Syzygy"
    case .lordOfDay: "Lord of the day"
    case .lordOfHour: "Lord of the hour"
    case .element: "Element"
    case .modality: "Modality"
    case .shape: "Shape"
    case .leads: "leads"
    case .motion: "Daily"
    case .declination: "Decl."
    case .latitude: "Lat."
    case .domicile: "Dom."
    case .exaltation: "Exalt."
    case .triplicity: "Triplicity"
    case .term: "Term"
    case .face: "Face"
    case .score: "Score"
    case .state: "State"
    case .almuten: "Almuten"
    case .formula: "Formula"
    case .magnitude: "Mag."
    case .guest: "Guest"
    case .host: "Received by"
    case .mutual: "Mutual"
    case .antiscion: "Antiscion"
    case .contraAntiscion: "Contra-antiscion"
    case .mansion: "Mansion"
    case .quarter: "Pada"
    case .places: "Places"
    case .houses: "House"
    case .dayAndHour: "Day, hour"
    case .total: "Total"
    case .from: "From"
    case .until: "Until"
    case .detriment: "detriment"
    case .fall: "fall"
    case .peregrine: "peregrine"
    case .exaltationDegree: "degree of exaltation"
    case .outOfBounds: "out of bounds"
    case .mixed: "mixed"
    case .parallel: "parallel"
    case .contraparallel: "contraparallel"
    case .apex: "Apex"
    case .earth: "Earth"
    case .year: "year"
    case .month: "month"
    case .none: "none"
    }
  }

  func convention(_ convention: WorksheetConvention) -> String {
    switch convention {
    case .day: "Day: the Sun’s center is above the true horizon"
    case .dignities(let triplicities, let terms):
      "Dignities: Lilly’s points 5, 4, 3, 2, 1, detriment −5, fall −4, peregrine −5; triplicities after "
        + (triplicities == .dorothean ? "Dorotheus (by day, by night, taking part)" : "Lilly")
        + ", the lord of the sect alone scores; "
        + (terms == .egyptian ? "Egyptian" : "Ptolemaic") + " terms; Chaldean faces; "
        + "a planet’s own dignities are in bold with their points"
    case .solar(let beams):
      "Near the Sun, by longitude: cazimi to 17′, combust to 8°30′, under the beams to \(beams)"
    case .outOfBounds(let obliquity): "Out of bounds: beyond \(obliquity), the obliquity of date"
    case .almuten: "Almutens: 5, 4, 3, 2 and 1 points, by the same tables"
    case .figuris:
      "Almuten figuris after Ibn Ezra: five places; houses 12 6 3 9 7 1 10 4 5 11 8 2; lord of the day 7, of the hour 6"
    case .lots: "Lots of Paulus, reversed by night"
    case .stars: "Fixed stars: conjunctions in longitude within 1°, with bodies and angles; places of noon UT"
    case .antiscia: "Antiscia: contacts within 1°"
    case .parallels: "Parallels of planets: within 1°, declinations of date"
    case .patterns: "Patterns: aspects within 6°, quincunxes within 3°"
    case .phase: "Phases of the Moon: octants from the new moon"
    case .sidereal(let ayanamsa): "Mansions and divisions: sidereal zodiac, \(ayanamsa)"
    case .divisions: "Divisions after Parashara"
    case .heliocentric: "Seen from the Sun: with light time"
    case .sectors:
      "Sectors of Gauquelin: by the place with its latitude, without refraction; + marks his plus zones"
    case .daysInUTC: "Days are those of UTC"
    }
  }

  func name(of lot: Lot.Name) -> String { lot.rawValue.capitalizedFirst }

  func name(of star: StarName) -> String {
    switch star {
    case .rigilKentaurus: "Rigil Kentaurus"
    case .denebAlgedi: "Deneb Algedi"
    default: star.rawValue.capitalizedFirst
    }
  }

  func name(of condition: SolarCondition) -> String {
    switch condition {
    case .cazimi: "cazimi"
    case .combust: "combust"
    case .underBeams: "under the beams"
    }
  }

  func name(of shape: ChartShape) -> String { shape.rawValue }
  func level(_ level: Int) -> String { "level \(level)" }
}
