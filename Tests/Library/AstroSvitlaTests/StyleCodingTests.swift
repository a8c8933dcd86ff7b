import AstroSvitla
import Foundation
import TestSupport
import Testing

/// Styles and limits as programs keep them.
@Suite struct StyleCodingTests {
  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func read<Value: Codable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test(arguments: [.wheel, .sheet] + PosterFormat.allCases.map { PictureStyle.Form.poster($0) })
  func `a style comes back as it was`(form: PictureStyle.Form) throws {
    let style = PictureStyle(
      form, theme: .midnight, size: 700, aspects: .all, showsAspects: false, showsTitle: false,
      isTransparent: true)
    #expect(try coded(style) == style)
    #expect(try coded(PictureStyle(form)) == PictureStyle(form))
  }

  @Test func `styles, limits and options come back too`() throws {
    let calendar = CalendarPictures.Style(.month, theme: .print, width: 900, isTransparent: true)
    #expect(try coded(calendar) == calendar)
    let limits = StudioLimits(width: 500, bytes: 1 << 20, wait: .milliseconds(2500), queue: 7)
    #expect(try coded(limits) == limits && coded(StudioLimits()) == StudioLimits())
    let page = WebPage.Options(isFragment: true, prefix: "mine")
    #expect(try coded(page) == page)
  }

  @Test func `what a style leaves out has its default, and an unknown form is named`() throws {
    #expect(try read("{}", as: PictureStyle.self) == PictureStyle())
    let story = ##"{"form": "story", "theme": {"name": "mine", "accent": "#9A4B00"}}"##
    let style = try read(story, as: PictureStyle.self)
    #expect(style.form == .poster(.story) && style.theme.name == "mine" && style.size == nil)
    let problem = #expect(throws: Problem.self) { try read(##"{"form": "sheat"}"##, as: PictureStyle.self) }
    #expect(problem?.description.contains("sheet") == true)
  }

  @Test(arguments: Theme.builtIn)
  func `a theme comes back as it was`(theme: Theme) throws {
    #expect(try coded(theme) == theme)
  }

  @Test(
    arguments: [
      "{}", ##"{ "name": "harbour", "paper": "#F4F7F8", "disc": "#FFFFFF", "ink": "#10222B" }"##,
      ##"{ "faintInk": "#555555", "fireInk": "#AA0000", "sun": "#AA5500", "lineScale": 2 }"##,
      ##"{ "secondInk": "#123456", "ink": "#101010", "dashesNatures": true }"##,
    ])
  func `a theme is decoded as a theme file is read, and comes back`(json: String) throws {
    let theme = try Theme(json: Array(json.utf8))
    #expect(try read(json, as: Theme.self) == theme && coded(theme) == theme)
  }

  @Test(
    arguments: [
      (##"{"papper": "#FFFFFF"}"##, "papper"), (##"{"paper": "white"}"##, "paper"),
      (##"{"lineScale": 9}"##, "lineScale"),
    ])
  func `a wrong token is named`(json: String, token: String) throws {
    let problem = #expect(throws: Problem.self) { try read(json, as: Theme.self) }
    #expect(problem?.code == .invalidTheme && problem?.location.pathText == token)
  }
}
