import AstroChartFiles
import AstroChartModel
import AstroDrawingResponse
import AstroEphemeris
import AstroSVG
import AstroShaping
import AstroSvitla
import AstroThemes
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

/// Ids of the drawing response and of the picture are one thing.
@Suite struct PictureIDTests {
  /// A group of a picture: its id, its title, and whether words or signs stand in it.
  private struct Group {
    var id: String
    var title: String?
    var isInked: Bool
  }

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Repository.samples.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  private let fonts: FontBook

  init() throws { fonts = try FontBook() }

  private func chart(_ name: String) throws -> Chart {
    let file = try Data(contentsOf: Repository.samples.appending(path: name))
    switch try ChartDocument(json: Array(file)) {
    case .birth(let name, let birth, let settings):
      return try SwissEphemeris().chart(of: birth, name: name, settings: settings)
    case .chart(let chart): return chart
    }
  }

  /// The wheel of a sample alone, or with other samples around it.
  private func wheel(_ name: String, rings: Int, in language: Language) throws -> (Chart, Wheel) {
    let (chart, others) = (try chart(name), try ["tesla.json", "sydney.json"].map(chart))
    let around = zip(others, [SkyRole.partner, .transit]).prefix(rings - 1).map {
      OuterSky($0, as: $1, caption: "Around · 21 Nov 2026")
    }
    let options = WheelOptions(caption: WheelCaption(of: chart, in: language), language: language.tag)
    let figure = WheelFigure(of: chart, around: Array(around))
    return (chart, Wheel(of: figure, options: options, theme: .light, shaper: fonts))
  }

  private func svg(_ wheel: Wheel, _ options: SVGOptions = SVGOptions()) throws -> String {
    let writer = SVGWriter(glyphs: fonts, options: options)
    return String(decoding: try writer.svg(wheel.scene(), info: DocumentInfo(title: "")), as: UTF8.self)
  }

  private func groups(in svg: String) -> [Group] {
    svg.matches(of: #/<g id="([^"]*)"[^>]*>\s*(?:<title>([^<]*)</title>\s*)?(<g (?!id)|<use )?/#).map {
      Group(id: String($0.1), title: $0.2.map(String.init), isInked: $0.3 != nil)
    }
  }

  private func boxes(of chart: Chart, _ wheel: Wheel, in language: Language) throws -> [String] {
    let response = DrawingResponse(of: chart, drawnAs: wheel, in: language).json
    let root = try JSONSerialization.jsonObject(with: Data(response)) as? [String: Any]
    let layout = try #require(root?["layout"] as? [String: Any])
    return try #require(layout["boxes"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  @Test(arguments: names, [1, 2, 3])
  func `every box is exactly one titled group, and every group that holds ink is a box`(
    name: String, rings: Int
  ) throws {
    for language in Language.allCases {
      let (chart, wheel) = try wheel(name, rings: rings, in: language)
      let boxes = try boxes(of: chart, wheel, in: language)
      let groups = groups(in: try svg(wheel))
      #expect(boxes.count > 30)
      #expect(Set(groups.map(\.id)).count == groups.count)
      let titled = groups.filter { $0.title?.isEmpty == false }.map(\.id)
      #expect(boxes.sorted() == titled.filter(Set(boxes).contains).sorted())
      #expect(Set(groups.filter(\.isInked).map(\.id)) == Set(boxes))
      #expect(groups.contains { $0.title?.hasPrefix(Body.sun.name(in: language)) == true })
    }
  }

  @Test(arguments: 1...3) func `two pictures with prefixes never meet, and each finds its own`(rings: Int)
    throws
  {
    var seen: Set<String> = []
    // The third is without: it may share a page with the others too.
    for options in [try SVGOptions(prefix: "a"), try SVGOptions(prefix: "a1"), SVGOptions()] {
      let svg = try svg(try wheel("oksana.json", rings: rings, in: .en).1, options)
      let ids = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
      let references = svg.matches(of: #/xlink:href="#([^"]*)"/#).map { String($0.1) }
      #expect(!references.isEmpty && Set(references).isSubset(of: ids))
      let stem = options.prefix.isEmpty ? "_" : options.prefix + "-_"
      #expect(references.allSatisfy { $0.hasPrefix(stem) })
    }
  }
}
