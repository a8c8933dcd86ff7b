public import AstroDiagnostics

/// The births of a file of any program, with what was lost on the way.
///
///     let list = try BirthList(reading: bytes)
///     for record in list.records {
///       switch record.result {
///       case .success(let birth): print(birth.name ?? "", record.notes)
///       case .failure(let problem): print(problem)
///       }
///     }
public struct BirthList: Sendable {
  /// The largest file that is read, in bytes: 256 MiB, about a million births.
  public static let largestFile = 256 << 20
  /// The longest line that is read, in bytes of UTF-8.
  public static let longestLine = 1 << 20

  /// The form of the file.
  public let format: BirthFormat
  /// How its characters are encoded.
  public let encoding: TextEncoding
  /// One for each birth of the file, in its order.
  public private(set) var records: [BirthRecord]
  /// What concerns the file as a whole, such as a column that is not read.
  public private(set) var notes: [Note]

  /// Reads a file of births.
  ///
  /// - Parameters:
  ///   - bytes: At most `largestFile` bytes.
  ///   - options: What the file leaves open.
  ///   - world: How places and moments are looked up.
  /// - Throws: `invalidValue` if it is no file of births at all; what is wrong with one of them is in its
  ///   record.
  public init(
    reading bytes: [UInt8], options: ImportOptions = ImportOptions(), world: ImportWorld = ImportWorld()
  ) throws(Problem) {
    guard bytes.count <= BirthList.largestFile else {
      throw Problem(.invalidValue, ExchangeFault.tooLarge)
    }
    let (text, encoding) = try TextEncoding.decode(bytes, as: options.encoding)
    let lines = TextLines(text)
    let format = options.format ?? BirthFormat(of: lines)
    let drafts = try format.drafts(of: lines, options)
    self.format = drafts.format ?? format
    (self.encoding, notes) = (encoding, drafts.notes)
    records = drafts.records.map { $0.record(options, world) }
    if records.isEmpty { throw BirthList.nothing(in: self.format) }
    if encoding.isGuess { notes.insert(encoding.note, at: 0) }
  }

  private static func nothing(in format: BirthFormat) -> Problem {
    Problem(
      .missingBirthData, ExchangeFault.nothing(in: format))
  }
}

/// A birth of a file: what was read, or why it could not be.
public struct BirthRecord: Sendable {
  /// The line on which it begins, from 1.
  public let line: Int
  /// The birth, or what is wrong with its line.
  public let result: Result<NamedBirth, Problem>
  /// What the birth loses by the import, and what was assumed.
  public let notes: [Note]
}
