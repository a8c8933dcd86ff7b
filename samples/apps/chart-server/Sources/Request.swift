import AstroSvitla
import Foundation
import NIOHTTP1

/// What is asked for by `/wheel?born=…&at=…&in=…&as=…`.
struct WheelRequest: Sendable {
  var born: String
  var at: String?
  var place: String
  var format: PictureFormat

  /// `nil` for anything but a birth to be drawn.
  init?(_ head: HTTPRequestHead) {
    guard head.method == .GET, let asked = URLComponents(string: head.uri), asked.path == "/wheel" else {
      return nil
    }
    func value(of name: String) -> String? { asked.queryItems?.first { $0.name == name }?.value }
    guard let born = value(of: "born"), let place = value(of: "in"),
      let format = PictureFormat(rawValue: value(of: "as") ?? "svg")
    else { return nil }
    (self.born, at, self.place, self.format) = (born, value(of: "at"), place, format)
  }

  func made(by studio: Studio) throws(Problem) -> Made<[UInt8]> {
    let chart = try studio.chart(born: born, at: at, in: place)
    return try chart.then { (chart) throws(Problem) in try studio.picture(of: chart, as: format) }
  }
}

extension PictureFormat {
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}
