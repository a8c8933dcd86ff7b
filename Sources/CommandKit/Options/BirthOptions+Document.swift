package import ChartFiles
import ChartModel
package import Diagnostics

extension BirthOptions {
  /// The birth as a chart file would hold it, checked as one is.
  package func document() throws(Problem) -> ChartDocument {
    try requireBirth()
    let (latitude, longitude) = try coordinates()
    let calendar = try calendar.map { text throws(Problem) in
      try value(text, "calendar", OptionValue.calendar)
    }
    let birth = try BirthData(
      date: try value(date, "date") { text throws(Problem) in
        try CivilDate(checking: text, in: calendar ?? .gregorian)
      },
      calendar: calendar,
      time: try time.map { time throws(Problem) in try value(time, "time", ClockTime.init(checking:)) },
      timeZone: zone ?? "",
      fold: try fold.map { fold throws(Problem) in try value(fold, "fold", OptionValue.fold) },
      latitude: latitude, longitude: longitude, place: place)
    return .birth(name: try Label.checked(name, field: "name"), birth, ChartSettings())
  }

  private func requireBirth() throws(Problem) {
    for (option, value) in [("--date", date), ("--zone", zone), ("--at", at)] where value == nil {
      throw .usage(
        option, "is missing", hint: "a birth wants --date, --zone and --at, and --time where it is known")
    }
  }

  /// What an option's text stands for; problems are told at its field.
  private func value<Value>(
    _ text: String?, _ field: String, _ read: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try read(text ?? "") } catch { throw error.within(.name(field)) }
  }

  private func coordinates() throws(Problem) -> (Double, Double) {
    let parts = (at ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else {
      throw Problem(
        .invalidValue, at: Place(source: "--at"), "\(Quotation.of(at ?? "")) is no place",
        hint: "degrees north and east with a comma, as in 50.4501,30.5234")
    }
    return (numbers[0], numbers[1])
  }
}
