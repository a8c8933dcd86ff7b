/// What a value of JSON must be: the part of JSON Schema that tools need to describe what they take and give.
package indirect enum Schema: Sendable {
  case text
  /// One of some names.
  case name(among: [String])
  case number(in: ClosedRange<Double>?)
  case integer(in: ClosedRange<Int>?)
  case truth
  case list(of: Schema, atMost: Int? = nil)
  /// - Parameter isOpen: Whether it may have members that are not listed.
  case object([Field], isOpen: Bool)
  /// A value that its own reader checks.
  case any

  /// A number without bounds.
  package static let number = Schema.number(in: nil)
  /// An object of which only the members that matter are listed.
  package static func open(_ fields: [Field]) -> Schema { .object(fields, isOpen: true) }

  /// A member of an object.
  package struct Field: Sendable {
    package let name: String
    package let schema: Schema
    /// What it means, for a model: units, ranges, what its absence means.
    package let about: String
    package let isRequired: Bool
    /// Whether it may be null; members that are not required may always be left out.
    package let canBeNull: Bool

    package init(
      _ name: String, _ schema: Schema, _ about: String = "", isRequired: Bool = false,
      canBeNull: Bool = false
    ) {
      (self.name, self.schema, self.about) = (name, schema, about)
      (self.isRequired, self.canBeNull) = (isRequired, canBeNull)
    }

    /// The same member, which must be given.
    package var required: Field {
      Field(name, schema, about, isRequired: true, canBeNull: canBeNull)
    }

    /// The same member, which may be null.
    package var nullable: Field {
      Field(name, schema, about, isRequired: isRequired, canBeNull: true)
    }
  }
}
