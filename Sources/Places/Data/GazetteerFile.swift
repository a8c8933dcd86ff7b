import CGazetteer

/// The sections of gazetteer.bin, in the order in which `Sources/CGazetteer/build/build.py` writes them.
struct GazetteerFile: Sendable {
  private let bytes: Bytes

  /// The file that is part of the program.
  ///
  /// It is copied once, so that every later access is checked.
  static var baked: GazetteerFile {
    let file = unsafe UnsafeRawBufferPointer(start: cgazetteer_file.bytes, count: cgazetteer_file.count)
    return GazetteerFile(unsafe [UInt8](file))
  }

  init(_ bytes: [UInt8]) { self.bytes = Bytes(bytes) }

  enum Section: Int, CaseIterable {
    /// Lines of text.
    case countries, regions, zones
    /// Four bytes each: country, region, zone.
    case areas
    /// Three bytes each: the scalars that codes of names stand for.
    case symbols
    /// What scalars fold to.
    case folds
    /// Eight bytes a place, the largest first: coordinates and area.
    case records
    case populations
    /// Three bytes a place: which of all names is its own.
    case ownNames
    /// Five bytes each: a place, and which name is its Ukrainian one.
    case ukrainianNames
    /// Three bytes each: which names are former ones.
    case formerNames
    /// Four bytes each, sorted by the words: a shown name, and a later word at which it may be found.
    case words
    /// Three bytes each: where every 32nd name begins.
    case blocks
    /// All names, sorted by what they fold to.
    case names
  }

  /// The run of bytes of a section; empty where the file has none.
  subscript(section: Section) -> Bytes {
    let table = Array("PLACES1\n".utf8).count
    let before = (0..<section.rawValue).reduce(0) { $0 + bytes.u32(table + 4 + 4 * $1) }
    let start = table + 4 + 4 * bytes.u32(table) + before
    return bytes.part(start, bytes.u32(table + 4 + 4 * section.rawValue))
  }
}
