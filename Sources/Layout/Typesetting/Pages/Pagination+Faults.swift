import AstroGeometry

/// Finds violations of good typesetting on composed pages; for tests, and for whoever changes `Flow`.
extension Pagination {
  package enum Fault: Hashable, Sendable {
    /// The first line (orphan) or last line (widow) of a paragraph, alone on a page.
    case orphan(page: Int)
    case widow(page: Int)
    /// A heading followed by less than two lines.
    case lonelyHeading(page: Int)
    /// A table that continues without its header.
    case missingHeader(page: Int)
    /// Something that reaches more than a line below the type area.
    case overfull(page: Int)
    /// The last of several pages, with little on it.
    case nearlyEmpty(page: Int)
  }

  /// The faults, page by page; pages are numbered from 1.
  package func faults(in page: PageStyle) -> [Fault] {
    let (height, slack) = (page.typeArea.height, Flow.slack(grid: page.grid))
    return pages.indices.flatMap { index in
      faults(of: pages[index], number: index + 1, height: height + slack)
        + (endsNearlyEmpty(index, height: height) ? [.nearlyEmpty(page: index + 1)] : [])
    }
  }

  /// Whether a chapter of several pages ends with one that is hardly begun.
  private func endsNearlyEmpty(_ index: Int, height: Double) -> Bool {
    let isEnd = index + 1 == pages.count || pages[index + 1].beginsChapter
    return isEnd && !pages[index].beginsChapter && index > 0 && pages[index].depth < height / 5
  }

  private func faults(of page: ComposedPage, number: Int, height: Double) -> [Fault] {
    var faults: [Fault] = []
    let pieces = page.pieces.map(\.piece)
    if let first = pieces.first, first.isLast, first.place.kind == .text {
      faults.append(.widow(page: number))
    }
    if let last = pieces.last, last.isFirst, last.place.kind == .text { faults.append(.orphan(page: number)) }
    if number < pages.count, pieces.endLonely { faults.append(.lonelyHeading(page: number)) }
    if let first = pieces.first, first.place.kind == .row, !first.repeated.isEmpty {
      faults.append(.missingHeader(page: number))
    }
    if page.depth > height + 1e-6 { faults.append(.overfull(page: number)) }
    return faults
  }
}

extension ComposedPage {
  fileprivate var beginsChapter: Bool {
    if case .forced? = pieces.first?.piece.breakBefore { true } else { false }
  }
}

extension Piece {
  /// Whether it is the first, or the last, of several lines.
  fileprivate var isFirst: Bool { place.index == 0 && place.count > 1 }
  fileprivate var isLast: Bool { place.index > 0 && place.index == place.count - 1 }
}

extension [Piece] {
  /// Whether fewer than two lines follow the last heading.
  fileprivate var endLonely: Bool {
    guard let heading = lastIndex(where: { $0.place.kind == .heading }) else { return false }
    let below = self[(heading + 1)...]
    return below.count < 2 && !below.contains { $0.height > 40 }
  }
}
