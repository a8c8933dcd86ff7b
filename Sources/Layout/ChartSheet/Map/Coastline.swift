package import AstroTradition

/// The coasts of the Earth, from shapefiles.
///
/// Format: ESRI, *ESRI Shapefile Technical Description* (1998). Of a file only polygons are read, and of a polygon its rings.
package struct Coastline: Hashable, Sendable {
  /// The rings around land, in degrees; clockwise with north above.
  package let lands: [[EarthPoint]]
  /// The rings around large lakes, the other way around.
  package let lakes: [[EarthPoint]]

  /// The area from which land and lakes are shown, in square degrees: a speck, and the Lake of Geneva forty times over.
  private static let leastLand = 0.05
  private static let leastLake = 1.0

  private init(lands: [[EarthPoint]], lakes: [[EarthPoint]]) { (self.lands, self.lakes) = (lands, lakes) }

  /// The coasts without points that are nearer to the one before than a distance in degrees, and without rings of which
  /// that leaves no area.
  func thinned(to least: Double) -> Coastline {
    func thinned(_ rings: [[EarthPoint]]) -> [[EarthPoint]] {
      rings.map { $0.thinned(to: least) }.filter { $0.count > 2 }
    }
    return Coastline(lands: thinned(lands), lakes: thinned(lakes))
  }

  /// - Parameters:
  ///   - lands: A shapefile of the boundaries between sea and land.
  ///   - lakes: A shapefile of those between land and lakes.
  /// - Returns: `nil` if one of them is no whole shapefile of polygons.
  package init?(lands: [UInt8], lakes: [UInt8]) {
    guard let lands = ShapeReader(lands, least: Coastline.leastLand).rings(),
      let lakes = ShapeReader(lakes, least: Coastline.leastLake).rings()
    else { return nil }
    self.lands = lands.filter { abs($0.area) >= Coastline.leastLand }.map { $0.turned(clockwise: true) }
    self.lakes = lakes.filter { abs($0.area) >= Coastline.leastLake }.map { $0.turned(clockwise: false) }
  }
}

extension [EarthPoint] {
  /// The ring without points close to the one before; those on the 180th meridian, which are seams, stay.
  fileprivate func thinned(to least: Double) -> [EarthPoint] {
    reduce(into: []) { kept, point in
      guard let last = kept.last, abs(point.longitude) < 179.999 else { return kept.append(point) }
      let (east, north) = (point.longitude - last.longitude, point.latitude - last.latitude)
      if east * east + north * north >= least * least { kept.append(point) }
    }
  }

  /// The area in square degrees as on an equirectangular map; positive where the ring is clockwise.
  fileprivate var area: Double {
    var sum = 0.0
    for (here, next) in zip(self, dropFirst() + prefix(1)) {
      sum += (next.longitude - here.longitude) * (next.latitude + here.latitude)
    }
    return sum / 2
  }

  fileprivate func turned(clockwise: Bool) -> [EarthPoint] { (area > 0) == clockwise ? self : reversed() }
}

/// Reads the polygons of a shapefile; whatever its bytes are, it ends.
private struct ShapeReader {
  private let bytes: [UInt8]

  /// The area from which the box around a polygon is worth reading its points.
  private let least: Double

  init(_ bytes: [UInt8], least: Double) { (self.bytes, self.least) = (bytes, least) }

  private static let head = 100
  private static let magic = 9994
  private static let polygon = 5

  /// All rings in the order of the file but those in boxes that are too small; `nil` if it is damaged, cut short or of another kind.
  func rings() -> [[EarthPoint]]? {
    guard bytes.count >= ShapeReader.head, whole(at: 0, isLittle: false) == ShapeReader.magic,
      whole(at: 24, isLittle: false) == bytes.count / 2, bytes.count.isMultiple(of: 2)
    else { return nil }
    var rings: [[EarthPoint]] = []
    var place = ShapeReader.head
    while place < bytes.count {
      // A record tells its length in words of two bytes, without its own head.
      guard bytes.count - place >= 12 else { return nil }
      let end = place + 8 + 2 * whole(at: place + 4, isLittle: false)
      guard end > place + 8, end <= bytes.count, let own = polygon(in: place + 8..<end) else { return nil }
      rings += own
      place = end
    }
    return rings
  }

  /// The rings of a record: its kind, a box, the numbers of parts and points, the starts of parts, and the points.
  private func polygon(in record: Range<Int>) -> [[EarthPoint]]? {
    let start = record.lowerBound
    guard record.count >= 44, whole(at: start) == ShapeReader.polygon else { return nil }
    let (parts, points) = (whole(at: start + 36), whole(at: start + 40))
    guard parts > 0, points > 0, record.count >= 44 + 4 * parts + 16 * points else { return nil }
    let (width, height) = (
      number(at: start + 20) - number(at: start + 4), number(at: start + 28) - number(at: start + 12)
    )
    if width * height < least { return [] }
    let starts = (0..<parts).map { whole(at: start + 44 + 4 * $0) } + [points]
    let first = start + 44 + 4 * parts
    var rings: [[EarthPoint]] = []
    for (from, to) in zip(starts, starts.dropFirst()) {
      guard 0 <= from, from < to, to <= points else { return nil }
      let ring = (from..<to).map {
        EarthPoint(longitude: number(at: first + 16 * $0), latitude: number(at: first + 16 * $0 + 8))
      }
      guard ring.allSatisfy({ abs($0.longitude) <= 360 && abs($0.latitude) <= 90 }) else { return nil }
      rings.append(ring)
    }
    return rings
  }

  /// A number of four bytes; the caller has seen that they are there.
  private func whole(at place: Int, isLittle: Bool = true) -> Int {
    var pattern: UInt32 = 0
    for offset in 0..<4 { pattern = pattern << 8 | UInt32(bytes[place + (isLittle ? 3 - offset : offset)]) }
    return Int(Int32(bitPattern: pattern))
  }

  private func number(at place: Int) -> Double {
    var pattern: UInt64 = 0
    for offset in 0..<8 { pattern = pattern << 8 | UInt64(bytes[place + 7 - offset]) }
    return Double(bitPattern: pattern)
  }
}
