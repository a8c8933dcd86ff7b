import AstroCommandKit
import AstroPictureCommands

PictureCommands.doctor.start()
