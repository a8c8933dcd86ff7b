import Glibc

/// Memory of C's, for numbers of one kind; where there is none left it says so, which Swift's own does not.
struct Memory<Element> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  /// - Parameter filler: What each element is at first.
  init?(count: Int, of filler: Element) {
    guard let memory = malloc(max(1, count * MemoryLayout<Element>.stride)) else { return nil }
    start = memory.bindMemory(to: Element.self, capacity: count)
    start.initialize(repeating: filler, count: count)
    self.count = count
  }

  func free() { Glibc.free(start) }
}
