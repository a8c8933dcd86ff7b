package import AstroChartModel
package import AstroDiagnostics
package import AstroJSON

/// The content of a chart file: a birth whose chart is still to be computed, or a chart.
package enum ChartDocument: Hashable, Sendable {
  case birth(name: String?, BirthData, ChartSettings)
  /// A chart with positions, which are used as given.
  case chart(Chart)

  /// The largest chart file that is read, in bytes: 1 MiB, about a hundred times the size of a chart.
  package static let largestFile = 1 << 20

  /// The value of `format` in every chart file.
  package static let format = "astrosvitla.chart/1"

  /// Reads a chart file.
  ///
  /// Unknown fields are ignored; unknown names are errors, which suggest the nearest known name.
  /// - Parameter json: UTF-8, at most `largestFile` bytes.
  /// - Throws: `invalidChart` or `missingBirthData`, at the path of the field that is wrong, or at the line
  ///   and column where the text is not valid JSON.
  package init(json: [UInt8]) throws(Problem) {
    self = try ChartDocument.read(json, places: nil).value
  }

  /// Reads a chart file in which a birth may give its place only by name.
  ///
  /// - Parameters:
  ///   - usual: The settings of a birth where the file has none.
  ///   - places: Finds the place; if it is `nil`, a birth without coordinates is an error.
  /// - Returns: The content of the file, with a note on the place that was chosen.
  /// - Throws: The same as `init(json:)`, and what `places` throws, at the field of the place.
  package static func read(
    _ json: [UInt8], settings usual: ChartSettings = ChartSettings(), places: BirthplaceFinder?
  ) throws(Problem) -> Made<ChartDocument> {
    guard json.count <= ChartDocument.largestFile else {
      throw Problem(.invalidChart, ChartFileFault.tooLarge)
    }
    let root = try JSONCursor(
      reading: json, as: .invalidChart, hint: ChartFileFault.form)
    return try read(root, settings: usual, places: places)
  }

  /// The same for a text that is already parsed.
  package static func read(
    _ root: JSONCursor, settings usual: ChartSettings = ChartSettings(), places: BirthplaceFinder?
  ) throws(Problem) -> Made<ChartDocument> {
    let kind = try root.chartKind()
    let name = try root["name"].label()
    let found = try Birthplace.found(for: root["birth"], by: places)
    let birth = root["birth"].isAbsent ? nil : try BirthData(root["birth"], found)
    // The positions of a computed chart do not follow anybody's preferences.
    let isComputed = !root["planets"].isAbsent
    let settings = try ChartSettings(root["settings"], usual: isComputed ? ChartSettings() : usual)
    let notes = [found?.note].compactMap(\.self)
    if isComputed {
      let chart = try Chart(root, kind: kind, name: name, birth: birth, settings: settings)
      return Made(.chart(chart), notes: notes)
    } else if kind != .natal {
      throw root["planets"].missing(hint: ChartFileFault.asPlanets)
    } else if let birth {
      return Made(.birth(name: name, birth, settings), notes: notes)
    } else {
      throw Problem(.missingBirthData, at: .field("birth"), ChartFileFault.nothing)
    }
  }
}

extension ChartDocument {
  /// The birth of a chart file, whether it is computed or not, and whose it is.
  package static func namedBirth(of root: JSONCursor) throws(Problem) -> (name: String?, birth: BirthData) {
    (try root["name"].label(), try BirthData(root["birth"], nil))
  }
}

extension JSONCursor {
  /// The kind of the chart file; anything that is not a chart file is rejected, and so is an unknown version
  /// or kind.
  fileprivate func chartKind() throws(Problem) -> ChartKind {
    guard isObject else {
      throw problem(ChartFileFault.notChart)
    }
    try self["format"].require(ChartDocument.format)
    return try self["kind"].name(of: "kind of chart") ?? .natal
  }

  private func require(_ wanted: String) throws(Problem) {
    // Compared by bytes, because comparing strings takes time quadratic in the number of combining marks.
    guard let text = try text(), !text.utf8.elementsEqual(wanted.utf8) else { return }
    throw problem(ChartFileFault.format(text, wanted: wanted))
  }
}

/// Finds a place of birth that is given only by its name.
package typealias BirthplaceFinder = (_ name: String) throws(Problem) -> Birthplace

extension Birthplace {
  /// The place of a birth that gives only its name; `nil` if the birth has coordinates or no place name.
  package static func found(for birth: JSONCursor, by find: BirthplaceFinder?) throws(Problem) -> Birthplace?
  {
    guard let find, birth.isObject, birth["latitude"].isAbsent, birth["longitude"].isAbsent,
      let name = try birth["place"].label()
    else { return nil }
    return try birth.checked { () throws(Problem) in try find(name) }
  }
}
