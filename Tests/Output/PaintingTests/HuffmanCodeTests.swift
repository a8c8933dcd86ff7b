import PictureSupport
import Testing

@testable import AstroPainting

@Suite struct HuffmanCodeTests {
  /// Frequencies that would make the deepest tree, even ones, and random ones.
  static var frequencies: [[UInt32]] {
    var random = SplitMix64(seed: 3)
    var fibonacci: [UInt32] = [1, 1]
    for index in 2..<40 { fibonacci.append(fibonacci[index - 1] + fibonacci[index - 2]) }
    let many = (0..<200).map { _ in
      (0..<Int.random(in: 2...286, using: &random)).map { _ in UInt32.random(in: 0...1000, using: &random) / 3
      }
    }
    return [fibonacci, fibonacci.reversed(), [1, 1], [UInt32](repeating: 5, count: 286)] + many
  }

  @Test(arguments: [7, 9, 14, 15])
  func `a code is whole and no symbol takes too many bits`(longest: Int) {
    for frequencies in Self.frequencies where frequencies.filter({ $0 > 0 }).count <= 1 << longest {
      let code = HuffmanCode(frequencies: frequencies, longest: longest)
      let used = code.entries.filter { $0.length > 0 }
      #expect(used.allSatisfy { $0.length <= longest })
      #expect(zip(code.entries, frequencies).allSatisfy { ($0.length > 0) == ($1 > 0) })
      guard used.count > 1 else { continue }
      #expect(used.reduce(0) { $0 + 1 << (longest - Int($1.length)) } == 1 << longest)
    }
  }

  @Test func `what comes more often never takes more bits`() {
    for frequencies in Self.frequencies {
      let code = HuffmanCode(frequencies: frequencies, longest: 15)
      let order = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
        frequencies[$0] < frequencies[$1]
      }
      for (rare, common) in zip(order, order.dropFirst()) where frequencies[rare] < frequencies[common] {
        #expect(code.entries[rare].length >= code.entries[common].length)
      }
    }
  }

  @Test func `a symbol alone takes one bit, and none at all none`() {
    #expect(HuffmanCode(frequencies: [0, 7, 0], longest: 15).entries.map(\.length) == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0], longest: 15).entries.map(\.length) == [0, 0])
  }
}
