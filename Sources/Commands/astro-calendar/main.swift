import AstroCommandKit
import AstroPictureCommands

PictureCommands.calendar.start()
