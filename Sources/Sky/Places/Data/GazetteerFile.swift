import CAstroGazetteer

/// The sections of gazetteer.bin, in the order in which `Sources/CGazetteer/build/build.py` writes them.
struct GazetteerFile: Sendable {
  private let bytes: Bytes

  /// The file that is built into the program.
  ///
  /// It is copied once, so that every later access is bounds-checked.
  static var baked: GazetteerFile {
    let file = unsafe UnsafeRawBufferPointer(start: cgazetteer_file.bytes, count: cgazetteer_file.count)
    return GazetteerFile(unsafe [UInt8](file))
  }

  init(_ bytes: [UInt8]) { self.bytes = Bytes(bytes) }

  enum Section: Int, CaseIterable {
    /// Lines of text.
    case countries, regions, zones
    /// Four bytes each: country, region, time zone.
    case areas
    /// Three bytes each: the scalars for which the codes in names stand.
    case symbols
    /// What each scalar folds to.
    case folds
    /// Eight bytes per place, the largest first: coordinates and area.
    case records
    case populations
    /// Three bytes per place: the ordinal of its own name.
    case ownNames
    /// Five bytes each: a place, and the ordinal of its Ukrainian name.
    case ukrainianNames
    /// Three bytes each: the ordinals of former names.
    case formerNames
    /// Four bytes each, sorted by word: a shown name, and a later word in it by which it can be found.
    case words
    /// Three bytes each: the position of every 32nd name.
    case blocks
    /// All names, sorted by what they fold to.
    case names
  }

  /// The bytes of a section; empty if the file does not have it.
  subscript(section: Section) -> Bytes {
    let table = Array("PLACES1\n".utf8).count
    let before = (0..<section.rawValue).reduce(0) { $0 + bytes.u32(table + 4 + 4 * $1) }
    let start = table + 4 + 4 * bytes.u32(table) + before
    return bytes.part(start, bytes.u32(table + 4 + 4 * section.rawValue))
  }
}
