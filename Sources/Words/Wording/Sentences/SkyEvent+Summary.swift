package import AstroChartModel

extension SkyEvent {
  /// The event in one clause without its time: “Saturn squares your Sun, exact three times”.
  package func summary(in language: Language) -> String {
    let phrases = language.phrasebook
    switch self {
    case .transit(let passage): return passage.summary(in: language)
    case .aspect(let aspect): return phrases.aspect(aspect)
    case .ingress(let ingress): return phrases.ingress(ingress)
    case .station(let station):
      return phrases.station(station, at: station.longitude.position(in: language))
    case .shadow(let shadow):
      return phrases.shadow(
        of: shadow.body, from: shadow.entersAt.position(in: language),
        to: shadow.stationAt.position(in: language))
    case .lunation(let lunation):
      return phrases.lunation(lunation.phase, at: lunation.longitude.position(in: language))
    case .eclipse(let eclipse): return phrases.eclipse(of: eclipse.luminary, eclipse.type)
    case .void(let void): return phrases.void(void)
    case .return(let back): return phrases.bodyReturn(back)
    case .profection(let profection): return phrases.profection(profection)
    case .hour(let hour): return phrases.hour(hour)
    case .houseIngress(let ingress): return phrases.houseIngress(ingress)
    case .progressed(let change): return phrases.progressed(change)
    case .declination(let time): return phrases.outOfBounds(time)
    case .lordTime(let time): return phrases.lordTime(time)
    }
  }
}

extension Passage {
  /// The whole passage in one clause.
  fileprivate func summary(in language: Language) -> String {
    let words = language.phrasebook.transit(of: transiting, aspect, to: natal)
    if let closest { return "\(words), \(language.phrasebook.nearMiss(Degrees.text(closest.orb)))" }
    return hits.count == 1 ? words : "\(words), \(language.phrasebook.exactTimes(hits.count))"
  }

  /// One of its hits in one clause: “Saturn squares your Sun, second of three”.
  ///
  /// - Parameter index: 0 for the first.
  func summary(ofHit index: Int, in language: Language) -> String {
    let words = language.phrasebook.transit(of: transiting, aspect, to: natal)
    return hits.count == 1 ? words : "\(words), \(language.phrasebook.meeting(index + 1, of: hits.count))"
  }
}

extension Lunation.Phase {
  /// The corresponding one of the eight phases.
  package var moonPhase: MoonPhase {
    switch self {
    case .newMoon: .newMoon
    case .firstQuarter: .firstQuarter
    case .fullMoon: .fullMoon
    case .lastQuarter: .lastQuarter
    }
  }
}

extension SkyEvent {
  /// When it ends; `nil` for what happens at one moment, and for a passage.
  package var end: Moment? {
    switch self {
    case .shadow(let shadow): shadow.end
    case .void(let void): void.end
    case .profection(let profection): profection.end
    case .hour(let hour): hour.end
    case .declination(let time): time.end
    case .lordTime(let time): time.end
    case .transit, .aspect, .ingress, .station, .lunation, .eclipse, .return, .houseIngress, .progressed: nil
    }
  }
}
