import Foundation
import Testing

@Suite(.enabled(if: !Command.isSanitized, "a sanitizer's own memory takes terabytes of address space"))
struct MemoryTests {
  @Test func `a large picture takes less than 200 MB more than a small one`() throws {
    let needed = try neededForSmallPicture()
    let outcome = try draw(pixels: 5000, within: needed + 200_000)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.count > 100_000)
  }

  @Test(
    .enabled("takes minutes in a debug build; set ASTROSVITLA_LONG") {
      ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil
    })
  func `the largest picture takes less than 200 MB more than a small one`() throws {
    let outcome = try draw(pixels: 20_000, within: try neededForSmallPicture() + 200_000)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a picture without memory for it ends with 70 and one line`() throws {
    let needed = try neededForSmallPicture()
    // Its pixels take 64 MB.
    let outcome = try draw(pixels: 4000, within: needed + 20_000)
    #expect(outcome.status == 70)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("there is not enough memory for the picture"))
  }

  /// So many kilobytes of address space, within 8 MB, are enough for a picture of 100 pixels.
  private func neededForSmallPicture() throws -> Int {
    var (low, high) = (0, 4_000_000)
    while high - low > 8000 {
      let middle = (low + high) / 2
      if try draw(pixels: 100, within: middle).status == 0 { high = middle } else { low = middle }
    }
    return high
  }

  private func draw(pixels: Int, within kilobytes: Int) throws -> Command.Outcome {
    try Command.render.run(
      [Example.sample("oksana"), "--png", "--size", "\(pixels)", "-o", "-", "--quiet"],
      addressSpace: kilobytes)
  }
}
