import AstroCommandKit
import AstroReportCommands

ReportCommands.report.start()
