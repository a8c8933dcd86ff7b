/// Puts what takes a part of a line each into as few lines as it can.
///
/// What begins first is put first, into the first row in which it stands clear of what is there. For things of one form
/// that uses no more rows than lie over each other anywhere (Kleinberg and Tardos, *Algorithm Design*, 2005, 4.1).
struct RowPacking {
  /// What must be left between two neighbors, in points.
  var gap: Double

  /// The rows, each in order.
  ///
  /// - Parameter choices: Of each thing the forms that it may take, the best first; one without any is left out.
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
