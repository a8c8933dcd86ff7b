import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWheelLayout

/// The text styles of calendar pictures in a theme.
struct CalendarType: Sendable {
  let theme: Theme

  var title: TextStyle { TextStyle(.vollkornSemiBold, size: 25, paint: theme.paint(.ink)) }
  var facts: TextStyle { TextStyle(.inter, size: 7.6, paint: theme.paint(.faintInk)) }
  var month: TextStyle { TextStyle(.interSemiBold, size: 7.4, paint: theme.paint(.ink)) }
  var mover: TextStyle { TextStyle(.symbols, size: 12, paint: theme.paint(.ink)) }
  var moverName: TextStyle { TextStyle(.interMedium, size: 7, paint: theme.paint(.ink)) }
  var day: TextStyle { TextStyle(.interMedium, size: 6.2, paint: theme.paint(.ink)) }
  var faintDay: TextStyle { TextStyle(.inter, size: 6, paint: theme.paint(.faintInk)) }
  var point: TextStyle { TextStyle(.symbols, size: 8, paint: theme.paint(.ink)) }
  var angle: TextStyle { TextStyle(.interSemiBold, size: 5.6, paint: theme.paint(.ink)) }
  /// With serifs, because I and II would otherwise look like bars.
  var house: TextStyle { TextStyle(.vollkorn, size: 6.6, paint: theme.paint(.faintInk)) }
  var retrograde: TextStyle { TextStyle(.symbols, size: 6.6, paint: theme.paint(.retrograde)) }
  var stripSign: TextStyle { TextStyle(.symbols, size: 7.6, paint: theme.paint(.ink)) }
  var stripRetrograde: TextStyle { TextStyle(.symbols, size: 6.4, paint: theme.paint(.ink)) }
  var stripDay: TextStyle { TextStyle(.inter, size: 5.2, paint: theme.paint(.ink)) }
  var stripStation: TextStyle { TextStyle(.interSemiBold, size: 5.4, paint: theme.paint(.ink)) }
  var week: TextStyle { TextStyle(.inter, size: 5.2, paint: theme.paint(.faintInk), figures: .tabular) }
  var moon: TextStyle { TextStyle(.symbols, size: 8.6, paint: theme.paint(.ink)) }
  var moonDay: TextStyle { TextStyle(.interMedium, size: 5.8, paint: theme.paint(.ink)) }
  var moonSign: TextStyle { TextStyle(.symbols, size: 7.2, paint: theme.paint(.ink)) }
  var eclipse: TextStyle { TextStyle(.interSemiBold, size: 5.6, paint: theme.paint(.accent)) }
  var key: TextStyle { TextStyle(.inter, size: 6.4, paint: theme.paint(.faintInk)) }
  var keySymbol: TextStyle { TextStyle(.symbols, size: 7.4, paint: theme.paint(.ink)) }

  func aspect(_ nature: AspectNature) -> TextStyle {
    TextStyle(.symbols, size: 7.6, paint: theme.paint(of: nature))
  }

  // MARK: - Styles of a month

  var monthDay: TextStyle { TextStyle(.vollkornSemiBold, size: 18, paint: theme.paint(.ink)) }
  var weekday: TextStyle { TextStyle(.interMedium, size: 7.4, paint: theme.paint(.faintInk)) }
  var phase: TextStyle { TextStyle(.symbols, size: 13.5, paint: theme.paint(.ink)) }
  var stripMoonSign: TextStyle { TextStyle(.symbols, size: 9, paint: theme.paint(.ink)) }
  var moonTime: TextStyle { TextStyle(.inter, size: 6.6, paint: theme.paint(.ink), figures: .tabular) }
  var time: TextStyle { TextStyle(.inter, size: 6.4, paint: theme.paint(.faintInk), figures: .tabular) }
  var entrySymbol: TextStyle { TextStyle(.symbols, size: 8.6, paint: theme.paint(.ink)) }
  var entryWords: TextStyle { TextStyle(.interMedium, size: 6.4, paint: theme.paint(.ink)) }
  var entryRetrograde: TextStyle { TextStyle(.symbols, size: 7, paint: theme.paint(.retrograde)) }
  var entryEclipse: TextStyle { TextStyle(.interSemiBold, size: 6.2, paint: theme.paint(.accent)) }
  var entryEclipseSymbol: TextStyle { TextStyle(.symbols, size: 8.6, paint: theme.paint(.accent)) }
  var eclipseSymbol: TextStyle { TextStyle(.symbols, size: 7.4, paint: theme.paint(.accent)) }
  var more: TextStyle { TextStyle(.inter, size: 6.2, paint: theme.paint(.faintInk)) }

  // MARK: - Styles of the Moon's year

  var moonYearTitle: TextStyle { TextStyle(.vollkornSemiBold, size: 30, paint: theme.paint(.ink)) }
  var moonYearMonth: TextStyle { TextStyle(.vollkornSemiBold, size: 12, paint: theme.paint(.ink)) }
  var moonYearDay: TextStyle {
    TextStyle(.inter, size: 7, paint: theme.paint(.faintInk), figures: .tabular)
  }
  var weekendDay: TextStyle {
    TextStyle(.interSemiBold, size: 7, paint: theme.paint(.ink), figures: .tabular)
  }
  var moonYearTime: TextStyle {
    TextStyle(.interMedium, size: 6, paint: theme.paint(.ink), figures: .tabular)
  }
  var moonYearEclipse: TextStyle { TextStyle(.interSemiBold, size: 6, paint: theme.paint(.accent)) }

  func moonYearSign(_ element: Element) -> TextStyle {
    TextStyle(.symbols, size: 9, paint: theme.paint(ofSign: element))
  }
}
