import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Lists what a graphic ephemeris shows in order of time, on as many pages as it needs.
package struct GraphicList {
  /// A page of the list.
  package struct Page: Sendable {
    /// What the picture shows of a row, at its left: a dot, a ring or a bar.
    struct Sample {
      let kind: GraphicEphemeris.Spot.Kind
      let center: Point
    }

    package internal(set) var marks: [TimelineMark]
    let samples: [Sample]
    /// The columns in which the rows are.
    let columns: [Rect]
    /// How many rows tell something exact.
    package let count: Int

    /// The page in words, a sentence for each row.
    package var description: String {
      marks.filter { $0.id.hasSuffix(".event") }.map(\.title).joined(separator: "; ")
    }
  }

  /// One row: the name of a month, or something exact.
  private enum Row {
    case month(CivilDate)
    /// The space above the name of a month.
    case space
    case event(SkyEvent, GraphicEphemeris.Spot.Kind, MonthEntry)
  }

  private let builder: GraphicBuilder

  init(builder: GraphicBuilder) { self.builder = builder }

  private static let perColumn = Int((GraphicPlan.listBottom - GraphicPlan.listTop) / GraphicPlan.pitch)
  private static let width =
    (GraphicPlan.size.width - 2 * GraphicPlan.margin + GraphicPlan.gutter) / Double(GraphicPlan.columns)

  var pages: [Page] {
    let columns = columns(of: rows)
    let starts = Array(stride(from: 0, to: columns.count, by: GraphicPlan.columns))
    return starts.enumerated().map { index, start in
      page(Array(columns[start..<min(start + GraphicPlan.columns, columns.count)]), index + 1, starts.count)
    }
  }

  // MARK: - Rows

  private var rows: [Row] {
    var (rows, month): ([Row], Int?) = ([], nil)
    for event in builder.figure.events {
      guard let kind = GraphicList.kind(of: event), let entry = builder.entries.entries(of: event).first
      else {
        continue
      }
      let date = builder.figure.clock.date(event.moment)
      if date.month != month { rows.append(.month(date)) }
      month = date.month
      rows.append(.event(event, kind, entry))
    }
    return rows
  }

  private static func kind(of event: SkyEvent) -> GraphicEphemeris.Spot.Kind? {
    switch event {
    case .transit: .natal
    case .aspect: .mutual
    case .station: .station
    default: nil
    }
  }

  /// The rows by column: no month's name is the last of one, and one that goes on is named again.
  private func columns(of rows: [Row]) -> [[Row]] {
    var (columns, column, month): ([[Row]], [Row], Row?) = ([], [], nil)
    for row in rows {
      let isMonth = if case .month = row { true } else { false }
      if isMonth { month = row }
      if column.count + (isMonth ? 3 : 1) > GraphicList.perColumn {
        columns.append(column)
        column = isMonth ? [] : [month].compactMap(\.self)
      }
      if isMonth, !column.isEmpty { column.append(.space) }
      column.append(row)
    }
    return column.isEmpty ? columns : columns + [column]
  }

  // MARK: - Pages

  private func page(_ columns: [[Row]], _ number: Int, _ count: Int) -> Page {
    let title = builder.words.listTitle + (count > 1 ? " · \(number)/\(count)" : "")
    let heading = builder.shape(builder.figure.title(in: builder.language), builder.type.title)
    let room = GraphicPlan.size.width - 2 * GraphicPlan.margin
    var marks = [
      TimelineMark(
        "title", heading.scaled(by: min(1, room / max(heading.inkBounds.width, 1))),
        inkFrom: GraphicPlan.margin, baseline: GraphicPlan.titleBaseline,
        title: builder.figure.title(in: builder.language)),
      TimelineMark(
        "list", builder.shape(title, builder.type.facts), inkFrom: GraphicPlan.margin,
        baseline: GraphicPlan.factsBaseline, title: title),
    ]
    var samples: [Page.Sample] = []
    for (place, rows) in columns.enumerated() {
      let left = GraphicPlan.margin + Double(place) * GraphicList.width
      for (index, row) in rows.enumerated() {
        let baseline = GraphicPlan.listTop + Double(index) * GraphicPlan.pitch
        let id = "row.\(place + 1).\(index + 1)"
        switch row {
        case .space: continue
        case .month(let date): marks.append(month(date, id, left, baseline))
        case .event(let event, let kind, let entry):
          samples.append(.init(kind: kind, center: Point(x: left + 3, y: baseline - 2.6)))
          marks += line(event, entry, id, left + 10, baseline)
        }
      }
    }
    let boxes = columns.indices.map { place in
      Rect(
        x: GraphicPlan.margin + Double(place) * GraphicList.width, y: GraphicPlan.listTop - GraphicPlan.pitch,
        width: GraphicList.width - GraphicPlan.gutter,
        height: Double(GraphicList.perColumn) * GraphicPlan.pitch + 4)
    }
    return Page(marks: marks, samples: samples, columns: boxes, count: samples.count)
  }

  private func month(_ date: CivilDate, _ id: String, _ left: Double, _ baseline: Double) -> TimelineMark {
    let name = CalendarPictureWords(builder.language).month(date.month, of: date.year)
    return TimelineMark(
      id, builder.shape(name, builder.type.listMonth), inkFrom: left, baseline: baseline, title: name)
  }

  /// The day, the time to the second, and what happens, in columns.
  private func line(
    _ event: SkyEvent, _ entry: MonthEntry, _ id: String, _ left: Double, _ baseline: Double
  ) -> [TimelineMark] {
    let moment = builder.figure.clock.told(event.moment)
    let (date, time) = (moment.local.date, moment.clockTextWithSeconds)
    let title = "\(date.shortText(in: builder.language)), \(time): \(entry.title)"
    let day = builder.shape(CalendarPictureWords(builder.language).day(date), builder.type.listDay)
    let words = builder.shaper.shape(StyledText(entry.words, language: builder.language.tag))
    return [
      TimelineMark("\(id).day", day, inkFrom: left, baseline: baseline, title: title),
      TimelineMark(
        "\(id).time", builder.shape(time, builder.type.listTime), inkFrom: left + 36, baseline: baseline,
        title: title),
      TimelineMark("\(id).event", words, inkFrom: left + 76, baseline: baseline, title: title),
    ]
  }
}
