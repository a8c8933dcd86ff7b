import AstroChartSheet
import AstroDiagnostics
import AstroThemes

/// The style as an object; what is missing has its default.
extension PictureStyle: Decodable {
  /// A by-line belongs to whoever draws, not to the look of a picture.
  enum CodingKeys: String, CodingKey {
    case form, theme, size, aspects, showsAspects, showsTitle, isTransparent
  }

  /// - Throws: A `Problem` for an unknown form or a wrong theme, what the decoder throws for other values.
  public init(from decoder: any Decoder) throws {
    self.init()
    let style = try decoder.container(keyedBy: CodingKeys.self)
    form = try style.decodeIfPresent(Form.self, forKey: .form) ?? form
    theme = try style.decodeIfPresent(Theme.self, forKey: .theme) ?? theme
    size = try style.decodeIfPresent(Int.self, forKey: .size)
    aspects = try style.decodeIfPresent(Aspects.self, forKey: .aspects)
    showsAspects = try style.decodeIfPresent(Bool.self, forKey: .showsAspects) ?? showsAspects
    showsTitle = try style.decodeIfPresent(Bool.self, forKey: .showsTitle) ?? showsTitle
    isTransparent = try style.decodeIfPresent(Bool.self, forKey: .isTransparent) ?? isTransparent
  }
}

/// The form by its name: `wheel`, `sheet`, or a poster's format, such as `square`.
extension PictureStyle.Form: Codable {
  /// - Throws: A `Problem` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let form = PictureStyle.Form.all.first(where: { $0.name == name }) else {
      throw Problem.unknown("form of a picture", name, among: PictureStyle.Form.all.map(\.name))
    }
    self = form
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private static let all: [PictureStyle.Form] = [.wheel, .sheet] + PosterFormat.allCases.map { .poster($0) }

  private var name: String {
    switch self {
    case .wheel: "wheel"
    case .sheet: "sheet"
    case .poster(let format): format.rawValue
    }
  }
}
