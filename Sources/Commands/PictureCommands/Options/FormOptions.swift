import AstroCommandKit
import AstroSvitla

/// The options for the format in which events are listed.
struct FormOptions: ParsableArguments {
  /// The text formats.
  enum Form: CaseIterable {
    /// One JSON object per line.
    case lines
    /// One sentence per line.
    case text
    /// An iCalendar file for calendar programs.
    case ics
  }

  @Flag(help: .told("list.lines"))
  var lines = false

  @Flag(help: .told("list.text"))
  var text = false

  @Flag(help: .told("list.ics"))
  var ics = false

  @Option(help: .told("list.alarm"))
  var alarm: String?

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("list.output"))
  var output: String?

  init() {}

  /// - Throws: `usage` if more than one is requested, or alarms without a file that has them.
  func chosen() throws(Problem) -> Form {
    let asked = zip(Form.allCases, [lines, text, ics]).filter(\.1).map(\.0)
    guard asked.count <= 1 else {
      throw .usage("--lines, --text, --ics", OptionFault.severalFormats)
    }
    guard alarm == nil || ics else { throw .usage("--alarm", OptionFault.works(with: "--ics")) }
    return asked.first ?? .lines
  }

  /// The list in the chosen form.
  func bytes(of list: CalendarList) throws(Problem) -> [UInt8] {
    switch try chosen() {
    case .lines: return list.jsonLines
    case .text: return Array(list.text.utf8)
    case .ics:
      let alarm = try chosenAlarm()
      do throws(Problem) { return try list.iCalendar(madeAt: try Instant.now(), alarm: alarm) } catch {
        guard error.code == .outOfRange else { throw error }
        throw error.asUsage(of: "--ics").advised(PictureUsage.takeLines)
      }
    }
  }

  private func chosenAlarm() throws(Problem) -> EventAlarm? {
    do throws(Problem) { return try alarm.map { (text) throws(Problem) in try EventAlarm(text) } } catch {
      throw error.asUsage(of: "--alarm")
    }
  }
}
