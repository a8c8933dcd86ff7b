import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// The lines of all days of a month, all in one size: as large as the fullest day and the longest line allow.
struct EntryLines {
  private struct Line {
    var entry: MonthEntry
    var text: ShapedText
    var title: String
  }

  private let byDay: [CivilDate: [Line]]
  private let scale: Double
  private let capacity: Int
  private let type: CalendarType
  private let language: Language
  private let shaper: any TextShaper

  /// - Parameter room: The space for the lines of a day, in points.
  init(
    of entries: [MonthEntry], in figure: MonthFigure, room: Size, type: CalendarType, language: Language,
    shaper: any TextShaper
  ) {
    let days = Set(figure.days)
    let dated = entries.map { (day: figure.clock.date($0.moment), entry: $0) }.filter {
      days.contains($0.day)
    }
    byDay = Dictionary(grouping: dated, by: \.day).mapValues { today in
      today.map(\.entry).sorted { ($0.moment.exactSeconds, $0.id) < ($1.moment.exactSeconds, $1.id) }.map {
        EntryLines.line($0, figure.clock, type, language, shaper)
      }
    }
    let widest = byDay.values.joined().map(\.text.inkBounds.width).max() ?? 0
    let most = Double(byDay.values.map(\.count).max() ?? 0)
    let inHeight = max(1, room.height / MonthPlan.entryHeight / max(most, 1))
    scale = min(MonthPlan.largestEntry, inHeight, room.width / max(widest, 1))
    capacity = Int(room.height / (MonthPlan.entryHeight * scale))
    (self.type, self.language, self.shaper) = (type, language, shaper)
  }

  /// A line with the time and what happens.
  private static func line(
    _ entry: MonthEntry, _ clock: LocalClock, _ type: CalendarType, _ language: Language,
    _ shaper: any TextShaper
  ) -> Line {
    let time = clock.told(entry.moment).clockText
    let words = StyledText([.init(time + "\u{2002}", type.time)] + entry.words, language: language.tag)
    return Line(entry: entry, text: shaper.shape(words), title: "\(time), \(entry.title)")
  }

  func hasEclipse(on day: CivilDate) -> Bool {
    byDay[day]?.contains(where: \.entry.isEclipse) ?? false
  }

  /// The lines of a day; if there are too many, the last line gives the number of those left out.
  func marks(of day: CivilDate, at corner: Point) -> (marks: [TimelineMark], shown: Int, hidden: Int) {
    let today = byDay[day] ?? []
    let shown = today.count <= capacity ? today.count : capacity - 1
    func baseline(_ line: Int) -> Double {
      corner.y + (6.2 + Double(line) * MonthPlan.entryHeight) * scale
    }
    var marks = today.prefix(shown).enumerated().map { index, line in
      TimelineMark(
        "day.\(day.day).\(index + 1).\(line.entry.id)", line.text.scaled(by: scale), inkFrom: corner.x,
        baseline: baseline(index), title: line.title)
    }
    if today.count > shown {
      let words = CalendarPictureWords(language).more(today.count - shown)
      let text = shaper.shape(words, type.more, language: language.tag)
      marks.append(
        TimelineMark(
          "day.\(day.day).more", text.scaled(by: scale), inkFrom: corner.x, baseline: baseline(shown),
          title: words))
    }
    return (marks, shown, today.count - shown)
  }
}

extension Moment {
  /// Hour and minute on the clock, with seconds cut off: 10:29:59 is shown as 10:29.
  var clockText: String {
    let second = local.time.secondsSinceMidnight
    let (hour, minute) = (second / 3600, second / 60 % 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + (minute < 10 ? ":0\(minute)" : ":\(minute)")
  }
}
