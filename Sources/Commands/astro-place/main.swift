import AstroCommandKit
import AstroSkyCommands

SkyCommands.place.start()
