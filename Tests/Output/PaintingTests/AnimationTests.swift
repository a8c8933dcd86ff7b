import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import PictureSupport
import Testing

@Suite struct AnimationTests {
  private let renderer: Renderer
  private let info = DocumentInfo(title: "Транзити", description: "Moving")

  init() throws { renderer = Renderer(fonts: try FontBook()) }

  /// A disc on its way across a page, and a bar that stays.
  private func scene(_ step: Int) -> Scene {
    var scene = Scene(size: Size(width: 40, height: 30), background: Color(0x102030))
    scene.fill(Path(Rect(x: 2, y: 2, width: 36, height: 2)), Color(0xFF8000))
    scene.fill(
      Path(circle: Point(x: 8 + 5 * Double(step), y: 16.3), radius: 4), Color(0x00FF7F, opacity: 0.7))
    return scene
  }

  private func moving(_ steps: [Int]) throws -> [UInt8] {
    try renderer.apng(steps.count, pixelWidth: 80, info: info) { (index) throws(Problem) in
      scene(steps[index])
    }
  }

  @Test func `each picture is that of its scene, and the last one is the first again`() throws {
    let steps = [0, 1, 1, 4, 2]
    let animation = try Animation(apng: moving(steps))
    for (step, picture) in zip(steps + [0], animation.pictures) {
      #expect(picture == (try Picture(png: renderer.png(scene(step), pixelWidth: 80, info: info))).pixels)
    }
    #expect(animation.pictures.count == 6 && animation.plays == 1)
  }

  @Test func `a frame stores no more than what has changed`() throws {
    let animation = try Animation(apng: moving([0, 1, 1]))
    let (first, moved, still) = (animation.frames[0], animation.frames[1], animation.frames[2])
    #expect((first.x, first.y, first.width, first.height) == (0, 0, 80, 60))
    // Discs of 8 points, 5 apart, at two pixels a point: from 4 to 17 points across, from 12.3 to 20.3 down.
    #expect((moved.x, moved.width) == (8, 26) && (moved.y, moved.y + moved.height) == (24, 41))
    #expect((still.width, still.height) == (1, 1) && still.picture.pixels == [0])
    #expect(moved.picture.pixels.contains(0))
    #expect(animation.frames.allSatisfy { $0.milliseconds >= 100 })
  }

  @Test func `one scene alone is a picture too, and the bytes are the same each time`() throws {
    #expect(try Animation(apng: moving([3])).pictures.count == 2)
    #expect(try moving([0, 2, 5]) == moving([0, 2, 5]))
    #expect(throws: Problem.self) {
      try renderer.apng(2, pixelWidth: 80, info: info) { (index) throws(Problem) in
        if index == 1 { throw Problem(.missingFont, Told("gone", ukrainian: "зникло")) }
        return scene(index)
      }
    }
  }
}
