import AstroCommandKit
import AstroPictureCommands

PictureCommands.batch.start()
