import AstroSvitla

/// The parts of OpenAPI's schemas.
enum Schema {
  static let id: JSONTree = [
    "type": "string", "minLength": 1, "maxLength": 64, "pattern": .text(plainPattern),
  ]
  static let label: JSONTree = [
    "type": ["string", "null"], "minLength": 1, "maxLength": 200, "pattern": .text(plainPattern),
  ]
  static let time: JSONTree = ["type": "string", "format": "date-time"]
  static let list: JSONTree = ["type": "array", "items": ["type": "object"]]
  static let instant: JSONTree = ["type": ["string", "null"], "pattern": .text(instantPattern)]
  static let language = QueryParameter.oneOf(
    "language", "The language of words; by default what Accept-Language likes best",
    Language.allCases.map(\.tag))

  /// How long a signed transaction may be.
  static let longestSigned = 20_000
  static let signed = jws(longestSigned)
  static let notification = jws(60_000)

  private static func jws(_ longest: Int) -> JSONTree {
    ["type": "string", "minLength": 1, "maxLength": .integer(longest), "pattern": .text(plainPattern)]
  }

  /// No control characters.
  static let plainPattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"
  static let dayPattern = "^(19[0-9]{2}|20[0-9]{2})-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$"
  static let monthPattern = "^(19[0-9]{2}|20[0-9]{2})-(0[1-9]|1[0-2])$"
  static let yearPattern = "^(19[0-9]{2}|20[0-9]{2})$"
  static let instantPattern =
    "^(19[0-9]{2}|20[0-9]{2})-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?Z?)?$"

  static let houseNames = HouseSystem.allCases.map(\.rawValue) + ["equal_house"]
  static let houses: JSONTree = ["enum": .list(houseNames.map { .text($0) } + [.null])]

  /// The variable parts of paths that are no ids.
  static let variables: [String: JSONTree] = [
    "area": ["enum": .list(Area.allCases.map { .text($0.rawValue) })]
  ]

  static func reference(_ name: String) -> JSONTree { ["$ref": .text("#/components/schemas/\(name)")] }

  /// An object with these members.
  ///
  /// - Parameter required: The members it always has; all, if they are not named.
  static func object(_ members: JSONTree, required: [String]? = nil) -> JSONTree {
    guard case .object(let list) = members else { return members }
    return [
      "type": "object", "properties": members,
      "required": .list((required ?? list.map(\.name)).map { .text($0) }),
    ]
  }

  static func page(_ name: String) -> JSONTree {
    .object([
      JSONTree.Member(name: "type", value: "object"),
      JSONTree.Member(name: "required", value: [.text(name), "next"]),
      JSONTree.Member(
        name: "properties",
        value: .object([
          JSONTree.Member(name: name, value: list),
          JSONTree.Member(name: "next", value: ["type": ["string", "null"]]),
        ])),
    ])
  }
}

extension JSONTree {
  /// The schema of the same or nothing.
  var orNull: JSONTree {
    guard case .text(let type)? = self["type"] else { return self }
    return with("type", [.text(type), "null"])
  }
}
