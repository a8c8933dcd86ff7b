package import Foundation

/// The ephemeris file of a minor planet by number, made of what the file of the four great asteroids has on Ceres.
///
/// No such file comes with the distribution, and none may be kept here. This one has the head of its kind, and a path
/// that is known from elsewhere.
package struct MinorPlanetFile {
  package let number: Int
  /// Its name, such as `se00433s.se1`.
  package let name: String
  package private(set) var bytes: [UInt8]

  /// - Parameters:
  ///   - number: That of the minor planet, 1…999,999.
  ///   - asteroids: The path of `seas_18.se1`.
  ///   - days: The Julian days that it says it has; by default those of the asteroids.
  package init(_ number: Int, from asteroids: String, days: ClosedRange<Double>? = nil) throws {
    let digits = String(repeating: "0", count: max(0, 5 - String(number).count)) + String(number)
    (self.number, name) = (number, "\(number > 99_999 ? "s" : "se")\(digits)s.se1")
    let original = try Original(Array(Data(contentsOf: URL(filePath: asteroids))))
    let elements = "\(number) " + String(repeating: "Invented ", count: 20)
    var head = Array("SWISSEPH  1\r\n\(name)\r\nMade for a test\r\n\(elements)\r\n".utf8)
    head += original.fixed.prefix(12)
    head +=
      days.map { Self.bytes($0.lowerBound) + Self.bytes($0.upperBound) }
      ?? Array(original.fixed.dropFirst(12))
    let file = 10_000 + number
    // One body: a count beyond 256 says that its number takes four bytes.
    head += number > 22_767 ? [1, 1] + Self.bytes(file, 4) : [1, 0] + Self.bytes(file, 2)
    head += Array(repeating: UInt8(ascii: " "), count: 30)
    head += Self.bytes(Int(Self.checksum(head)), 4) + original.constants + original.ceres
    // The segments keep their places, which the index of each body counts from the start of the file.
    bytes = head + original.bytes.dropFirst(head.count)
  }

  /// Writes it into a folder, within another for its thousand, as the distributor keeps them.
  package func write(into folder: URL) throws {
    let thousand = folder.appending(path: "ast\(number / 1000)")
    try FileManager.default.createDirectory(at: thousand, withIntermediateDirectories: true)
    try Data(bytes).write(to: thousand.appending(path: name))
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func bytes(_ day: Double) -> [UInt8] {
    withUnsafeBytes(of: day.bitPattern.littleEndian) { Array($0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte) << 24
      for _ in 0..<8 { sum = sum >> 31 == 1 ? sum << 1 ^ 0x04C1_1DB7 : sum << 1 }
    }
    return ~sum
  }
}

/// The parts of the file of the asteroids.
private struct Original {
  let bytes: [UInt8]
  /// Its mark of the byte order, length, number of the JPL ephemeris, and days: 28 bytes.
  let fixed: [UInt8]
  /// The five physical constants.
  let constants: [UInt8]
  /// What describes the path of Ceres.
  let ceres: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    for _ in 0..<3 { start += (bytes[start...].firstIndex(of: 0x0A) ?? start) - start + 1 }
    fixed = Array(bytes[start..<start + 28])
    let count = Int(bytes[start + 28])
    let numbers = (0..<count).map { Int(bytes[start + 30 + 2 * $0]) }
    var place = start + 30 + 2 * count + 4
    constants = Array(bytes[place..<place + 40])
    place += 40
    var bodies: [Int: [UInt8]] = [:]
    for number in numbers {
      let size = 90 + (bytes[place + 4] & 4 == 0 ? 0 : 16 * Int(bytes[place + 5]))
      bodies[number] = Array(bytes[place..<place + size])
      place += size
    }
    ceres = bodies[14] ?? []
  }
}
