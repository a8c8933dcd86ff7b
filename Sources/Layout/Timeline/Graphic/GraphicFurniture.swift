import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Everything around the curves: the title, degrees and signs, months and weeks, moons and eclipses, the key.
struct GraphicFurniture {
  let builder: GraphicBuilder
  private let days: [CivilDate]

  init(builder: GraphicBuilder) {
    self.builder = builder
    days = builder.figure.clock.days(of: builder.figure.span)
  }

  private var figure: GraphicFigure { builder.figure }
  private var grid: GraphicGrid { builder.grid }
  private var type: GraphicType { builder.type }
  private var calendar: CalendarPictureWords { CalendarPictureWords(builder.language) }

  var marks: [TimelineMark] { header + note + degrees + months + years + tickDays + moons.marks }

  // MARK: - Title and note

  private var header: [TimelineMark] {
    let curves = builder.words.curves(of: figure.ways.map(\.body).sorted())
    let facts = (figure.facts + [curves]).map(WritingDirection.isolated).joined(separator: "  ·  ")
    return [
      line("title", figure.title(in: builder.language), type.title, GraphicPlan.titleBaseline, wide: true),
      line("facts", facts, type.facts, GraphicPlan.factsBaseline, wide: true),
    ].filter { !$0.text.inkBounds.isEmpty }
  }

  private var note: [TimelineMark] {
    [line("note", builder.words.note(on: figure.modulus.rawValue), type.note, GraphicPlan.noteBaseline)]
  }

  /// A line of text, smaller if it would be too long.
  private func line(
    _ id: String, _ text: String, _ style: TextStyle, _ baseline: Double, wide: Bool = false
  ) -> TimelineMark {
    let shaped = builder.shape(text, style)
    let end = wide ? GraphicPlan.size.width - GraphicPlan.margin : GraphicPlan.middle - 12
    let scale = min(1, (end - GraphicPlan.margin) / max(shaped.inkBounds.width, 1))
    return TimelineMark(
      id, shaped.scaled(by: scale), inkFrom: GraphicPlan.margin, baseline: baseline, title: text)
  }

  var key: ([TimelineMark], [KeySwatch]) {
    var line = KeyLine(
      type: CalendarType(theme: builder.theme), language: builder.language, shaper: builder.shaper,
      baseline: GraphicPlan.keyBaseline)
    if !figure.natal.isEmpty {
      line.add(.natalLine, builder.words.keyToNatal)
      line.add(.dot, builder.words.keyToDot)
    }
    line.add(.ring, builder.words.keyToRing)
    line.add(.station, builder.words.keyToStation)
    line.add(.eclipse, calendar.keyToEclipse)
    return line.settled(from: GraphicPlan.margin, to: GraphicPlan.middle - 12)
  }

  // MARK: - Degrees

  /// The number beside each line, and the signs that begin there.
  private var degrees: [TimelineMark] {
    grid.lines.flatMap { degree -> [TimelineMark] in
      let y = grid.plot.minY + degree / grid.modulus * grid.plot.height
      let isQuarter = grid.modulus == 90
      let number = isQuarter ? degree.truncatingRemainder(dividingBy: 30) : degree
      let text = builder.shape("\(Int(number))°", type.degree)
      let title = "\(Int(number))°"
      let left = GraphicPlan.left - 5 - text.inkBounds.width
      return [
        TimelineMark(
          "degree.\(Int(degree))", text, inkFrom: left, baseline: y - text.inkBounds.center.y, title: title)
      ] + signs(at: degree, y: y)
    }
  }

  private func signs(at degree: Double, y: Double) -> [TimelineMark] {
    let folded = degree.truncatingRemainder(dividingBy: grid.modulus)
    let signs = Sign.allCases.filter { figure.modulus.position(of: Longitude($0.start)) == folded }
    guard !signs.isEmpty else { return [] }
    let gap = builder.shape("\u{200A}", type.month)
    let glyphs = signs.flatMap { [builder.symbol($0.symbol, type.sign($0.element)), gap] }
    let text = ShapedText(joining: glyphs.dropLast())
    let names = signs.map { $0.name(in: builder.language) }.joined(separator: ", ")
    return [
      TimelineMark(
        "degree.\(Int(degree)).signs", text, inkFrom: GraphicPlan.left - 26 - text.inkBounds.width,
        baseline: y - text.inkBounds.center.y, title: names)
    ]
  }

  // MARK: - Time

