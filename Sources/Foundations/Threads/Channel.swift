package import AstroDiagnostics
import Synchronization

/// A queue between threads: a thread that finds it empty waits.
///
/// It has no limit of its own; the threads that put elements in must bound their number.
package final class Channel<Element: Sendable>: Sendable {
  private struct Items {
    var elements: [Element] = []
    /// The index of the element that is taken next.
    var head = 0
  }

  private let items = Mutex(Items())
  private let filled: Semaphore

  package init() throws(Problem) { filled = try Semaphore(0) }

  package func put(_ element: Element) {
    items.withLock { $0.elements.append(element) }
    filled.signal()
  }

  package func take() -> Element {
    filled.wait()
    return items.withLock { items in
      let element = items.elements[items.head]
      items.head += 1
      // Elements that were taken are removed in batches of 64.
      if items.head >= 64 {
        items.elements.removeFirst(items.head)
        items.head = 0
      }
      return element
    }
  }
}
