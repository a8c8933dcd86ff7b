public import AstroChartModel

/// The planet that rules a day of the week, with what tradition gives it.
///
/// The numbers are those of the planets' squares and the hours those of the planets in Agrippa, *De occulta philosophia*
/// (1533), II 22 and 34; color and metal are customary.
public struct DayElements: Hashable, Sendable {
  /// The planet of the weekday.
  public let ruler: Body
  /// Its color, in words.
  public let color: String
  /// The number of rows of its square, 3…9.
  public let number: Int
  /// Its metal, in words.
  public let metal: String
  /// Where these come from.
  public let source: String
  /// Its hours between the sunrise of the day and the next; empty without a place, or without a sunrise.
  package let hours: [PlanetaryHour]

  /// - Parameters:
  ///   - day: The local day.
  ///   - hours: The hours of its ruler.
  package init(of day: CivilDate, hours: [PlanetaryHour], told telling: PeriodTelling) {
    ruler = DayElements.ruler(of: day)
    self.hours = hours
    number = DayElements.chaldeanOrder.firstIndex(of: DayElements.ruler(of: day)).map { $0 + 3 } ?? 3
    color = telling.text(.text("color.\(ruler.rawValue)"))
    metal = telling.text(.text("metal.\(ruler.rawValue)"))
    source = telling.text(.text("elements.source"))
  }

  /// The planet of the day's weekday.
  package static func ruler(of day: CivilDate) -> Body {
    [.moon, .mars, .mercury, .jupiter, .venus, .saturn, .sun][(day.weekday + 6) % 7]
  }

  /// From the slowest, whose square has three rows, to the Moon, whose square has nine.
  private static let chaldeanOrder: [Body] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
}
