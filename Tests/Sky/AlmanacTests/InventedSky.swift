import AstroChartModel
import AstroDiagnostics
import Foundation
import TestSupport

@testable import AstroAlmanac

/// A body that goes on evenly and sways: of such a way everything is known.
struct Wanderer: Sendable {
  /// Degrees at the epoch, and a day.
  var start: Double
  var speed: Double
  /// Degrees of swaying, and days of it.
  var swing: Double
  var period: Double

  static let epoch = Mover.Mean.epoch

  func way(_ day: Double) -> Double {
    start + speed * (day - Wanderer.epoch) + swing * sin(2 * .pi * (day - Wanderer.epoch) / period)
  }

  /// Days from the epoch on at which it turns, of some sways.
  func turns(_ sways: Range<Int>) -> [Double] {
    let cosine = -speed * period / (2 * .pi * swing)
    guard abs(cosine) < 1 else { return [] }
    let angle = acos(cosine) / (2 * .pi) * period
    return sways.flatMap { sway in
      [Double(sway) * period + angle, Double(sway + 1) * period - angle].map { Wanderer.epoch + $0 }
    }.sorted()
  }

  /// How many days there are, from one day to another, at which it stands at a value: those of each part between turns.
  func meetings(with value: Double, from first: Double, to last: Double) -> Int {
    let sways = Int((first - Wanderer.epoch) / period) - 2..<Int((last - Wanderer.epoch) / period) + 3
    let cuts = [first] + turns(sways).filter { first < $0 && $0 < last } + [last]
    return zip(cuts, cuts.dropFirst()).count { a, b in (way(a) - value) * (way(b) - value) < 0 }
  }

  var mover: Mover {
    let pace = Mover.Pace(
      days: 32, order: 24, mean: .init(start, speed: speed), loop: swing == 0 ? 0 : 2 * swing + 1)
    return Mover(pace) { day throws(Problem) in way(day) - 360 * (way(day) / 360).rounded(.down) }
  }

  func course(covering days: ClosedRange<Double>) throws -> Course {
    var course = Course(Way(of: mover))
    try course.cover(days)
    return course
  }
}

extension SeededGenerator {
  /// A body that turns back, by up to so much that it passes some places five times.
  mutating func wanderer() -> Wanderer {
    Wanderer(
      start: number(in: 0...360), speed: number(in: 0.1...0.5), swing: number(in: 0...60),
      period: number(in: 100...400))
  }
}

extension CalendarSpan {
  /// So many days after the epoch, to so many.
  static func days(_ first: Double, _ last: Double) -> CalendarSpan {
    sure {
      try CalendarSpan(from: .at(Wanderer.epoch + first), to: .at(Wanderer.epoch + last))
    }
  }
}
