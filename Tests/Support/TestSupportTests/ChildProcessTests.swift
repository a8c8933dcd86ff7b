import TestSupport
import Testing

@Suite struct ChildProcessTests {
  @Test func `a program's output, messages and exit code are kept apart`() throws {
    let run = try ChildProcess("/bin/sh", ["-c", "cat; echo oh >&2; exit 65"], input: Array("in".utf8))
    #expect(run.outputText == "in")
    #expect(run.messageText == "oh\n")
    #expect(run.status == 65)
  }

  @Test func `a program sees what is added to its environment, and its folder`() throws {
    let run = try ChildProcess(
      "/bin/sh", ["-c", "echo $MOON; pwd"], environment: ["MOON": "full"], folder: "/usr")
    #expect(run.outputText == "full\n/usr\n")
  }

  @Test func `a program that writes more than a pipe holds ends`() throws {
    let run = try ChildProcess("/bin/sh", ["-c", "head -c 1000000 /dev/zero"])
    #expect(run.output.count == 1_000_000)
  }

  @Test func `a program that does not end is ended`() throws {
    let run = try ChildProcess("/bin/sleep", ["30"], limit: 0.2)
    #expect(run.status == -9)
  }

  @Test func `what is no program is an error`() {
    #expect(throws: (any Error).self) { try ChildProcess("/no/such/program") }
  }
}
