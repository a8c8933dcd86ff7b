package import AstroChartModel
package import AstroJSON

extension JSONWriter {
  /// A body in the form of a chart file.
  ///
  /// - Parameters:
  ///   - absent: How to represent something that does not exist.
  ///   - more: Writes the members that a drawing response adds.
  package mutating func write(
    _ placement: Placement, absent: AbsentValue = .null, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { writer in
      let (longitude, sign) = (placement.longitude, placement.sign)
      writer.member("name", placement.body.rawValue)
      writer.member("sign", sign.rawValue)
      writer.member("signSymbol", sign.symbol)
      writer.member("degree", longitude.degrees)
      writer.member("signedDegree", longitude.degreeInSign)
      writer.member("house", placement.house, absent: absent) { $0.write($1) }
      let motion = placement.speed == nil && absent == .leftOut ? nil : placement.isRetrograde
      writer.member("retrograde", motion, absent: absent) { $0.write($1) }
      writer.member("element", sign.element.rawValue)
      writer.member("modality", sign.modality.rawValue)
      writer.member("dms", longitude.dms)
      writer.member("latitude", placement.latitude, absent: absent) { $0.write($1) }
      writer.member("speed", placement.speed, absent: absent) { $0.write($1) }
      writer.member("declination", placement.declination, absent: absent) { $0.write($1) }
      if let range = placement.range {
        writer.member("range") {
          $0.array([range.atMidnight, range.atNextMidnight]) { $0.write($1.degrees) }
        }
      }
      more(&writer)
    }
  }

  /// An aspect in the form of a chart file.
  ///
  /// - Parameters:
  ///   - absent: How to represent an unknown motion.
  ///   - more: Writes the members that a drawing response adds.
  package mutating func write(
    _ aspect: Aspect, absent: AbsentValue = .null, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { writer in
      writer.writeMembers(of: aspect, absent: absent)
      more(&writer)
    }
  }

  /// The members of an aspect, inside an object that has others.
  package mutating func writeMembers(of aspect: Aspect, absent: AbsentValue = .null) {
    member("body1", aspect.end1.name)
    member("body2", aspect.end2.name)
    member("aspectType", aspect.type.rawValue)
    member("aspectSymbol", aspect.type.symbol)
    member("orb", aspect.orb)
    member("applying", aspect.isApplying, absent: absent) { $0.write($1) }
    member("exactDegree", aspect.type.exactDegree)
    if !aspect.isCertain { member("certain", false) }
  }

  /// The twelve houses in the form of a chart file, in order; an empty list if there are none.
  ///
  /// - Parameter more: Writes the members that a drawing response adds to a house, 1…12.
  package mutating func write(_ houses: Houses?, more: (inout JSONWriter, Int) -> Void = { _, _ in }) {
    array(houses == nil ? [] : Array(1...12)) { writer, house in
      guard let houses else { return }
      writer.object { writer in
        let cusp = houses.cusp(house)
        writer.member("number", house)
        writer.member("sign", cusp.sign.rawValue)
        writer.member("degree", cusp.degrees)
        writer.member("dms", cusp.dms)
        writer.member("ruler", houses.ruler(of: house).rawValue)
        more(&writer, house)
      }
    }
  }

  /// The four angles in the form of a chart file.
  package mutating func write(_ angles: Angles) {
    object { writer in
      for angle in ChartAngle.allCases {
        writer.member(angle.rawValue) { writer in
          writer.object { writer in
            writer.member("degree", angles[angle].degrees)
            writer.member("sign", angles[angle].sign.rawValue)
            writer.member("dms", angles[angle].dms)
          }
        }
      }
    }
  }
}

extension Longitude {
  /// Degrees and minutes within the sign in the form of chart files, with an ASCII apostrophe: `25°11'`.
  package var dms: String {
    let (degree, minute) = degreeAndMinute
    return "\(degree)°\(ClockDigits.padded(minute))'"
  }
}
