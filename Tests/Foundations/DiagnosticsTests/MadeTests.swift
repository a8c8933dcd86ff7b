import AstroDiagnostics
import Testing

@Suite struct MadeTests {
  @Test func `notes keep their order, each told once, whoever tells it again`() {
    let (first, second) = (Note(.scaled, "a"), Note(.scaled, "b"))
    var made = Made(1, notes: [first, first, second])
    made.add([second, first])
    #expect(made.notes == [first, second])
    #expect(made.then { Made($0 + 1, notes: [first]) } == Made(2, notes: [first, second]))
    #expect(made.map { "\($0)" }.notes == [first, second])
  }
}
