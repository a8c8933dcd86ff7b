import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let pictures: [Endpoint] =
    [Media.svg, .png, .pdf].map { media in
      Endpoint(
        .get, "/v1/charts/{chart}/picture.\(media.rawValue)", .user,
        EndpointFacts(
          "The wheel of a chart as \(media.rawValue.uppercased())",
          query: PictureStyle.parameters + [PictureStyle.transits, Schema.language], media: media,
          refusals: [.notFound])
      ) { call in
        let (chart, style) = (try await call.chart(), try PictureStyle(call.query))
        let moment = try call.query.values["transits"].map { text throws(Refusal) in try Moment(asked: text) }
        return try await call.picture(of: chart, style, media) { studio, natal in
          try moment.map { [try studio.transits(to: natal, at: $0)] } ?? []
        }
      }
    } + [
      Endpoint(
        .get, "/v1/charts/{chart}/page.html", .user,
        EndpointFacts(
          "The wheel as a page that can be touched", query: [Schema.language], media: .html,
          refusals: [.notFound])
      ) { call in
        let (chart, language) = (try await call.chart(), call.language)
        let document = chart.document
        return try await call.fresh([document], .html) {
          try await call.house.workshop.make { studio in
            try studio.page(of: studio.kept(document), in: language).value
          }
        }
      }
    ]
}

extension Call {
  /// A picture of a chart.
  ///
  /// - Parameter skies: The skies around it, and beside the charts what they are made of.
  func picture(
    of chart: ChartRecord, _ style: PictureStyle, _ media: Media, with others: [ChartRecord] = [],
    around skies: @escaping @Sendable (Studio, Chart) throws -> [OuterSky]
  ) async throws -> Answer {
    guard let format = PictureFormat(rawValue: media.rawValue) else { throw Refusal.notFound }
    let (document, language) = (chart.document, self.language)
    return try await fresh([document] + others.map(\.document), media) {
      try await house.workshop.make { studio in
        let natal = try studio.kept(document)
        return try studio.picture(of: natal, around: skies(studio, natal), style, as: format, in: language)
          .value
      }
    }
  }
}

extension PictureStyle {
  static let parameters: [QueryParameter] = [
    .oneOf("theme", "The colours", Theme.builtIn.map(\.name)),
    .oneOf("form", "The wheel alone, with tables, or for sharing", Forms.names),
    QueryParameter(
      "size", "The width in pixels of PNG, points of SVG and PDF; not with a form for sharing",
      ["type": "integer", "minimum": 100, "maximum": .integer(Workshop.widest)]),
    .oneOf("aspects", "Which aspects are drawn", ["major", "all"]),
    .truth("title", "Whether name and birth stand above the wheel"),
    .truth("transparent", "Whether the ground is left out"),
  ]

  static let transits = QueryParameter(
    "transits", "The moment of a sky around the wheel; a bare day is its noon in UTC",
    ["type": "string", "pattern": .text(Schema.instantPattern)])

  init(_ query: Query) throws(Refusal) {
    let themes = Theme.builtIn
    let theme = try query.named("theme", known: themes.map(\.name)) { name in themes.first { $0.name == name }
    }
    let form = try query.named("form", known: Forms.names) { Forms.form($0) }
    let size = try query.integer("size", in: 100...Workshop.widest)
    if case .poster = form, size != nil {
      throw .invalid("size", Words("left out with this form", "пропущено з цією формою"))
    }
    self.init(
      form ?? .wheel, theme: theme ?? .light, size: size,
      aspects: try query.named("aspects", known: ["major", "all"]) { Aspects(rawValue: $0) },
      showsTitle: try query.truth("title") ?? true, isTransparent: try query.truth("transparent") ?? false)
  }

  private enum Forms {
    static let names = ["wheel", "sheet", "square", "portrait", "story", "a3", "a2"]

    static func form(_ name: String) -> Form? {
      switch name {
      case "wheel": .wheel
      case "sheet": .sheet
      default: PosterFormat(rawValue: name).map { .poster($0) }
      }
    }
  }
}
