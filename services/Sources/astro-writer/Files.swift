import AstroWriter
import FoundationEssentials
import Glibc

/// What is read and written.
enum Files {
  /// The largest brief and prompt that are read, in bytes.
  private static let largest = 2 << 20

  /// - Throws: `Failure` of usage, if nobody gives one.
  static func input() throws(Failure) -> [UInt8] {
    guard isatty(STDIN_FILENO) == 0 else {
      throw Failure(
        .usage, "the brief comes on standard input (astro-report --brief writes one)",
        "зведення читається зі стандартного входу (його пише astro-report --brief)")
    }
    return try bytes(STDIN_FILENO, "-")
  }

  static func text(_ path: String) throws(Failure) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    guard let text = String(validating: try bytes(file, path), as: UTF8.self),
      !text.allSatisfy(\.isWhitespace)
    else {
      throw Failure(.data, "\(path): no text in UTF-8", "\(path): не текст у UTF-8")
    }
    return text
  }

  private static func bytes(_ file: Int32, _ path: String) throws(Failure) -> [UInt8] {
    var (bytes, portion) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(file, &portion, portion.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw unreadable(path)
      }
      bytes += portion.prefix(count)
      guard bytes.count <= largest else {
        throw Failure(
          .data, "\(path): longer than \(largest) bytes", "\(path): довше за \(largest) байтів")
      }
    }
  }

  private static func unreadable(_ path: String) -> Failure {
    let why = String(cString: strerror(errno))
    return Failure(.noInput, "\(path): cannot be read: \(why)", "\(path): не вдалося прочитати: \(why)")
  }

  /// Writes to standard output.
  static func write(_ text: String) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let why = String(cString: strerror(errno))
        throw Failure(.cannotCreate, "-: cannot be written: \(why)", "-: не вдалося записати: \(why)")
      }
      rest = rest.dropFirst(count)
    }
  }
}
