import Testing

/// Moving pictures as the command is asked for them; `.ci/samples.sh` makes one.
@Suite struct AnimationCommandTests {
  private let span = ["--from", "2027-03-01", "--to", "2027-04-01"]

  @Test func `what goes with no moving picture is refused in one line, and leaves nothing`() throws {
    let scratch = try Scratch()
    for (options, named) in [
      (["--apng", "--from", "2027-03-01"], "--to"), (span + ["--png"], "--from"),
      (["--apng", "--from", "2027-03-01", "--to", "2027-03-15"], "--from, --to"),
      (span + ["--apng", "--svg"], "--svg"),
    ] {
      let outcome = try Command.render.run([Example.sample("oksana")] + options, in: scratch)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(options)")
      #expect(outcome.errors.contains(named) && scratch.names.isEmpty, "\(outcome.errors)")
    }
  }
}
