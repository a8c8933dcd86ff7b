import AstroCommandKit
import AstroPictureCommands
import AstroReportCommands
import AstroSkyCommands

Suite(SkyCommands.all + ReportCommands.all + PictureCommands.all).start()
