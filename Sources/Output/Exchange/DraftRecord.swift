import AstroDiagnostics

/// A record of a file as its reader understood it.
struct DraftRecord {
  /// The line on which it begins, from 1.
  let line: Int
  private(set) var draft = BirthDraft()
  private var problem: Problem?

  /// - Parameter read: Fills the draft; what it throws is the record's problem, after which it may still be
  ///   filled.
  init(line: Int, _ read: (inout BirthDraft) throws(Problem) -> Void) {
    self.line = line
    do throws(Problem) { try read(&draft) } catch { problem = error }
  }

  /// The record of a line that is not read.
  init(line: Int, _ problem: Problem) { (self.line, self.problem) = (line, problem) }

  /// Adds what a later line says about the same birth.
  mutating func add(_ read: (inout BirthDraft) throws(Problem) -> Void) {
    do throws(Problem) { try read(&draft) } catch { problem = problem ?? error }
  }

  func record(_ options: ImportOptions, _ world: ImportWorld) -> BirthRecord {
    var draft = draft
    do throws(Problem) {
      if let problem { throw problem }
      let birth = try draft.finished(options, world)
      return BirthRecord(line: line, result: .success(birth), notes: draft.notes)
    } catch {
      var told = error
      told.location.subject = "line \(line)"
      return BirthRecord(line: line, result: .failure(told), notes: draft.notes)
    }
  }
}

/// The records of a file.
struct Drafts {
  var records: [DraftRecord] = []
  var notes: [Note] = []
  /// The form as its content shows it, if it is another than was thought.
  var format: BirthFormat?
}

extension BirthFormat {
  func drafts(of lines: TextLines, _ options: ImportOptions) throws(Problem) -> Drafts {
    switch self {
    case .aaf: AAFReader.drafts(of: lines)
    case .astrolog: AstrologReader.drafts(of: lines)
    case .quickChart: QuickChartLine.drafts(of: lines)
    case .csv: try CSVReader.drafts(of: lines.text, options)
    case .kerykeion, .immanuel, .chart: try JSONReader.drafts(of: lines)
    }
  }
}
