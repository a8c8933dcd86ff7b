import AstroChartFiles
import AstroDiagnostics
import AstroWholeFiles
import Foundation
import TestSupport
import Testing

@testable import AstroStreams

/// The pool with makers that are slow here and there, so that results come out of order.
@Suite struct LinePoolTests {
  private struct SlowMaker: StreamMaker {
    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      guard case .birth(let name, _, _) = document.value, let name, let number = Int(name) else {
        throw Problem(.invalidChart, "has no number", advice: "")
      }
      usleep(UInt32(number % 7) * 200)
      if number == 666 { throw Problem(.missingFont, "the font is gone", advice: "") }
      return .object(Array("{\"number\":\(number)}\n".utf8))
    }
  }

  private static func write(_ numbers: [Int], to file: URL) throws {
    let lines = numbers.map { number in
      #"{"id":\#(number),"name":"\#(number)","birth":{"date":"1990-04-15","timeZone":"+03:00","latitude":1,"longitude":2}}"#
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  private static func results(
    of numbers: [Int], threads: Int, portion: Int, skipping done: Int = 0
  ) throws -> (lines: [String], problem: Problem?) {
    let folder = try ScratchFolder()
    try write(numbers, to: folder.file("x.ndjson"))
    let input = try InputStream(InputFile(folder.file("x.ndjson").path))
    var lines: [String] = []
    do throws(Problem) {
      try LinePool(threads: threads).run(
        reading: { () throws(Problem) in
          LineReader(input, slice: .whole, skipping: done, portion: portion)
        },
        by: { () throws(Problem) in
          LineWorker(
            SlowMaker(), places: { name throws(Problem) in throw Problem(.unknownPlace, name, advice: "") },
            form: .named(hasDigests: false))
        }
      ) { results throws(Problem) in
        lines += results.map { String(decoding: $0.bytes, as: UTF8.self) }
      }
    } catch {
      return (lines, error)
    }
    return (lines, nil)
  }

  @Test(arguments: [1, 2, 8], [1, 3, 16])
  func `results come in the order of the lines`(threads: Int, portion: Int) throws {
    let numbers = Array(1...100)
    let (lines, problem) = try Self.results(of: numbers, threads: threads, portion: portion)
    #expect(problem == nil)
    #expect(lines == numbers.map { "{\"id\":\($0),\"number\":\($0)}\n" })
  }

  @Test func `what was done is passed over`() throws {
    let (lines, _) = try Self.results(of: Array(1...50), threads: 2, portion: 4, skipping: 47)
    #expect(lines.count == 3 && lines[0].contains("48"))
  }

  @Test(arguments: [1, 3])
  func `where results are taken slowly, lines are read slowly`(threads: Int) throws {
    let folder = try ScratchFolder()
    let text = String(repeating: "x\n", count: 1 << 20)
    try Data(text.utf8).write(to: folder.file("x.ndjson"))
    let input = try InputStream(InputFile(folder.file("x.ndjson").path))
    var most = 0.0
    var taken = 0
    _ = try? LinePool(threads: threads).run(
      reading: { () throws(Problem) in LineReader(input, slice: .whole, skipping: 0, portion: 1 << 15) },
      by: { () throws(Problem) in
        LineWorker(
          SlowMaker(), places: { name throws(Problem) in throw Problem(.unknownPlace, name, advice: "") },
          form: .named(hasDigests: false))
      }
    ) { _ throws(Problem) in
      taken += 1
      usleep(200_000)
      most = max(most, input.partRead ?? 1)
      if taken == 2 { throw Problem(.noOutput, "enough", advice: "") }
    }
    // Of 32 portions 4 a thread may be in progress, besides those that were taken and the one that is read.
    #expect(most <= Double(4 * threads + 4) / 32, "\(most)")
  }

  @Test func `what ends the run is thrown behind what came before it`() throws {
    let numbers = Array(1...40) + [666] + Array(41...80)
    let (lines, problem) = try Self.results(of: numbers, threads: 4, portion: 1)
    #expect(problem?.code == .missingFont)
    #expect(lines.count == 40)
  }
}
