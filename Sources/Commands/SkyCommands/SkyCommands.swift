package import AstroCommandKit

/// The commands that compute and find, and draw nothing.
package enum SkyCommands {
  package static var chart: Program { Program(AstroChart.self, verbs: AstroChart.verbs) }
  package static var place: Program { Program(AstroPlace.self) }

  package static var all: [Program] { [chart, place] }
}
