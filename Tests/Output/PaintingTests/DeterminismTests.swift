import AstroDrawing
import AstroPainting
import AstroShaping
import AstroSvitla
import PictureSupport
import Testing

@Suite struct DeterminismTests {
  @Test(arguments: PictureFormat.allCases)
  func `a picture does not depend on what was drawn before`(format: PictureFormat) throws {
    let fonts = try FontBook()
    let renderer = Renderer(fonts: fonts)
    let first = try renderer.file(of: Specimen.scene(fonts), format)
    let other = try renderer.file(of: Specimen.scene(fonts, background: nil), format)
    let again = try renderer.file(of: Specimen.scene(fonts), format)
    #expect(first == again)
    #expect(first != other)
  }

  @Test func `a document does not depend on what was written before`() throws {
    let fonts = try FontBook()
    let renderer = Renderer(fonts: fonts)
    let first = try renderer.pdf(Booklet.document(fonts))
    _ = try renderer.pdf(Specimen.scene(fonts), info: Specimen.info)
    #expect(try renderer.pdf(Booklet.document(fonts)) == first)
    #expect(try Renderer(fonts: FontBook()).pdf(Booklet.document(fonts)) == first)
  }

  @Test func `threads with a book each make the same files`() async throws {
    let files = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let fonts = try FontBook()
          let scene = Specimen.scene(fonts)
          let renderer = Renderer(fonts: fonts)
          return [
            try renderer.png(scene, pixelWidth: 300, info: Specimen.info),
            try renderer.svg(scene, info: Specimen.info), try renderer.pdf(Booklet.document(fonts)),
          ]
        }
      }
      return try await group.reduce(into: Set<[[UInt8]]>()) { $0.insert($1) }
    }
    #expect(files.count == 1)
  }
}

extension Renderer {
  fileprivate func file(of scene: Scene, _ format: PictureFormat) throws -> [UInt8] {
    switch format {
    case .png: try png(scene, pixelWidth: 400, info: Specimen.info)
    case .svg: try svg(scene, info: Specimen.info)
    case .pdf: try pdf(scene, info: Specimen.info)
    }
  }
}
