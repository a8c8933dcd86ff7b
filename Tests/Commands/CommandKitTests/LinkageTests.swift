import Foundation
import Testing

@Suite struct LinkageTests {
  @Test(arguments: [Command.chart, .report, .place])
  func `commands that draw nothing load nothing that draws`(_ command: Command) throws {
    let libraries = try libraries(of: command)
    #expect(libraries.contains("libc.so"))
    for library in ["cairo", "pango", "fontconfig", "harfbuzz", "freetype"] {
      #expect(!libraries.contains(library), "\(command.name) loads \(library)")
    }
  }

  @Test func `a command that draws is seen to load what draws`() throws {
    #expect(try libraries(of: .render).contains("cairo"))
  }

  private func libraries(of command: Command) throws -> String {
    let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    let outcome = try Command.run(
      URL(filePath: "/usr/bin/ldd"), [command.executable.path], environment: ["LD_LIBRARY_PATH": path])
    return outcome.text
  }
}
