import CAstroAssets

/// Bytes that are compiled into the program: the index of the built-in book, and the files of its words.
///
/// This is the only code in the room that handles a pointer; the bytes are constants of the program.
enum BakedBytes {
  case index
  /// A file of words, by its index.
  case text(Int)

  private var bytes: UnsafeRawBufferPointer {
    let asset =
      switch self {
      case .index: unsafe casset_book_index
      case .text(let file): unsafe casset_book_texts[file].file
      }
    return unsafe UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
  }

  /// A little-endian number.
  func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
    unsafe Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// A range of UTF-8 bytes as a string.
  func string(at offset: Int, count: Int) -> String {
    unsafe String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// What stands between braces in a range of UTF-8 bytes, in order.
  func slots(in range: Range<Int>) -> [String] {
    var (slots, start) = ([String](), 0)
    for offset in range {
      switch unsafe bytes[offset] {
      case UInt8(ascii: "{"): start = offset + 1
      case UInt8(ascii: "}"): slots.append(string(at: start, count: offset - start))
      default: break
      }
    }
    return slots
  }

  /// The paths of all files of words, in order.
  static var textPaths: [String] {
    (0..<casset_book_text_count).map { unsafe String(cString: casset_book_texts[$0].path) }
  }

  /// All of the bytes.
  var all: [UInt8] { unsafe Array(bytes) }
}
