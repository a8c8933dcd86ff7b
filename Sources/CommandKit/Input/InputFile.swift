import Birthplaces
package import ChartFiles
import ChartModel
package import Diagnostics
import Glibc
package import Wording

/// A file to read, or standard input.
package struct InputFile: Hashable, Sendable {
  /// `-` for standard input.
  package let path: String

  package init(_ path: String) { self.path = path }

  package var isStandardInput: Bool { path == "-" }

  /// How messages call it.
  package var name: String { isStandardInput ? "standard input" : path }

  /// The name of what is made from it, without an ending: `out/oksana.json` gives `oksana`.
  package var stem: String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let end = file.lastIndex(of: ".") ?? file.endIndex
    let stem = String(file[..<end])
    return isStandardInput || stem.isEmpty ? "chart" : stem
  }

  /// The chart file that it is.
  ///
  /// - Parameter language: How a place is called that the file gives by its name alone.
  package func document(in language: Language) throws(Problem) -> Made<ChartDocument> {
    let bytes = try bytes(upTo: ChartDocument.largestFile)
    do throws(Problem) {
      return try ChartDocument.read(bytes) { name throws(Problem) in
        try Birthplace(named: name, in: language)
      }
    } catch {
      throw error.of(self.name)
    }
  }

  /// Everything in it, and one byte more than allowed where it is too large.
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

  /// Why it cannot be read.
  func unreadable(_ error: SystemError) -> Problem {
    Problem(
      .noInput, at: Place(source: name), error.message,
      hint: isStandardInput ? "" : "name a chart file, or - for standard input")
  }
}
