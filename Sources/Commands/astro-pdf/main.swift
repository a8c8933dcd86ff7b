import AstroCommandKit
import AstroPictureCommands

PictureCommands.pdf.start()
