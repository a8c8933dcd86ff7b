import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Draws a band: a tinted curve on its baseline, dots at its peaks, and its labels.
struct BandPainter {
  let theme: Theme
  let lineWidth: Double

  /// The opacity of the ink that fills a band.
  private static let tint = 0.22
  /// The radius of a dot at a peak, in points.
  static let dot = 1.45

  func paint(_ band: Band, _ group: inout Scene.Group) {
    group.group(band.id, title: band.title) { group in
      paintCurve(band.curve, band.nature, baseline: band.baseline, &group)
      for peak in band.peaks { paint(peak, of: band, &group) }
      for mark in band.marks { group.set(mark) }
    }
  }

  func paintCurve(_ curve: [Point], _ nature: AspectNature, baseline: Double, _ group: inout Scene.Group) {
    guard let first = curve.first, let last = curve.last else { return }
    let base = [Point(x: first.x, y: baseline), Point(x: last.x, y: baseline)]
    group.fill(Path(through: [base[0]] + curve + [base[1]], closed: true), fill(nature))
    group.stroke(Path(through: base), Stroke(theme.paint(of: nature), width: lineWidth * 0.6))
    group.stroke(Path(through: curve), stroke(nature))
  }

  /// Draws a filled dot if the aspect becomes exact, an open one if the body turns back before.
  private func paint(_ peak: Band.Peak, of band: Band, _ group: inout Scene.Group) {
    let ink = theme.paint(of: band.nature)
    if band.curve.isEmpty {
      group.line(
        Segment(Point(x: peak.center.x, y: band.baseline), peak.center), Stroke(ink, width: lineWidth))
    }
    let dot = Path(circle: peak.center, radius: BandPainter.dot)
    group.fill(dot, peak.isExact ? ink : theme.paint(.disc))
    if !peak.isExact { group.stroke(dot, Stroke(ink, width: lineWidth * 0.8)) }
  }

  /// In a theme without colors, the more challenging the aspect, the darker the fill.
  private func fill(_ nature: AspectNature) -> Paint {
    guard theme.dashesNatures else { return theme.paint(of: nature).opacity(BandPainter.tint) }
    let shade =
      switch nature {
      case .challenging: 0.24;
      case .neutral: 0.12;
      case .harmonious: 0.04
      }
    return theme.paint(of: nature).opacity(shade)
  }

  private func stroke(_ nature: AspectNature) -> Stroke {
    let ink = theme.paint(of: nature)
    guard theme.dashesNatures else { return Stroke(ink, width: lineWidth) }
    switch nature {
    case .challenging: return Stroke(ink, width: lineWidth * 1.7)
    case .neutral: return Stroke(ink, width: lineWidth, dash: [lineWidth * 1.6, lineWidth * 2.4])
    case .harmonious: return Stroke(ink, width: lineWidth)
    }
  }
}
