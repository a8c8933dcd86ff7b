public import ChartModel
public import Ephemeris

/// Real charts: random births by random settings, computed.
public struct RandomCharts: Sequence, IteratorProtocol, Sendable {
  private var births: RandomBirths
  private var settings: RandomSettings
  private let ephemeris: SwissEphemeris
  /// What went wrong with the last birth, if anything did; the sequence then ends.
  public private(set) var failure: EphemerisError?

  /// Endless; the same seed gives the same charts.
  public init(seed: UInt64, knowsTime: Bool = true, ephemeris: SwissEphemeris = SwissEphemeris()) {
    births = RandomBirths(seed: seed, knowsTime: knowsTime)
    settings = RandomSettings(seed: ~seed)
    self.ephemeris = ephemeris
  }

  public mutating func next() -> Chart? {
    guard let birth = births.next(), let settings = settings.next() else { return nil }
    do {
      return try ephemeris.chart(of: birth, settings: settings)
    } catch {
      failure = error
      return nil
    }
  }
}
