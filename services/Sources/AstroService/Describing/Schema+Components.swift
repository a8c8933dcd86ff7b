extension Schema {
  /// What is sent to keep a chart.
  ///
  /// The schemas of `schemas/` say all of a chart file; here stands what a birth needs, with the bounds within
  /// which every birth is accepted.
  static let chartFile: JSONTree = [
    "type": "object",
    "description": "A chart file: a birth, or positions that were computed elsewhere (schemas/chart.json)",
    "required": ["birth"],
    "properties": [
      "name": label,
      "own": ["type": ["boolean", "null"], "description": "Whether it is the birth of the user"],
      "birth": [
        "type": "object", "required": ["date", "timeZone", "latitude", "longitude"],
        "properties": [
          "date": ["type": "string", "pattern": .text(dayPattern)],
          "time": ["type": ["string", "null"], "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"],
          "timeZone": [
            "type": "string", "minLength": 1, "pattern": .text(plainPattern),
            "description": "An IANA name, an offset such as +03:00, or LMT",
          ],
          "latitude": ["type": "number", "minimum": -90, "maximum": 90],
          "longitude": ["type": "number", "minimum": -180, "maximum": 180],
          "place": label,
        ],
      ],
      "settings": ["type": ["object", "null"]],
    ],
  ]

  /// What the form of the page for people sends.
  static let birthForm: JSONTree = object(
    [
      "name": ["type": "string", "maxLength": 200, "pattern": .text(plainPattern)],
      "date": ["type": "string", "pattern": .text(dayPattern)],
      "time": ["type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"],
      "place": ["type": "string", "minLength": 1, "maxLength": 100, "pattern": .text(plainPattern)],
    ], required: ["date", "place"])

  /// A message of JSON-RPC, as assistants send it.
  static let rpcMessage: JSONTree = object(
    [
      "jsonrpc": ["const": "2.0"], "id": ["type": ["string", "number"]],
      "method": ["type": "string"], "params": ["type": ["object", "null"]],
    ], required: ["jsonrpc", "method"])

  static let components: JSONTree = [
    "refusal": object([
      "success": ["const": false],
      "error": object([
        "code": ["enum": .list(Refusal.Code.allCases.map { .text($0.rawValue) })],
        "message": ["type": "string"],
      ]),
    ]),
    "drawing": object(["success": ["const": true], "chart": ["type": "object"], "layout": ["type": "object"]]
    ),
    "synastry": [
      "type": "object", "required": ["format", "from", "aspects", "overlays", "balances", "scores"],
      "properties": [
        "success": ["const": true], "format": ["const": "astrosvitla.synastry/1"], "from": list,
        "aspects": list,
        "overlays": ["type": "object"], "balances": list, "scores": ["type": "object"],
      ],
    ],
    "chart": object(
      [
        "id": id, "name": ["type": ["string", "null"]], "own": ["type": "boolean"], "created": time,
        "notes": list,
      ], required: ["id", "name", "own", "created"]),
    "connection": object(["id": id, "name": ["type": ["string", "null"]], "chart": id, "created": time]),
    "bookmark": object([
      "id": id, "text": ["type": "string"], "source": ["type": ["string", "null"]],
      "chart": ["type": ["string", "null"]], "created": time,
    ]),
    "span": object([
      "format": ["const": "astrosvitla.report/1"], "kind": ["enum": ["day", "week", "month", "year"]],
      "language": ["type": "string"], "title": ["type": "string"],
      "span": object(["from": time, "to": time, "zone": ["type": "string"]]), "headline": ["type": "string"],
      "detailedAnalysis": list, "recommendations": list,
    ]),
    "report": object(
      [
        "format": ["const": "astrosvitla.report/1"], "area": ["type": "string"],
        "language": ["type": "string"],
        "title": ["type": "string"], "keyInfluences": ["type": "string"], "detailedAnalysis": list,
        "recommendations": list,
      ]),
  ]
}