  /// Whether the span is short enough for lines at weeks and ticks at days.
  private var isShort: Bool { days.count <= 100 }

  private func x(_ day: CivilDate) -> Double { grid.axis.x(figure.clock.start(of: day)) }

  var rules: [GraphicRule] {
    let plot = grid.plot
    let degrees = grid.lines.map { degree in
      let y = plot.minY + degree / grid.modulus * plot.height
      let isStart = degree.truncatingRemainder(dividingBy: 30) == 0
      return GraphicRule(
        isStart ? .start : .degree, from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y))
    }
    let months = days.dropFirst().filter { $0.day == 1 || isShort && $0.weekday == 1 }.map { day in
      GraphicRule(
        day.day == 1 ? .month : .week, from: Point(x: x(day), y: plot.minY),
        to: Point(x: x(day), y: plot.maxY))
    }
    let ticks = ticked.map { day in
      GraphicRule(
        .tick, from: Point(x: x(day), y: plot.maxY), to: Point(x: x(day), y: plot.maxY + 3))
    }
    return degrees + months + ticks
  }

  /// The days with ticks: Mondays, or all of a short span.
  private var ticked: [CivilDate] { days.dropFirst().filter { isShort || $0.weekday == 1 } }

  /// The numbers of ticked days below their ticks; none where there is no room for all.
  private var tickDays: [TimelineMark] {
    let step = grid.plot.width / Double(max(days.count, 1)) * (isShort ? 1 : 7)
    let widest = builder.shape("28", type.day).inkBounds.width
    guard step >= widest + 2.6 else { return [] }
    return ticked.compactMap { day in
      let text = builder.shape("\(day.day)", type.day)
      guard x(day) + text.inkBounds.width / 2 <= grid.plot.maxX else { return nil }
      return TimelineMark(
        "day.\(day.text)", text, centeredOn: x(day), baseline: GraphicPlan.ticksBaseline,
        title: day.shortText(in: builder.language))
    }
  }

  /// What the span has of each month or year: its first day, and from where to where.
  private func parts(_ isFirst: (CivilDate) -> Bool) -> [(first: CivilDate, from: Double, to: Double)] {
    let firsts = days.filter { $0 == days.first || isFirst($0) }
    let edges = firsts.map { grid.axis.clamped(x($0)) } + [grid.plot.maxX]
    return firsts.indices.map { (firsts[$0], edges[$0], edges[$0 + 1]) }
  }

  /// The names of months, all whole ones in full, or all short, or all as numbers.
  private var months: [TimelineMark] {
    let parts = self.parts { $0.day == 1 }
    let forms: [((Int) -> String, TextStyle)] = [
      (calendar.month, type.month), (calendar.shortMonth, type.shortMonth), ({ "\($0)" }, type.shortMonth),
    ]
    let least = parts.filter { $0.first.day == 1 }.map { $0.to - $0.from }.dropLast().min() ?? .infinity
    let form =
      forms.first { name, style in
        (1...12).allSatisfy { builder.shape(name($0), style).inkBounds.width + 3 <= least }
      } ?? forms[2]
    return parts.flatMap { part -> [TimelineMark] in
      let text = builder.shape(form.0(part.first.month), form.1)
      guard text.inkBounds.width + 2 <= part.to - part.from else { return [] }
      let title = calendar.month(part.first.month, of: part.first.year)
      return [("above", GraphicPlan.monthsBaseline), ("below", GraphicPlan.lowerMonthsBaseline)].map {
        TimelineMark(
          "month.\(part.first.year)-\(part.first.month).\($0.0)", text, centeredOn: (part.from + part.to) / 2,
          baseline: $0.1, title: title)
      }
    }
  }

  /// The calendar years, if there are several.
  private var years: [TimelineMark] {
    let parts = self.parts { $0.day == 1 && $0.month == 1 }
    guard parts.count > 1 else { return [] }
    return parts.compactMap { part in
      let text = builder.shape("\(part.first.year)", type.month)
      guard text.inkBounds.width + 2 <= part.to - part.from else { return nil }
      return TimelineMark(
        "year.\(part.first.year)", text, centeredOn: (part.from + part.to) / 2,
        baseline: GraphicPlan.yearsBaseline, title: "\(part.first.year)")
    }
  }

  // MARK: - Moons

  private var moons: GraphicMoons { GraphicMoons(builder: builder, days: days.count) }

  var eclipseRings: [(center: Point, radius: Double)] { moons.rings }
}
