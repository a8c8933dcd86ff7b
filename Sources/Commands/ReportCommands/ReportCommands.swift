package import AstroCommandKit

/// The command that writes readings.
package enum ReportCommands {
  package static var report: Program { Program(AstroReport.self) }

  package static var all: [Program] { [report] }
}
