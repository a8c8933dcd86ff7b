package import AstroChartModel
import AstroDiagnostics
package import AstroSvitla

/// How requests of assistants are served.
package struct AgentOptions: Sendable {
  package var studio: StudioOptions
  /// How many calls are served at once.
  package var threads: Int
  /// The settings of a chart, overridden by those of whoever runs the server.
  package var settings: @Sendable (ChartSettings) -> ChartSettings
  /// The moment that “now” means.
  package var now: @Sendable () throws(Problem) -> Moment
  /// The version that the server tells.
  package var version: String

  package init(
    studio: StudioOptions, threads: Int, version: String,
    settings: @escaping @Sendable (ChartSettings) -> ChartSettings = { $0 },
    now: @escaping @Sendable () throws(Problem) -> Moment
  ) {
    (self.studio, self.threads, self.version) = (studio, threads, version)
    (self.settings, self.now) = (settings, now)
  }

  /// The limits of one call: pictures up to 2,400 pixels wide, results up to 8 MiB, a minute of waiting, 256 calls in
  /// the queue.
  package static let limits = StudioLimits(width: 2_400, bytes: 8 << 20, wait: .seconds(60), queue: 256)
}
