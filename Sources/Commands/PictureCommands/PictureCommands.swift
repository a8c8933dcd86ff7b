package import AstroCommandKit

/// The commands that draw, and what they draw on.
package enum PictureCommands {
  package static var batch: Program { Program(AstroBatch.self, readsDefaults: false) }
  package static var calendar: Program { Program(AstroCalendar.self) }
  package static var doctor: Program { Program(AstroDoctor.self) }
  package static var mcp: Program { Program(AstroMCP.self, readsDefaults: false) }
  package static var pdf: Program { Program(AstroPDF.self) }
  package static var render: Program { Program(AstroRender.self) }

  package static var all: [Program] { [batch, calendar, doctor, mcp, pdf, render] }
}
