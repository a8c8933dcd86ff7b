import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroSkies
import AstroThemes
import AstroTradition
import AstroWording
import TestSupport
import Testing

@testable import AstroChartSheet

/// The page of a map with its lines.
@Suite struct MapSheetTests {
  /// An island of one rectangle, so that no test needs the coasts of a machine.
  private static let island = Coastline(
    lands: Shapefile.bytes(of: [[(10, 40), (10, 50), (30, 50), (30, 40), (10, 40)]]),
    lakes: Shapefile.bytes(of: [[(15, 43), (15, 47), (20, 47), (20, 43), (15, 43)]]))

  private static func sheet(
    of chart: Chart, doubt: Int? = nil, pixels: Int? = nil, theme: Theme = .light, language: Language = .en,
    _ shaper: any TextShaper
  ) throws -> MapSheet {
    let skies = Skies()
    let bands = try doubt.map { minutes in
      MapDoubt(
        minutes: minutes, earlier: try skies.map(of: chart, later: -Double(minutes)),
        later: try skies.map(of: chart, later: Double(minutes)))
    }
    return MapSheet(
      of: chart, try skies.map(of: chart), doubt: bands, over: try #require(island), pixels: pixels,
      theme: theme, language: language, shaper: shaper)
  }

  @Test(arguments: [(1600, 300), (900, 60), (300, 30)])
  func `no label touches another, and every line has its own`(pixels: Int, births: Int) throws {
    let fonts = try FontBook()
    for (index, birth) in RandomBirths(seed: 91).prefix(births).enumerated() {
      let chart = try SwissEphemeris().chart(of: birth)
      let sheet = try Self.sheet(
        of: chart, doubt: index.isMultiple(of: 3) ? 10 : nil, pixels: pixels,
        language: index.isMultiple(of: 2) ? .en : .uk, fonts)
      #expect(sheet.audit() == [], "birth \(index)")
    }
  }

  @Test(arguments: Language.allCases)
  func `no words of the whole page lie on others, and none leave it`(language: Language) throws {
    let fonts = try FontBook()
    for birth in RandomBirths(seed: 92).prefix(8) {
      let chart = try SwissEphemeris().chart(of: birth, name: "Maximiliana-Konstantyna Voloshynivska")
      let sheet = try Self.sheet(of: chart, doubt: 120, language: language, fonts)
      let words = PlacedWords.all(of: sheet.scene(width: MapSheet.width, shaper: fonts).items)
      let page = Rect(origin: .origin, size: sheet.size)
      #expect(words.filter { !page.contains($0.box) } == [])
      #expect(PlacedWords.overlaps(words) == [])
    }
  }

  @Test func `an audit finds a label on another, and a line without one`() throws {
    let sheet = try Self.sheet(of: SwissEphemeris().chart(of: KnownBirths.oksana), FontBook())
    #expect(sheet.audit() == [])
    var crowded = sheet
    crowded.rims[1].labels[1] = crowded.rims[1].labels[0]
    #expect(crowded.audit().contains { $0.contains("touches") })
    #expect(crowded.audit().contains { $0.contains("has no label") })
    #expect(crowded.audit().contains { $0.contains("changed places") })
  }

  @Test func `lines lie where they are on the Earth, and break at the 180th meridian alone`() throws {
    let sheet = try Self.sheet(of: SwissEphemeris().chart(of: KnownBirths.oksana), FontBook())
    let field = sheet.field
    for line in sheet.map.lines {
      let pieces = field.pieces(of: line.course(within: MapField.latitudes))
      #expect(!pieces.isEmpty)
      let (top, bottom) = (min(75, line.latitudes.upperBound), -60.0)
      #expect(abs((pieces.joined().map(\.y).min() ?? 0) - field.y(top)) < 1e-6)
      #expect(abs((pieces.joined().map(\.y).max() ?? 0) - field.y(bottom)) < 1e-6)
      for end in pieces.flatMap({ [$0.first, $0.last].compactMap(\.self) }) {
        let isAtSide = abs(abs(end.x - field.box.center.x) - field.box.width / 2) < 1e-4
        #expect(isAtSide || abs(end.y - field.y(top)) < 1e-6 || abs(end.y - field.y(bottom)) < 1e-6)
      }
      for point in pieces.joined() {
        let latitude = 75 - (point.y - field.box.minY) / field.scale
        guard let longitude = line.longitude(at: min(latitude, top - 1e-9)) else { continue }
        let there = (point.x - field.box.center.x) / field.scale
        // Between two points of the course a chord stands for the curve.
        #expect(abs(EarthPoint.wrapped(there - longitude)) < 1)
      }
    }
  }

  @Test func `the band of a doubt has its line within, as wide as the Earth turns in that time`() throws {
    let sheet = try Self.sheet(of: SwissEphemeris().chart(of: KnownBirths.oksana), doubt: 10, FontBook())
    let doubt = try #require(sheet.doubt)
    for body in Body.planets {
      let places = try [doubt.earlier, sheet.map, doubt.later].map { map in
        try #require(map.line(of: body, at: .ascendant)?.longitude(at: 20))
      }
      let (east, west) = (
        EarthPoint.wrapped(places[0] - places[1]), EarthPoint.wrapped(places[1] - places[2])
      )
      #expect(abs(east - 2.507) < 0.1 && abs(west - 2.507) < 0.1, "\(body) \(east) \(west)")
    }
    let areas = sheet.field.areas(
      between: [EarthPoint(longitude: 179, latitude: -60), EarthPoint(longitude: 179, latitude: 75)],
      and: [EarthPoint(longitude: 183, latitude: -60), EarthPoint(longitude: 183, latitude: 75)])
    #expect(areas.map { ($0.controlBounds.width / sheet.field.scale).rounded() }.sorted() == [1, 3])
  }

