import Foundation
import Testing

@testable import AstroPlaces

/// A well-known person's birth, as births.txt has it.
struct KnownBirth: Sendable, CustomTestStringConvertible {
  let person: String
  /// The place, as one types it.
  let names: [String]
  let point: Coordinates
  let zone: String

  var testDescription: String { person }

  static let all: [KnownBirth] = {
    guard let url = Bundle.module.url(forResource: "births", withExtension: "txt", subdirectory: "Resources"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(KnownBirth.init)
  }()

  init?(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let latitude = Double(fields[3]), let longitude = Double(fields[4]),
      let point = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    (person, zone, self.point) = (fields[0], fields[5], point)
    names = fields[1...2].filter { !$0.isEmpty }
  }
}

@Suite struct BirthsTests {
  @Test func `there are 150 births and more`() { #expect(KnownBirth.all.count >= 150) }

  @Test(arguments: KnownBirth.all)
  func `a birth is found by what one types, within 5 km and in its zone`(birth: KnownBirth) throws {
    for name in birth.names {
      let place = try Gazetteer.builtIn.place(named: name).settlement
      let found = try #require(Coordinates(latitude: place.latitude, longitude: place.longitude))
      #expect(found.distance(to: birth.point) <= 5, "\(name): \(place.title()) \(place.coordinateText)")
      #expect(place.timeZone == birth.zone, "\(name)")
    }
  }
}
