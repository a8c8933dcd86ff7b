import ChartModel
package import Diagnostics
import Wording

extension Wheel {
  /// What a reader of the picture should know: which bodies stand beside their house.
  package var notes: [Note] {
    let borrowed = Set(seats.filter(\.isBorrowed).map(\.placement.body)).sorted()
    guard !borrowed.isEmpty else { return [] }
    let words = Language.en.phrasebook.note(.borrowedRoom(borrowed))
    return [Note(.borrowedRoom, of: borrowed.map(\.rawValue), words)]
  }
}
