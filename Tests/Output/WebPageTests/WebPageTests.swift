import AstroBytes
import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroSVG
import AstroSvitla
import AstroWebPage
import AstroWheelLayout
import AstroWording
import Foundation
import FoundationXML
import Testing

@Suite struct WebPageTests {
  private let pages: Pages

  init() throws { pages = try Pages() }

  static let samples = ["oksana", "lesia-ukrainka", "new-york-crowded", "tromso-polar", "ramanujan-sidereal"]

  @Test(arguments: zip(samples, [Language.en, .uk, .en, .uk, .en]))
  func `a page is one well-formed file that asks for nothing`(name: String, language: Language) throws {
    let html = try pages.html(pages.page(of: Pages.chart(name), in: language))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.tag)\">"))
    // The only addresses are the names of what SVG is.
    let addresses = Set(html.matches(of: #/https?:[^"' )]*/#).map { String($0.0) })
    #expect(addresses == ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"])
    #expect(!html.contains("src=") && !html.contains("@import") && !html.contains("url("))
    let svg = try #require(html.parts(from: "<svg ", to: "</svg>").first { $0.contains("graphics-document") })
    let parser = XMLParser(data: Data("<svg \(svg)</svg>".utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    // No policy that goes by digests lets a `style` attribute in.
    #expect(!html.contains(" style=\"") && !html.contains(" onclick="))
  }

  @Test(arguments: samples)
  func `every id stands once, and every one referred to is there`(name: String) throws {
    let chart = try Pages.chart(name)
    let around = try OuterSky(Pages.chart("tesla"), as: .partner, caption: "Tesla")
    for page in [pages.page(of: chart, in: .uk), pages.page(of: chart, around: [around], in: .en)] {
      for options in [WebPage.Options(), WebPage.Options(isFragment: true)] {
        let html = try pages.html(page, options)
        let ids = html.parts(from: " id=\"", to: "\"")
        #expect(Set(ids).count == ids.count)
        for reference in ["href=\"#", " for=\""] {
          let missing = Set(html.parts(from: reference, to: "\"")).subtracting(ids)
          #expect(missing.isEmpty, "\(missing.sorted())")
        }
        if options.isFragment {
          let prefix = try #require(html.parts(from: "<astro-wheel id=\"", to: "\"").first)
          #expect(prefix.wholeMatch(of: /w[0-9a-f]{7}/) != nil)
          #expect(ids.allSatisfy { $0 == prefix || $0.hasPrefix(prefix + "-") })
          #expect(!html.contains("<html") && !html.contains("<meta"))
        }
      }
    }
  }

  @Test(arguments: zip(samples, [Language.uk, .en, .uk, .en, .uk]))
  func `every body, house, sign, cusp and aspect has a target and a sentence`(
    name: String, language: Language
  ) throws {
    let chart = try Pages.chart(name)
    let html = try pages.html(pages.page(of: chart, in: language))
    var expected = chart.placements.map { ElementID(.body($0.body)).description }
    expected += Sign.allCases.map { ElementID(.sign($0)).description }
    if chart.houses != nil { expected += (1...12).flatMap { ["house.\($0)", "cusp.\($0)"] } }
    expected += Set(chart.aspects.map { ElementID(.aspect($0.end1, $0.end2)).description })
    let groups = Dictionary(
      html.parts(from: "<g id=\"", to: "/>").map { group in
        (String(group.prefix { $0 != "\"" }), group)
      }, uniquingKeysWith: { first, _ in first })
    let rows = Set(html.parts(from: "data-mark=\"", to: "\""))
    for id in expected {
      let group = try #require(groups[id], "\(id)")
      #expect(group.contains("class=\"mark ") && group.contains("role=\"graphics-symbol\""), "\(group)")
      let sentence = try #require(group.parts(from: "aria-label=\"", to: "\"").first)
      #expect(sentence.hasSuffix(".") && sentence.count > 12, "\(sentence)")
      #expect(group.contains("<path class=\"line\" d=\"M") || group.contains("<path class=\"area\" d=\"M"))
      #expect(id.hasPrefix("sign.") || id.hasPrefix("cusp.") || rows.contains(id), "\(id) has no row")
    }
  }

  @Test func `the policy names the digests of the one style sheet and the one script`() throws {
    let html = try pages.html(pages.page(of: Pages.chart("oksana"), in: .en))
    let policy = try #require(html.parts(from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'; "))
    func digest(_ text: String) -> String {
      let digits = Array(SHA256.hex(Array(text.utf8)))
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
      return Data(bytes).base64EncodedString()
    }
    let styles = html.parts(from: "<style>", to: "</style>")
    let scripts = html.parts(from: "<script>", to: "</script>")
    #expect(styles.count == 1 && scripts.count == 1)
    #expect(policy.contains("style-src 'sha256-\(digest(styles[0]))'"))
    #expect(policy.hasSuffix("script-src 'sha256-\(digest(scripts[0]))'"))
    #expect(scripts[0].utf8.count <= 20 * 1024)
  }

  @Test func `a page paints no wheel of its own: all it shows is derived from the one scene it is given`()
    throws
  {
    let chart = try Pages.chart("oksana")
    let wheel = pages.wheel(of: chart, in: .en)
    func html(painted scene: Scene) throws -> String {
      let info = DocumentInfo(of: chart, in: .en)
      return try pages.html(WebPage(of: wheel, painted: scene, info: info, facts: [], in: .en))
    }
    let empty = try html(painted: Scene(size: wheel.size, background: wheel.theme.paper))
    // Neither strokes for the style sheet, nor groups for the picture.
    #expect(!empty.contains("{.k0{") && !empty.contains("<g id=\""))
    let whole = try html(painted: wheel.scene())
    #expect(whole.contains("{.k0{") && whole.contains("<g id=\"planet.sun\""))
  }

  @Test(arguments: ["oksana", "lesia-ukrainka"])
  func `the picture is that of the command but for variables and targets`(name: String) throws {
    let chart = try Pages.chart(name)
    let page = pages.page(of: chart, in: .en)
    let wheel = pages.wheel(of: chart, in: .en)
    let info = DocumentInfo(title: DocumentInfo(of: chart, in: .en).title)
    let writer = SVGWriter(glyphs: pages.fonts, options: SVGOptions(isFragment: true))
    let scene = wheel.scene(isTransparent: true)
    let picture = String(decoding: try writer.svg(scene, info: info), as: UTF8.self)
    let html = try pages.html(page)
    let part = try #require(
      html.parts(from: "<svg ", to: "</svg>").first { $0.contains("graphics-document") })
    var stripped = "<svg \(part)</svg>\n".replacing(#/var\(--[A-Za-z]+,(#[0-9A-F]{6})\)/#) { String($0.1) }
    for added in [
      #/<g id="house\.\d+" class="mark house"[^>]*>\n<path class="area"[^>]*>\n<\/g>\n/#,
      #/<path class="(?:line|area)"[^>]*\/>\n/#, #/ class="[^"]*"/#, #/ role="graphics-symbol"/#,
      #/ aria-(?:label|roledescription)="[^"]*"/#,
    ] { stripped = stripped.replacing(added, with: "") }
    stripped = stripped.replacing("role=\"graphics-document\" lang=", with: "role=\"img\" xml:lang=")
    #expect(lines(stripped) == lines(picture))
  }

  /// A sign that is a target is written as a group within: one line or two, the same picture.
  private func lines(_ svg: String) -> [String] {
    svg.replacing(#/<g id="(sign\.[a-z]+)"( fill="[^"]*" transform="[^"]*")?>/#) { "<g id=\"\($0.1)\">" }
      .components(separatedBy: "\n")
      .filter { !$0.contains("<use xlink:href=\"#_s-") && $0 != "</g>" && !$0.hasPrefix("<title>") }
      .map { $0.replacing(#/<title>[^<]*<\/title>/#, with: "") }
  }
}
