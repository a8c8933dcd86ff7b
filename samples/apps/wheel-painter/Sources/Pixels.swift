import AstroSvitlaCore

/// A picture of pixels.
struct Pixels {
  private let width: Int
  private let height: Int
  private var colors: [Color]

  init(width: Int, height: Int, _ ground: Color) {
    (self.width, self.height) = (width, height)
    colors = Array(repeating: ground, count: width * height)
  }

  var ppm: [UInt8] {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return Array("P6\n\(width) \(height)\n255\n".utf8)
      + colors.flatMap { [byte($0.red), byte($0.green), byte($0.blue)] }
  }

  /// Lays a color over everything inside of the polygons, by the rule of nonzero winding.
  ///
  /// Each row of pixels is cut into four; along a row the share of each pixel is exact.
  mutating func fill(_ polygons: [Polygon], _ color: Color) {
    let edges = polygons.flatMap { zip($0.corners, $0.corners.dropFirst() + $0.corners.prefix(1)) }
    guard let top = edges.map({ $0.0.y }).min(), let bottom = edges.map({ $0.0.y }).max() else { return }
    let rows = max(0, Int(top))..<max(max(0, Int(top)), min(height, Int(bottom) + 1))
    for row in rows {
      var shares = [Double](repeating: 0, count: width)
      let near = edges.filter { min($0.0.y, $0.1.y) < Double(row + 1) && max($0.0.y, $0.1.y) >= Double(row) }
      for part in 0..<4 {
        for span in spans(of: near, at: Double(row) + (Double(part) + 0.5) / 4) { add(span, to: &shares) }
      }
      for column in 0..<width where shares[column] > 0 {
        lay(color, at: row * width + column, share: min(1, shares[column] / 4))
      }
    }
  }

  /// Where a horizontal line is inside, from edge to edge.
  private func spans(of edges: [(Point, Point)], at y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for (start, end) in edges where (start.y <= y) != (end.y <= y) {
      let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      crossings.append((x, start.y < end.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var (spans, winding, from): ([ClosedRange<Double>], Int, Double) = ([], 0, 0)
    for crossing in crossings {
      if winding == 0 { from = crossing.x }
      winding += crossing.turn
      if winding == 0 { spans.append(from...crossing.x) }
    }
    return spans
  }

  private func add(_ span: ClosedRange<Double>, to shares: inout [Double]) {
    let (from, to) = (max(0, span.lowerBound), min(Double(width), span.upperBound))
    guard from < to else { return }
    for column in Int(from)...min(width - 1, Int(to)) {
      shares[column] += max(0, min(to, Double(column + 1)) - max(from, Double(column)))
    }
  }

  private mutating func lay(_ color: Color, at index: Int, share: Double) {
    let (opacity, below) = (color.opacity * share, colors[index])
    func mix(_ top: Double, _ bottom: Double) -> Double { top * opacity + bottom * (1 - opacity) }
    colors[index] = Color(
      red: mix(color.red, below.red), green: mix(color.green, below.green), blue: mix(color.blue, below.blue))
  }
}
