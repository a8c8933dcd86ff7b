package import Diagnostics

extension Place {
  /// The place of a field of a chart's birth.
  package static func birth(_ field: String) -> Place { Place(path: [.name("birth"), .name(field)]) }
}
