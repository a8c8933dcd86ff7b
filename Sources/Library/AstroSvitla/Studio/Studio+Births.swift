public import AstroBirths
public import AstroDiagnostics
public import AstroExchange

extension Studio {
  /// The births of a file of another program: AAF, Astrolog's, Quick*Chart's, a table, or the JSON of Kerykeion,
  /// immanuel and this package.
  ///
  ///     for record in try studio.births(in: bytes).records {
  ///       let chart = try studio.chart(of: record.result.get().birth)
  ///     }
  ///
  /// Places without coordinates are found by their names, and offsets are held against the history of zones.
  ///
  /// - Parameters:
  ///   - bytes: At most `BirthList.largestFile` bytes.
  ///   - options: What the file leaves open.
  /// - Throws: `invalidValue` or `missingBirthData` if it is no file of births; what is wrong with one of them
  ///   is in its record.
  public func births(
    in bytes: [UInt8], _ options: ImportOptions = ImportOptions()
  ) throws(Problem) -> BirthList {
    try BirthList(reading: bytes, options: options, world: ImportWorld(in: self.options.language))
  }

  /// Births as a file for other programs; ``births(in:_:)`` reads exactly the same births from it.
  ///
  /// - Throws: `ambiguousTime`, `nonexistentTime` or `unknownZone` for a birth that has no moment; only AAF needs
  ///   it.
  public func file(of births: [NamedBirth], as form: BirthFile) throws(Problem) -> [UInt8] {
    var bytes = form.head
    for birth in births { bytes += try form.lines(of: birth) }
    return bytes
  }
}
