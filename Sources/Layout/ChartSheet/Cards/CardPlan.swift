import AstroBylines
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Sizes, positions and type of a card, in its pixels.
struct CardPlan: Sendable {
  let format: CardFormat
  let theme: Theme
  /// Where the by-line may be: the right third of the foot.
  let bylineBox: Rect
  /// Between what heights everything else is.
  let top: Double
  let foot: Double

  init(format: CardFormat, theme: Theme, byline: Byline?) {
    (self.format, self.theme) = (format, theme)
    let (size, clearance) = (format.size, format.clearance)
    let height = byline?.logo == nil ? 30.0 : 56
    let width = size.width / 3
    bylineBox = Rect(
      x: size.width - width - CardPlan.margin, y: size.height - clearance - height + 8, width: width,
      height: height)
    (top, foot) = (clearance, byline == nil ? size.height - clearance : bylineBox.minY - 14)
  }

  var size: Size { format.size }
  var middle: Double { size.width / 2 }
  /// The free space left and right of words, and the greatest width of a line.
  static let margin = 64.0
  var room: Double { size.width - 2 * CardPlan.margin }

  /// The distances of the frame's two lines from the edge of the page.
  static let frameInsets = [16.0, 24]
  /// The page within the frame, where words may be.
  var inner: Rect { Rect(origin: .origin, size: size).inset(by: Insets(all: 34)) }

  /// The smallest type that a phone shows legibly.
  static let leastSize = 20.0

  var name: TextStyle { TextStyle(.vollkornSemiBold, size: 64, paint: theme.paint(.ink)) }
  var glyph: TextStyle { TextStyle(.symbols, size: 96, paint: theme.paint(.accent)) }
  var sign: TextStyle { TextStyle(.vollkornSemiBold, size: 40, paint: theme.paint(.ink)) }
  var label: TextStyle { TextStyle(.inter, size: 24, paint: theme.paint(.faintInk)) }
  var sentence: TextStyle { TextStyle(.vollkorn, size: 34, paint: theme.paint(.ink)) }
  var note: TextStyle { TextStyle(.inter, size: 22, paint: theme.paint(.faintInk)) }
  /// The name of a score, and its number.
  var barName: TextStyle { TextStyle(.inter, size: 28, paint: theme.paint(.ink)) }
  var barNumber: TextStyle {
    TextStyle(.interSemiBold, size: 34, paint: theme.paint(.ink), figures: .tabular)
  }
  /// The day of a card of the day, whose it is, and what it is about.
  var day: TextStyle { TextStyle(.vollkornSemiBold, size: 56, paint: theme.paint(.ink)) }
  var owner: TextStyle { TextStyle(.inter, size: 28, paint: theme.paint(.faintInk)) }
  var headline: TextStyle { TextStyle(.vollkornSemiBold, size: 44, paint: theme.paint(.ink)) }
  var frame: Stroke { Stroke(theme.paint(.hairline), width: 1.2 * theme.lineScale) }
}
