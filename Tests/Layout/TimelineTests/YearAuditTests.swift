import AstroChartModel
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@testable import AstroTimeline

/// Each finding is found where its promise is broken by hand.
@Suite struct YearAuditTests {
  /// Made once for all tests.
  private static let year = Result { try made() }

  private func year() throws -> YearTimeline { try Self.year.get() }

  private static func made() throws -> YearTimeline {
    var random = SeededGenerator(seed: 1)
    let invented = try InventedYear(seed: &random)
    let figure = YearFigure(
      of: "Оксана", facts: ["Kyiv"], span: invented.span,
      events: invented.events(movers: [.jupiter, .saturn]),
      places: invented.places)
    return YearTimeline(of: figure, theme: .light, language: .en, shaper: RulerShaper())
  }

  private func kinds(_ change: (inout YearTimeline) -> Void) throws -> Set<TimelineFinding.Kind> {
    var year = try year()
    #expect(year.audit() == [])
    change(&year)
    return Set(year.audit().map(\.kind))
  }

  /// The first group with bands.
  private func banded(_ year: YearTimeline) -> Int {
    year.groups.firstIndex { $0.bands.contains { !$0.peaks.isEmpty } } ?? 0
  }

  @Test func `words over words`() throws {
    #expect(try kinds { $0.header[1].origin = $0.header[0].origin }.contains(.overlap))
  }

  @Test func `a curve through words`() throws {
    let found = try kinds { year in
      let group = banded(year)
      year.groups[group].bands[0].marks[0].origin.y = year.groups[group].bands[0].baseline + 1
    }
    #expect(found.contains(.crossing))
  }

  @Test func `a line of a month through words`() throws {
    let found = try kinds { year in
      let box = year.groups[banded(year)].bands[0].marks[0].box
      year.rules[0].pieces = [
        Segment(Point(x: box.center.x, y: box.minY - 2), Point(x: box.center.x, y: box.maxY + 2))
      ]
    }
    #expect(found == [.crossing])
  }

  @Test func `words off the page, and a band off its body's part`() throws {
    #expect(try kinds { $0.header[0].origin.x = -5 }.contains(.outside))
    let found = try kinds { year in
      let group = banded(year)
      year.groups[group].bands[0].curve[0].y = year.groups[group].bottom + 3
    }
    #expect(found.contains(.outside))
  }

  @Test func `words cut by the edge of the plot`() throws {
    let found = try kinds { year in
      year.groups[banded(year)].bands[0].marks[0].origin.x = YearPlan.left - 3
    }
    #expect(found.contains(.cut))
  }

  @Test func `a peak beside its instant`() throws {
    #expect(try kinds { $0.groups[banded($0)].bands[0].peaks[0].center.x += 1 }.contains(.misplaced))
  }

  @Test func `a band that is not there`() throws {
    #expect(try kinds { $0.groups[banded($0)].bands.removeLast() } == [.missing])
  }
}
