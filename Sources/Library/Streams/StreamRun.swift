package import AstroChartModel
package import AstroDiagnostics
package import AstroExchange
package import AstroWholeFiles

/// One run over a stream: reads its lines, processes them, and writes the results.
package struct StreamRun {
  /// The options of a run.
  package struct Options: Sendable {
    package var input: InputFile
    package var slice = StreamSlice.whole
    package var threads = 1
    /// How many lines are processed together; larger if each line is quick.
    package var portion = 16
    package var form = FileForm.named(hasDigests: false)
    /// How the rows of a table are written; `nil` if the lines are no table.
    package var table: ChartTable?
    /// The language in which lines are told what is wrong with them.
    package var tongue = Tongue.english

    package init(_ input: InputFile) { self.input = input }
  }

  private let options: Options
  private let output: StreamOutput
  private let worker: @Sendable () throws(Problem) -> LineWorker

  /// - Parameter maker: Makes a `StreamMaker`; called on each working thread.
  package init(
    _ options: Options, to output: StreamOutput,
    places: @escaping @Sendable (String) throws(Problem) -> Birthplace,
    by maker: @escaping @Sendable () throws(Problem) -> any StreamMaker
  ) {
    (self.options, self.output) = (options, output)
    worker = { () throws(Problem) in
      LineWorker(
        try maker(), places: places, form: options.form, table: options.table,
        tongue: options.tongue)
    }
  }

  /// Processes the whole stream.
  ///
  /// - Parameter tell: Is told what is done after each portion, and which part of the input has been read, 0…1;
  ///   `nil` if the size of the input is unknown.
  /// - Returns: How many lines of the slice were processed, including those of earlier runs.
  /// - Throws: The problem that ends the run; what was written before can be continued by another run.
  package func run(
    telling tell: (StreamCount, _ part: Double?) -> Void = { _, _ in }
  ) throws(Problem) -> StreamCount {
    let stream = try InputStream(options.input)
    try output.check(against: stream)
    var sink = try output.sink()
    var (count, synced) = (sink.done, ContinuousClock.now)
    let (slice, portion, done) = (options.slice, options.portion, sink.done.lines)
    let digest = output.hasJournal ? StreamDigest(expecting: sink.read) : nil
    let pool = try LinePool(threads: options.threads)
    do throws(Problem) {
      try pool.run(
        reading: { () throws(Problem) in
          LineReader(stream, slice: slice, skipping: done, portion: portion, digest: digest)
        }, by: worker
      ) { results throws(Problem) in
        try sink.append(results)
        count.add(results)
        tell(count, stream.partRead)
        if ContinuousClock.now - synced > .seconds(1) {
          try sink.sync()
          synced = .now
        }
      }
    } catch {
      try? sink.sync()
      throw error
    }
    try sink.finish()
    return count
  }
}
