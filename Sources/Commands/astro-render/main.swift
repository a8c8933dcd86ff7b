import AstroCommandKit
import AstroPictureCommands

PictureCommands.render.start()