  @Test(arguments: Theme.builtIn)
  func `lines and glyphs have a contrast of three on everything below them`(theme: Theme) throws {
    let type = MapType(theme: theme, pixelsPerPoint: 2)
    let land = type.land.map { $0.color.over(theme.disc) } ?? theme.disc
    for body in Body.planets {
      let ink = theme.linePaint(of: body).color
      for ground in [theme.paper, theme.disc, land] {
        #expect(ink.contrast(on: ground) >= 3, "\(theme.name) \(body)")
      }
      // Under a band of its own, a line is still told from the ground.
      let band = type.band(body).color.over(land)
      #expect(ink.contrast(on: band) >= 3, "\(theme.name) \(body)")
    }
    #expect((type.land == nil) == (theme.name == "print"))
  }

  @Test func `each angle has a stroke of its own`() throws {
    let type = MapType(theme: .print, pixelsPerPoint: 2)
    #expect(Set(AstroMap.angles.map { type.stroke(.sun, $0) }).count == 4)
  }

  @Test func `parans near the latitude of the place are in bold, and every one is told`() throws {
    let fonts = try FontBook()
    let sheet = try Self.sheet(of: SwissEphemeris().chart(of: KnownBirths.oksana), fonts)
    let table = try #require(sheet.table)
    #expect(table.parans == sheet.map.parans() && table.parans.count > 50)
    let dump = sheet.scene(width: 800, shaper: fonts).dump()
    #expect(dump.contains(Face.interBold.name) && dump.contains("parans.7"))
  }

  @Test func `a small picture has no parans, and a tiny one the map alone`() throws {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let small = try Self.sheet(of: chart, pixels: 800, fonts)
    #expect(small.table == nil && small.key != nil && small.audit() == [])
    let tiny = try Self.sheet(of: chart, pixels: 300, fonts)
    #expect(tiny.key == nil && tiny.title.isEmpty && tiny.audit() == [])
    #expect(tiny.rims.map(\.labels.count) == [10, 10])
  }
}

/// Coasts of the Earth as files have them.
@Suite struct CoastlineTests {
  private static let square: [(Double, Double)] = [(10, 40), (10, 50), (30, 50), (30, 40), (10, 40)]

  @Test func `rings are read, land clockwise and lakes the other way around`() throws {
    let bytes = Shapefile.bytes(of: [Self.square, Self.square.reversed()])
    let coast = try #require(Coastline(lands: bytes, lakes: bytes))
    #expect(coast.lands.count == 2 && coast.lands[0] == coast.lands[1])
    #expect(coast.lakes[0] == coast.lands[0].reversed())
    #expect(coast.lands[0].first == EarthPoint(longitude: 10, latitude: 40))
  }

  @Test func `specks and small lakes are left out`() throws {
    let speck: [(Double, Double)] = [(0, 0), (0, 0.1), (0.1, 0.1), (0.1, 0), (0, 0)]
    let bytes = Shapefile.bytes(of: [speck, Self.square])
    let coast = try #require(Coastline(lands: bytes, lakes: bytes))
    #expect(coast.lands.count == 1 && coast.lakes.count == 1)
  }

  @Test func `a file that is cut short, or is none, is refused, and no bytes stop the reader`() {
    let whole = Shapefile.bytes(of: [Self.square])
    for count in 0..<whole.count {
      #expect(Coastline(lands: Array(whole.prefix(count)), lakes: whole) == nil)
    }
    var generator = SeededGenerator(seed: 93)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<3 { bytes[generator.whole(in: 0...bytes.count - 1)] = UInt8(generator.whole(in: 0...255)) }
      _ = Coastline(lands: bytes, lakes: whole)
    }
  }
}

/// Makes shapefiles of polygons with one ring each.
enum Shapefile {
  static func bytes(of rings: [[(Double, Double)]]) -> [UInt8] {
    var records: [UInt8] = []
    for (index, ring) in rings.enumerated() {
      var content = little(5)
      let (x, y) = (ring.map(\.0), ring.map(\.1))
      for side in [x.min(), y.min(), x.max(), y.max()] { content += double(side ?? 0) }
      for number in [1, Int32(ring.count), 0] { content += little(number) }
      for (longitude, latitude) in ring { content += double(longitude) + double(latitude) }
      records += big(Int32(index + 1)) + big(Int32(content.count / 2)) + content
    }
    var file = big(9994) + zeros(20)
    file += big(Int32((100 + records.count) / 2)) + little(1000) + little(5) + zeros(64)
    return file + records
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
  private static func big(_ number: Int32) -> [UInt8] { little(number).reversed() }
  private static func little(_ number: Int32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  private static func double(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
  }
}
