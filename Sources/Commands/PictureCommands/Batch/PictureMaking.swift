import ArgumentParser
import AstroChartFiles
import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroDrawingResponse
import AstroStreamKit
import AstroSvitla
import AstroWholeFiles

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
    try LineMaker(drawing: picture, skies, shared, stream: file) { (drawing) throws(Problem) in
      .files(
        try picture.formats.map { format throws(Problem) in
          (format.fileExtension, try drawing.bytes(as: format))
        })
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
    try LineMaker(drawing: picture, skies, shared, stream: file) { .object($0.response.jsonLine) }
  }
}

extension LineMaker {
  /// Lays out wheels one after another, with resources that are opened once.
  fileprivate init(
    drawing picture: PictureOptions, _ skies: SkyOptions, _ shared: SharedOptions, stream: String?,
    _ product: @escaping (ChartDrawing) throws(Problem) -> StreamProduct
  ) throws(Problem) {
    let (source, studio) = (ChartSource(shared, file: ""), try Studio(for: shared))
    let skies = OuterSkies(skies, shared, around: InputFile(stream ?? "-"))
    self.init { (line) throws(Problem) in
      let chart = try source.chart(from: line)
      var around = try skies.skies(around: chart)
      if picture.sheet || picture.formats.isEmpty { around = around.dated(around: chart, by: shared) }
      return try product(studio.drawing(of: chart, around: around.skies, picture).value)
    }
  }
}
