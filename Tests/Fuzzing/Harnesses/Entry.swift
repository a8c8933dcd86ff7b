import Glibc

/// Where libFuzzer comes in with each input, always on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { Harness.chosen.run(bytes) }
  return 0
}

extension Harness {
  /// The harness that `ASTROSVITLA_HARNESS` names.
  @MainActor static let chosen: Harness = {
    let name = getenv("ASTROSVITLA_HARNESS").map { String(cString: $0) } ?? ""
    guard let harness = Harness.all.first(where: { $0.name == name }) else {
      print("ASTROSVITLA_HARNESS names none of: \(Harness.all.map(\.name).joined(separator: " "))")
      exit(64)
    }
    return harness
  }()
}

/// One reader, and what must hold of whatever it is given.
struct Harness {
  let name: String
  let run: @MainActor ([UInt8]) -> Void

  @MainActor static let all: [Harness] = typesetting + zones + pictures + files + streams
}
