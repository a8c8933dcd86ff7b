import Foundation
import TestSupport
import Testing

@testable import AstroPlaces

/// What `Sources/C/Gazetteer/build/INPUTS` says of the data and what it was made from.
enum Inputs {
  static let folder = Repository.root.appending(path: "Sources/C/Gazetteer/build")

  static func number(_ name: String) throws -> Int {
    let text = try String(contentsOf: folder.appending(path: "INPUTS"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }
    return try #require(lines.lazy.compactMap { Int($0.dropFirst(name.count + 1)) }.first)
  }
}

@Suite struct DataTests {
  private let gazetteer = Gazetteer.builtIn

  @Test func `there are as many places as the source has, and as many in Ukraine`() throws {
    #expect(try gazetteer.count == Inputs.number("places"))
    let countries = (0..<gazetteer.count).map { gazetteer.areas.country(of: gazetteer.area(of: $0)).code }
    let ukrainian = countries.count { $0 == "UA" }
    #expect(try ukrainian == Inputs.number("places UA"))
  }

  @Test func `coordinates and populations are the source's, to the last decimal`() throws {
    let points = (0..<gazetteer.count).map(gazetteer.coordinates)
    let sum = { (degrees: [Double], shift: Double) in
      degrees.reduce(0) { $0 + Int((($1 + shift) * 100_000).rounded()) }
    }
    #expect(try sum(points.map(\.latitude), 90) == Inputs.number("sum latitude"))
    #expect(try sum(points.map(\.longitude), 180) == Inputs.number("sum longitude"))
    #expect(try gazetteer.populations.reduce(0, +) == Inputs.number("sum population"))
  }

  @Test func `places stand in the order of their populations`() {
    let populations = gazetteer.populations
    #expect(zip(populations, populations.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `every zone is known to the system's zone files`() {
    let zones = Set((0..<gazetteer.areas.count).map(gazetteer.areas.timeZone))
    #expect(zones.count > 300)
    for zone in zones {
      #expect(FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(zone)"), "\(zone)")
    }
  }

  @Test func `names stand in the order of their keys, and each key is the folded name`() throws {
    var (cursor, last, count, strays) = (gazetteer.names.start, [Unicode.Scalar](), 0, [String]())
    while cursor.next() {
      let key = Array(cursor.key)
      if key.lexicographicallyPrecedes(last) || key != gazetteer.folding.key(of: cursor.spelling) {
        strays.append(cursor.spelling)
      }
      (last, count) = (key, count + 1)
    }
    #expect(strays.isEmpty, "\(strays.prefix(10))")
    #expect(try count == Inputs.number("names"))
  }

  @Test func `every place is told by a name of its own`() {
    for number in 0..<gazetteer.count {
      let cursor = gazetteer.names.cursor(at: gazetteer.ownName(of: number))
      #expect(cursor.place == number)
      guard let ukrainian = gazetteer.ukrainianName(of: number) else { continue }
      #expect(gazetteer.names.cursor(at: ukrainian).place == number)
    }
  }

  @Test func `the data stays below two million bytes`() throws {
    let file = Inputs.folder.appending(path: "../gazetteer.bin").path
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
    #expect(try #require(size) < 2_000_000)
    #expect(try size == Inputs.number("bytes"))
  }
}
