import AstroCommandKit
import AstroSkyCommands

SkyCommands.chart.start()
