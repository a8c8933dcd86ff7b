import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroDrawingResponse
import AstroPictureKit
import AstroStreamKit
import AstroSvitla
import AstroWholeFiles
import AstroWording

/// Draws pictures, as `astro-render` does.
struct RenderMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var makesFiles: Bool { true }
  var portion: Int { 2 }

  func check() throws(Problem) {
    try picture.checkForStream()
    guard !picture.formats.isEmpty else {
      throw .usage("", "no format is named", hint: "give at least one of --png, --svg and --pdf")
    }
  }

  func maker() throws(Problem) -> any StreamMaker {
    Maker(drawing: try WheelDrawing(picture, skies, shared, stream: file), picture: picture)
  }

  private struct Maker: StreamMaker {
    let drawing: WheelDrawing
    let picture: PictureOptions

    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      let pictures = try drawing.drawing(of: document)
      var files: [(ending: String, bytes: [UInt8])] = []
      for format in picture.formats { files.append((format.fileExtension, try pictures.bytes(as: format))) }
      return .files(files)
    }
  }
}

/// Writes drawing responses, as `astro-render --json` does.
struct ResponseMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var portion: Int { 4 }

  func check() throws(Problem) {
    try picture.checkForStream()
    guard picture.formats.isEmpty else {
      throw .usage("--make", "json-response makes no pictures", hint: "take --make render for them")
    }
  }

  func maker() throws(Problem) -> any StreamMaker {
    Maker(drawing: try WheelDrawing(picture, skies, shared, stream: file))
  }

  private struct Maker: StreamMaker {
    let drawing: WheelDrawing

    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      .object(try drawing.drawing(of: document).response.jsonLine)
    }
  }
}

/// Lays out wheels one after another, with resources that are opened once.
private struct WheelDrawing {
  let picture: PictureOptions
  let skies: OuterSkies
  let shared: SharedOptions
  let source: ChartSource
  let studio: Studio

  init(
    _ picture: PictureOptions, _ skies: SkyOptions, _ shared: SharedOptions, stream: String?
  ) throws(Problem) {
    (self.picture, self.shared, source) = (picture, shared, ChartSource(shared, file: ""))
    self.skies = OuterSkies(skies, shared, around: InputFile(stream ?? "-"))
    studio = try Studio(for: shared)
  }

  func drawing(of document: Made<ChartDocument>) throws(Problem) -> ChartDrawing {
    let chart = try source.chart(from: document)
    var around = try skies.skies(around: chart)
    if picture.sheet || picture.formats.isEmpty { around = around.dated(around: chart, by: shared) }
    return try studio.drawing(of: chart, around: around.skies, picture).value
  }
}

extension PictureOptions {
  /// Refuses options that apply to a single picture.
  fileprivate func checkForStream() throws(Problem) {
    let alone = [("-o", output != nil), ("--json", json), ("--audit", audit)].first { $0.1 }
    if let option = alone?.0 {
      throw .usage(
        option, "is of one picture", hint: "--out says where a stream goes, --make json-response its geometry"
      )
    }
    // Reports a theme that cannot be read before anything is drawn.
    _ = try theme.theme()
  }
}
