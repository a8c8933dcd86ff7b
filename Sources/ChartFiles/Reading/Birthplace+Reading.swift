package import ChartModel
package import Diagnostics
package import JSON

/// Finds the place that a birth gives by its name alone.
package typealias BirthplaceFinder = (_ name: String) throws(Problem) -> Birthplace

extension Birthplace {
  /// The place of a birth that says where by its name alone; `nil` where it has coordinates, or no name.
  package static func found(for birth: JSONCursor, by find: BirthplaceFinder?) throws(Problem) -> Birthplace?
  {
    guard let find, birth.isObject, birth["latitude"].isAbsent, birth["longitude"].isAbsent,
      let name = try birth["place"].label()
    else { return nil }
    return try birth.checked { () throws(Problem) in try find(name) }
  }
}
