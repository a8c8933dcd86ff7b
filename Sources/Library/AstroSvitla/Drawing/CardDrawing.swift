public import AstroBylines
import AstroChartModel
public import AstroChartSheet
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
public import AstroThemes

/// How a card looks.
public struct CardStyle: Hashable, Sendable {
  /// Its proportions; every card is 1080 pixels wide.
  public var format: CardFormat
  /// The inks and strokes.
  public var theme: Theme
  /// Whether it names whose chart it is.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default a square in the light theme.
  public init(
    _ format: CardFormat = .square, theme: Theme = .light, showsTitle: Bool = true,
    isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.format, self.theme, self.showsTitle) = (format, theme, showsTitle)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}

/// A card, laid out and ready to be written.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct CardDrawing: DrawnPicture {
  private let card: Card
  private let scene: Scene
  private let style: CardStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits

  /// - Parameter make: Lays the card out with the faces of the studio.
  init(
    _ style: CardStyle, _ info: DocumentInfo, with studio: Studio,
    _ make: (any TextShaper) throws(Problem) -> Card
  ) throws(Problem) {
    try studio.options.limits.check(width: style.format.size.height)
    let tools = try studio.tools
    card = try make(tools.fonts)
    scene = card.scene(isTransparent: style.isTransparent, shaper: tools.fonts)
    try tools.fonts.check()
    (self.style, self.tools, limits) = (style, tools, studio.options.limits)
    self.info = info.by(style.byline?.name)
  }

  /// Everything in the layout that breaks a promise, such as two words that touch, in one sentence each; empty if all is
  /// well.
  public var audit: [String] { card.audit() }

  /// The notes that a reader of the picture should see.
  public var notes: [Note] {
    style.theme.weaknesses + scene.notes + (style.byline?.notes(in: style.theme) ?? [])
  }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `outOfRange` and `tooLong` beyond the limits of the studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try tools.renderer.png(scene, pixelWidth: Int(style.format.size.width), info: info)
      case .svg: try tools.svg.svg(scene, info: info)
      case .pdf: try tools.renderer.pdf(scene, info: info)
      }
    return try limits.check(bytes)
  }
}

/// A picture that is no wheel, laid out and ready to be written.
package protocol DrawnPicture {
  /// Everything in the layout that breaks a promise.
  var audit: [String] { get }

  /// The picture as the bytes of a file.
  func bytes(as format: PictureFormat) throws(Problem) -> [UInt8]
}

extension DialDrawing: DrawnPicture {}
extension PartDrawing: DrawnPicture {}
