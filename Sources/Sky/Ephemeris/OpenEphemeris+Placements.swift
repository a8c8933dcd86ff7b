import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris
import Glibc

extension OpenEphemeris {
  /// The placement of a body that libswe has a number for.
  func placement(of body: Body, _ sky: Sky, _ frame: HouseFrame?) throws(Problem) -> Placement {
    guard let number = body.number(sky.settings) else {
      throw Problem(.calculation, EphemerisFault.noNumber(body.rawValue))
    }
    let place = try ecliptic(number, at: sky.julianDay, in: sky.settings.zodiac)
    let declination = try equatorial(number, at: sky.julianDay).latitude
    let longitude = Longitude(place.longitude)
    return Placement(
      body, at: longitude, latitude: Longitude.rounded(place.latitude),
      speed: Longitude.rounded(place.speed), declination: Longitude.rounded(declination),
      house: frame?.houses.house(of: longitude), range: try range(of: number, sky))
  }

  private func range(of number: Int32, _ sky: Sky) throws(Problem) -> DayRange? {
    guard let day = sky.day else { return nil }
    let start = try ecliptic(number, at: day.start, in: sky.settings.zodiac)
    let end = try ecliptic(number, at: day.end, in: sky.settings.zodiac)
    return DayRange(atMidnight: Longitude(start.longitude), atNextMidnight: Longitude(end.longitude))
  }

  /// The placement of a point, looked up or derived from other places.
  func point(
    _ body: Body, _ sky: Sky, _ frame: HouseFrame?, _ planets: [Placement]
  ) throws(Problem) -> Placement {
    switch (body, frame) {
    case (.southNode, _): try placement(of: .northNode, sky, frame).opposite(as: .southNode, frame)
    case (.vertex, let frame?): try onEcliptic(.vertex, frame.vertex, sky, frame)
    case (.fortune, let frame?): try onEcliptic(.fortune, fortune(sky, frame, planets), sky, frame)
    default: try placement(of: body, sky, frame)
    }
  }

  /// A point on the ecliptic; its declination follows from the obliquity.
  private func onEcliptic(
    _ body: Body, _ point: HouseFrame.Turning, _ sky: Sky, _ frame: HouseFrame
  ) throws(Problem) -> Placement {
    let tilt = try obliquity(at: sky.julianDay)
    let tropical = point.longitude.degrees + (try ayanamsa(sky))
    return Placement(
      body, at: point.longitude, latitude: 0, speed: point.speed,
      declination: Longitude.rounded(degrees(asin(sine(tilt) * sine(tropical)))),
      house: frame.houses.house(of: point.longitude))
  }

  /// How far after the equinox the requested zodiac begins, in degrees, from the Sun's two longitudes.
  private func ayanamsa(_ sky: Sky) throws(Problem) -> Double {
    if sky.settings.zodiac == .tropical { return 0 }
    let tropical = try ecliptic(SE_SUN, at: sky.julianDay, in: .tropical).longitude
    return tropical - (try ecliptic(SE_SUN, at: sky.julianDay, in: sky.settings.zodiac).longitude)
  }
}

extension OpenEphemeris {
  /// The Part of Fortune: by day as far from the Ascendant as the Moon is from the Sun, by night in the other
  /// direction.
  private func fortune(
    _ sky: Sky, _ frame: HouseFrame, _ planets: [Placement]
  ) throws(Problem) -> HouseFrame.Turning {
    guard let sun = planets.first(where: { $0.body == .sun }),
      let moon = planets.first(where: { $0.body == .moon }),
      let sunSpeed = sun.speed, let moonSpeed = moon.speed
    else { throw Problem(.calculation, EphemerisFault.noLights) }
    let sign: Double = try isDay(sky) ? 1 : -1
    let elongation = sun.longitude.distance(forwardTo: moon.longitude)
    return HouseFrame.Turning(
      longitude: frame.ascendant.longitude + sign * elongation,
      speed: Longitude.rounded(frame.ascendant.speed + sign * (moonSpeed - sunSpeed)))
  }

  /// Whether the Sun's center is above the true horizon.
  ///
  /// The altitude decides, not the house, so that this holds for every house system, and inside the polar
  /// circles.
  private func isDay(_ sky: Sky) throws(Problem) -> Bool {
    guard let horizon = sky.housesOver else { return true }
    return try sunAltitude(at: sky.julianDay, over: horizon) > 0
  }

  /// How high the Sun's center stands above the true horizon, in degrees, without refraction.
  private func sunAltitude(at julianDay: Double, over horizon: Sky.Horizon) throws(Problem) -> Double {
    let sun = try equatorial(SE_SUN, at: julianDay)
    return horizon.altitude(of: sun, siderealTime: siderealTime(at: julianDay))
  }
}

extension Sky.Horizon {
  /// How high a place of the true equator stands above the true horizon, in degrees, without refraction.
  ///
  /// - Parameter siderealTime: That of Greenwich, in degrees.
  package func altitude(of place: Coordinates, siderealTime: Double) -> Double {
    let hourAngle = siderealTime + longitude - place.longitude
    let vertical = sine(latitude) * sine(place.latitude)
    return degrees(asin(vertical + cosine(latitude) * cosine(place.latitude) * cosine(hourAngle)))
  }
}

extension Placement {
  /// The opposite place in the sky, which moves in the same direction.
  fileprivate func opposite(as body: Body, _ frame: HouseFrame?) -> Placement {
    let range = range.map {
      DayRange(atMidnight: $0.atMidnight.opposite, atNextMidnight: $0.atNextMidnight.opposite)
    }
    return Placement(
      body, at: longitude.opposite, latitude: latitude.map { Longitude.rounded(-$0) },
      speed: speed,
      declination: declination.map { Longitude.rounded(-$0) },
      house: frame?.houses.house(of: longitude.opposite),
      range: range)
  }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
