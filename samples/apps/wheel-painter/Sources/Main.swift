// Paints the wheel of a chart file into a PPM picture, which any image viewer opens:
//   swift run wheel-painter chart.json 800 >wheel.ppm
// It needs no library of the system: the scene comes from AstroSvitlaCore, and the pixels are our own.
import AstroSvitlaCore
import Foundation

@main
struct Main {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      guard let path = arguments.first, let file = FileManager.default.contents(atPath: path) else {
        throw Problem(.noInput, "there is no chart to be read", advice: "wheel-painter chart.json 800")
      }
      let chart = try Chart(json: Array(file))
      let font = SymbolFont()
      let scene = try chart.scene(theme: .light, shapedBy: font).value.outlined(by: font)
      let width = arguments.dropFirst().first.flatMap { Int($0) } ?? 800
      FileHandle.standardOutput.write(Data(Painter(scene, width: min(max(width, 1), 8000)).ppm))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(66)
    }
  }
}
