import AstroBytes
import Testing

@testable import AstroStreams

@Suite struct StreamDigestTests {
  private static let text = Array("one\ntwo\nthree".utf8)

  private static func digest(_ bytes: [UInt8], by portion: Int, _ expected: StreamMark?) -> StreamDigest {
    var digest = StreamDigest(expecting: expected)
    for start in stride(from: 0, to: bytes.count, by: portion) {
      digest.add(Array(bytes[start..<min(start + portion, bytes.count)]))
    }
    digest.end()
    return digest
  }

  private static func mark(_ bytes: ArraySlice<UInt8>) -> StreamMark {
    StreamMark(lines: 1, bytes: bytes.count, digest: SHA256.hex(Array(bytes)))
  }

  @Test(arguments: 1...14)
  func `however bytes come, a beginning is known`(portion: Int) {
    let whole = Self.text + [0x0A]
    #expect(Self.digest(Self.text, by: portion, nil).mark(lines: 3).digest == SHA256.hex(whole))
    for end in whole.indices {
      let digest = Self.digest(Self.text, by: portion, Self.mark(whole[...end]))
      #expect(digest.isCompared && !digest.hasDiffered)
    }
  }

  @Test(arguments: 1...14)
  func `another beginning, and a stream that is shorter, are known too`(portion: Int) {
    for place in Self.text.indices {
      var other = Self.text
      other[place] ^= 1
      #expect(Self.digest(other, by: portion, Self.mark(Self.text[...])).hasDiffered)
      #expect(Self.digest(Array(Self.text[..<place]), by: portion, Self.mark(Self.text[...])).hasDiffered)
    }
  }

  @Test func `a mark is read as it is written`() {
    let mark = StreamMark(lines: 7, bytes: 1234, digest: SHA256.hex([]))
    #expect(StreamMark(mark.text) == mark)
    for text in ["", "1234 done", "read 7 1234 abc", "read x 1234 \(mark.digest)"] {
      #expect(StreamMark(text) == nil)
    }
  }
}
