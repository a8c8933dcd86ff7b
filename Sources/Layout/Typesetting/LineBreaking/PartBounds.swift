/// Where the parts of a text, such as its spans or runs, end, in UTF-8 bytes.
///
/// A text in many scripts can have as many runs as words, so a line finds its own by binary search.
struct PartBounds {
  private let ends: [Int]

  init(lengths: some Sequence<Int>) {
    var end = 0
    ends = lengths.map { length in
      end += length
      return end
    }
  }

  func start(of part: Int) -> Int { part == 0 ? 0 : ends[part - 1] }

  /// The first part that ends at or after a byte; `nil` past the end of the text.
  func first(endingFrom byte: Int) -> Int? {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low < ends.count ? low : nil
  }

  /// The parts that overlap a range of bytes, each with the bytes that it shares, counted from its own start.
  func parts(of stretch: Range<Int>) -> [(index: Int, bytes: Range<Int>)] {
    guard !stretch.isEmpty, var index = first(endingFrom: stretch.lowerBound + 1) else { return [] }
    var parts: [(Int, Range<Int>)] = []
    while index < ends.count, start(of: index) < stretch.upperBound {
      let start = start(of: index)
      let bytes = max(stretch.lowerBound, start)..<min(stretch.upperBound, ends[index])
      if !bytes.isEmpty { parts.append((index, bytes.lowerBound - start..<bytes.upperBound - start)) }
      index += 1
    }
    return parts
  }
}
