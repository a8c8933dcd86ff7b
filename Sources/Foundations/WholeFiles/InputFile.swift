package import AstroDiagnostics
import Glibc

/// A file to read, or standard input.
package struct InputFile: Hashable, Sendable {
  /// The path; `-` for standard input.
  package let path: String

  package init(_ path: String) { self.path = path }

  package var isStandardInput: Bool { path == "-" }

  /// The name in messages.
  package var name: String { isStandardInput ? Problem.Location.Stream.input.rawValue : path }

  /// The base name for outputs made from it: `out/oksana.json` gives `oksana`.
  package var stem: String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let end = file.lastIndex(of: ".") ?? file.endIndex
    let stem = String(file[..<end])
    return isStandardInput || stem.isEmpty ? "chart" : stem
  }

  /// All its bytes; if the file is larger than the limit, one byte more than the limit.
  ///
  /// - Throws: `missingFile` if it does not exist, `noInput` if it cannot be read.
  package func bytes(upTo limit: Int) throws(Problem) -> [UInt8] {
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(.last) }
    defer { if !isStandardInput { close(descriptor) } }
    do throws(SystemError) {
      return try Descriptor.read(descriptor, upTo: limit + 1)
    } catch {
      throw unreadable(error)
    }
  }

  /// The problem that explains why it cannot be read.
  package func unreadable(_ error: SystemError) -> Problem {
    Problem(
      error.isMissingFile ? .missingFile : .noInput, at: Problem.Location(source: name),
      isStandardInput ? FileFault.unreadableInput(error) : .unreadable(error))
  }
}
