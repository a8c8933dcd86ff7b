/// Writes files as a tar archive, with the same bytes for the same files.
///
/// The format is *ustar* of POSIX.1-1988: each file has a header of 512 bytes, and is padded to whole blocks.
/// User and group are 0.
struct TarArchive {
  private static let block = 512
  /// The end of an archive: two empty blocks.
  static let end = [UInt8](repeating: 0, count: 2 * block)

  /// The date of every file, in seconds since 1970.
  let date: Int

  func append(_ file: LineResult.File, to bytes: inout [UInt8]) {
    bytes += header(of: file)
    bytes += file.bytes
    bytes += [UInt8](
      repeating: 0, count: (TarArchive.block - file.bytes.count % TarArchive.block) % TarArchive.block)
  }

  private func header(of file: LineResult.File) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: TarArchive.block)
    func put(_ text: String, at offset: Int) {
      for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
    }
    func put(_ number: Int, at offset: Int, digits: Int) {
      let octal = String(number, radix: 8)
      put(String(repeating: "0", count: max(0, digits - octal.utf8.count)) + octal, at: offset)
    }
    put(file.name, at: 0)
    put(0o644, at: 100, digits: 7)
    put(0, at: 108, digits: 7)
    put(0, at: 116, digits: 7)
    put(file.bytes.count, at: 124, digits: 11)
    put(date, at: 136, digits: 11)
    put("        0", at: 148)
    put("ustar", at: 257)
    put("00", at: 263)
    // The checksum is computed with blanks in its own field.
    put(header.reduce(0) { $0 + Int($1) }, at: 148, digits: 6)
    header[154] = 0
    return header
  }
}
