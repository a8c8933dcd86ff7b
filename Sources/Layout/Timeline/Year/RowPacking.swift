/// Packs things that each cover a part of a line into as few lines as possible.
///
/// Things are placed in the order in which they begin, each into the first row with enough space. If every
/// thing has a single form, this uses no more rows than the largest number of things that overlap anywhere
/// (Kleinberg and Tardos, *Algorithm Design*, 2005, 4.1).
struct RowPacking {
  /// The least distance between two neighbors, in points.
  var gap: Double

  /// The rows, each in order.
  ///
  /// - Parameter choices: The possible forms of each thing, the best first; a thing without any is left out.
  func packed<Item>(_ choices: [[Item]], extent: (Item) -> ClosedRange<Double>) -> [[Item]] {
    var rows: [[Item]] = []
    var ends: [Double] = []
    let order = choices.filter { !$0.isEmpty }.sorted { first(extent($0[0]), extent($1[0])) }
    for forms in order {
      var place: (row: Int, item: Item)?
      for row in ends.indices where place == nil {
        place = forms.first { ends[row] + gap <= extent($0).lowerBound }.map { (row, $0) }
      }
      if let (row, item) = place {
        rows[row].append(item)
        ends[row] = extent(item).upperBound
      } else {
        rows.append([forms[0]])
        ends.append(extent(forms[0]).upperBound)
      }
    }
    return rows
  }

  private func first(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Bool {
    (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
  }
}
