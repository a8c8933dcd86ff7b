package import AstroDiagnostics
import Glibc

/// A file to be written.
package struct OutputFile {
  /// The path as the user gave it.
  let path: String
  let bytes: [UInt8]
  let destination: Destination

  init(_ bytes: [UInt8], to path: String) throws(Problem) {
    guard !path.isEmpty else {
      throw Problem(.usage, at: Problem.Location(source: "-o"), FileFault.emptyName)
    }
    (self.path, self.bytes) = (path, bytes)
    destination = try OutputFile.destination(of: path)
  }

  /// The destination of a path that the user gave.
  package static func destination(of path: String) throws(Problem) -> Destination {
    do throws(SystemError) {
      return try Destination(of: path)
    } catch {
      throw .output(path, error)
    }
  }

  /// Writes directly into an existing destination that cannot be replaced.
  func writeDirectly() throws(Problem) {
    do throws(SystemError) {
      if case .descriptor(let number) = destination {
        try Descriptor.pour(bytes, into: number)
      } else {
        try writeIntoDevice()
      }
    } catch {
      throw .output(path == "-" ? StandardOutput.name : path, error)
    }
  }

  private func writeIntoDevice() throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try Descriptor.pour(bytes, into: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try Descriptor.close(descriptor)
  }
}
