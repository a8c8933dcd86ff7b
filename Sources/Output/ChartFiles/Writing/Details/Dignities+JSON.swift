import AstroChartModel
import AstroJSON
import AstroTradition

extension ChartDetails {
  /// The members of a planet that were asked for.
  func writeMembers(of planet: Placement, to writer: inout JSONWriter) {
    let body = planet.body
    if asked.contains(.dignities) {
      if Body.visible.contains(body) {
        let dignity = dignities?.first { $0.body == body }
        writer.member("dignity", dignity) { writer, dignity in
          writer.write(dignity, receptions?.filter { $0.guest == body } ?? [], conventions)
        }
        if body != .sun { writer.member("solar", solarConditions?[body]?.rawValue) }
      }
      writer.member("outOfBounds", isOutOfBounds(planet))
    }
    if asked.contains(.antiscia) {
      let settled = planet.range == nil || body != .moon
      writer.member("antiscion", settled ? planet.longitude.antiscion.degrees : nil)
      writer.member("contraAntiscion", settled ? planet.longitude.contraAntiscion.degrees : nil)
    }
  }

  private func isOutOfBounds(_ planet: Placement) -> Bool? {
    guard planet.declination != nil, planet.range == nil || planet.body != .moon else { return nil }
    return outOfBounds.map { $0.contains(planet.body) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ dignity: PlanetDignity, _ receptions: [Reception], _ conventions: Conventions
  ) {
    object { writer in
      writer.member("domicile", dignity.domicile)
      writer.member("exaltation", dignity.exaltation)
      writer.member("triplicity", dignity.triplicity)
      writer.member("term", dignity.term)
      writer.member("face", dignity.face)
      writer.member("detriment", dignity.detriment)
      writer.member("fall", dignity.fall)
      writer.member("peregrine", dignity.peregrine)
      writer.member("exaltationDegree", dignity.isInExaltationDegree)
      writer.member("score", dignity.score)
      writer.member("rulers") { $0.write(dignity.rulers, isSure: dignity) }
      writer.member("receptions") { $0.array(receptions) { $0.write($1) } }
    }
  }

  /// The rulers of the place; those of term and face only where they hold.
  private mutating func write(_ rulers: PlaceRulers, isSure dignity: PlanetDignity) {
    object { writer in
      writer.member("domicile", rulers.domicile.rawValue)
      writer.member("exaltation", rulers.exaltation?.rawValue)
      writer.member(
        "triplicity",
        [rulers.triplicity.day, rulers.triplicity.night, rulers.triplicity.participating].compactMap {
          $0?.rawValue
        })
      writer.member("term", dignity.term.map { _ in rulers.term.rawValue })
      writer.member("face", dignity.face.map { _ in rulers.face.rawValue })
    }
  }

  private mutating func write(_ reception: Reception) {
    object { writer in
      writer.member("by", reception.host.rawValue)
      writer.member("kind", reception.kind.rawValue)
      writer.member("mutual", reception.mutual?.rawValue)
      writer.member("aspect", reception.aspect?.rawValue)
    }
  }
}
