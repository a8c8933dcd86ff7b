import AstroCommandKit
import AstroPictureCommands

PictureCommands.mcp.start()
