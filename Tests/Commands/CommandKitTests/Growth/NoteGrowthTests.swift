import AstroDiagnostics
import Testing

/// A result carries its notes at a cost in proportion to their number.
@Suite struct NoteGrowthTests {
  @Test func `many notes`() {
    Growth(largest: 1 << 16).expectLinear("notes") { size in
      let notes = (0..<size).map { Note(.scaled, "note \($0)") }
      return { _ = Made(0, notes: notes) }
    }
  }
}
