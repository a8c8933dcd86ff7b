// swift-tools-version: 6.2
import PackageDescription

// MARK: - What every target of ours has in common

/// Warnings stop CI, but never a user's build with a newer compiler.
let isStrict = Context.environment["ASTROSVITLA_STRICT"] != nil

let commonSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The rooms that tests keep busy: CI builds them optimized, because that costs less than it saves.
let busy: Set = [
  "Almanac", "ChartModel", "Checking", "Geometry", "Interpretation", "Typesetting", "WheelLayout",
]

/// The folders of `Sources`, from the ground up.
///
/// A room imports its own storey and those below it.
enum Storey: String {
  case c = "C"
  case foundations = "Foundations"
  case sky = "Sky"
  case words = "Words"
  case layout = "Layout"
  case output = "Output"
  case library = "Library"
  case commands = "Commands"
}

/// The module of a room: `AstroSkies` is `Sources/Sky/Skies`.
///
/// The prefix keeps our modules apart from those of other packages in a program that uses both.
func module(_ room: String) -> String {
  let isWhole = ["CAstro", "Astro", "astro"].contains { room.hasPrefix($0) } || room.hasSuffix("Support")
  return isWhole ? room : "Astro\(room)"
}

func modules(_ rooms: [String]) -> [Target.Dependency] { rooms.map { .target(name: module($0)) } }

/// The headers of a library of the system.
func library(_ name: String, pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(
    name: "CAstro\(name)", path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt(apt)])
}

/// C of our own: baked-in bytes, and what Swift's module of the C library leaves out.
func c(_ name: String, exclude: [String] = []) -> Target {
  .target(name: "CAstro\(name)", path: "Sources/C/\(name)", exclude: exclude)
}

/// A room that sees no C pointer.
func room(_ storey: Storey, _ name: String, _ rooms: [String] = [], exclude: [String] = []) -> Target {
  let room = door(storey, name, rooms, exclude: exclude)
  room.swiftSettings = (room.swiftSettings ?? []) + [.strictMemorySafety()]
  return room
}

/// A room that deals with C: the only door to a library, or a user of the system.
func door(
  _ storey: Storey, _ name: String, _ rooms: [String], exclude: [String] = [],
  and others: [Target.Dependency] = []
) -> Target {
  .target(
    name: module(name), dependencies: modules(rooms) + others, path: "Sources/\(storey.rawValue)/\(name)",
    exclude: exclude,
    swiftSettings: commonSettings + (isStrict && busy.contains(name) ? [.unsafeFlags(["-O"])] : []))
}

func command(_ name: String, in folder: String = "Sources/Commands", _ rooms: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: modules(rooms) + [argumentParser], path: "\(folder)/\(name)",
    swiftSettings: commonSettings)
}

/// The tests of a room: they use what the room uses, and rooms besides.
@MainActor func tests(
  _ storey: Storey, of name: String, and rooms: [String] = [], support: [String] = ["TestSupport"],
  resources: [Resource] = []
) -> Target {
  let own = storeys.first { $0.name == module(name) }?.dependencies ?? []
  return .testTarget(
    name: "\(name)Tests", dependencies: modules([name] + rooms + support) + own,
    path: "Tests/\(storey.rawValue)/\(name)Tests", resources: resources, swiftSettings: commonSettings)
}

/// What several rooms' tests share.
func support(_ name: String, _ rooms: [String]) -> Target {
  .target(
    name: name, dependencies: modules(rooms), path: "Tests/Support/\(name)", swiftSettings: commonSettings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The rooms that need no library of the system.
let coreRooms = [
  "Almanac", "Bylines", "Bytes", "ChartFiles", "ChartModel", "ChartSheet", "Checking", "Couples",
  "Diagnostics", "Documents", "Drawing", "DrawingResponse", "Exchange", "Geometry", "Interpretation",
  "Periods", "SVG", "Symbols", "Synastry", "Themes", "Timeline", "Tradition", "Typesetting", "WebPage",
  "WheelLayout", "Wording",
]

/// The rooms that a program sees through the umbrella.
let publicRooms =
  coreRooms + [
    "AstroSvitlaCore", "Birthplaces", "Daybook", "Ephemeris", "Painting", "RuleFolders", "Shaping", "Skies",
  ]

/// The names of commands by their rooms; `astro` is all of them.
let skyNames = ["astro-chart", "astro-place"]
let reportNames = ["astro-report"]
let pictureNames = [
  "astro-batch", "astro-calendar", "astro-doctor", "astro-mcp", "astro-pdf", "astro-render",
]
let commandNames = (skyNames + reportNames + pictureNames).sorted() + ["astro"]

// MARK: - The rooms, from the ground up: who may import whom

let cTargets: [Target] = [
  library("SwissEphemeris", pkgConfig: "swe", apt: ["libswe-dev"]),
  library(
    "Pango", pkgConfig: "pango harfbuzz fontconfig freetype2", apt: ["libpango1.0-dev", "libfreetype-dev"]),
  library("Cairo", pkgConfig: "cairo-ft cairo-pdf freetype2", apt: ["libcairo2-dev", "libfreetype-dev"]),
  library("Deflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"]),
  c("Assets"),
  c("Help"),
  c("Gazetteer", exclude: ["build", "gazetteer.bin"]),
  c("System"),
  c("EphemerisEnvironment"),
]

let foundations: [Target] = [
  room(.foundations, "Diagnostics"),
  room(.foundations, "Geometry"),
  room(.foundations, "Bytes", ["Geometry"]),
  room(.foundations, "JSON", ["Bytes", "Diagnostics"]),
  door(.foundations, "WholeFiles", ["Bytes", "CAstroSystem", "Diagnostics"]),
  door(.foundations, "Threads", ["CAstroSystem", "Diagnostics"]),
  door(.foundations, "Processes", ["Diagnostics", "WholeFiles"]),
]

let sky: [Target] = [
  room(.sky, "ChartModel", ["Diagnostics"]),
  door(
    .sky, "Ephemeris",
    ["CAstroSwissEphemeris", "ChartModel", "Diagnostics", "WholeFiles"]),
  room(.sky, "Almanac", ["ChartModel", "Diagnostics", "Geometry"]),
  room(.sky, "Tradition", ["ChartModel", "Diagnostics", "Geometry"]),
  room(.sky, "Skies", ["Almanac", "ChartModel", "Diagnostics", "Ephemeris", "Synastry", "Tradition"]),
  room(.sky, "Synastry", ["ChartModel"]),
  room(.sky, "Places", ["CAstroGazetteer", "Diagnostics", "Geometry"]),
]

let words: [Target] = [
  room(.words, "Wording", ["ChartModel", "Diagnostics", "Synastry", "Tradition"]),
  room(.words, "Birthplaces", ["ChartModel", "Diagnostics", "JSON", "Places", "Wording"]),
  room(
    .words, "Interpretation", ["CAstroAssets", "ChartModel", "Diagnostics", "JSON", "Tradition", "Wording"],
    exclude: ["AstrologyRules"]),
  room(
    .words, "Couples",
    ["CAstroAssets", "ChartModel", "Diagnostics", "Interpretation", "JSON", "Synastry", "Wording"],
    exclude: ["Texts"]),
  room(
    .words, "Periods", ["Almanac", "CAstroAssets", "ChartModel", "Diagnostics", "JSON", "Wording"],
    exclude: ["Texts"]),
  door(.words, "RuleFolders", ["Diagnostics", "Interpretation", "WholeFiles"]),
  room(.words, "CommandWords", ["CAstroHelp", "Diagnostics"], exclude: ["en", "uk"]),
  room(.words, "Checking", ["CAstroAssets", "ChartModel", "Diagnostics", "Interpretation", "Wording"]),
]

let layout: [Target] = [
  room(.layout, "Drawing", ["Diagnostics", "Geometry"]),
  room(.layout, "Themes", ["ChartModel", "Diagnostics", "Drawing", "JSON", "Wording"]),
  room(
    .layout, "WheelLayout",
    ["Bytes", "ChartModel", "Diagnostics", "Drawing", "Geometry", "Themes", "Tradition", "Wording"]),
  room(
    .layout, "ChartSheet",
    [
      "Bylines", "ChartModel", "Diagnostics", "Drawing", "Geometry", "Synastry", "Themes", "Tradition",
      "WheelLayout", "Wording",
    ]),
  room(
    .layout, "Timeline",
    [
      "Bylines", "ChartModel", "Diagnostics", "Drawing", "Geometry", "Themes", "Tradition", "WheelLayout",
      "Wording",
    ]),
  room(.layout, "Bylines", ["Diagnostics", "Drawing", "Geometry", "Themes"]),
  room(.layout, "Typesetting", ["Diagnostics", "Drawing", "Geometry"]),
  room(
    .layout, "Documents",
    [
      "Bylines", "ChartModel", "Couples", "Drawing", "Geometry", "Interpretation", "Synastry", "Themes",
      "Typesetting", "Wording",
    ]),
]

let output: [Target] = [
  room(
    .output, "ChartFiles",
    ["Bytes", "ChartModel", "Diagnostics", "JSON", "Periods", "Synastry", "Tradition", "Wording"]),
  room(.output, "Exchange", ["Bytes", "ChartFiles", "ChartModel", "Diagnostics", "JSON", "Wording"]),
  room(
    .output, "DrawingResponse",
    ["ChartFiles", "ChartModel", "Diagnostics", "Drawing", "Geometry", "JSON", "WheelLayout", "Wording"]),
  room(.output, "SVG", ["Bytes", "Diagnostics", "Drawing", "Geometry"]),
  room(.output, "Symbols", ["CAstroAssets", "Diagnostics", "Drawing", "Geometry"]),
  door(.output, "Shaping", ["CAstroAssets", "CAstroPango", "Diagnostics", "Drawing", "Geometry"]),
  room(.output, "PDFAmending", ["Bytes", "Diagnostics", "Drawing", "Geometry"]),
  door(
    .output, "Painting",
    ["Bytes", "CAstroCairo", "CAstroDeflate", "Diagnostics", "Drawing", "Geometry", "PDFAmending"]),
  room(
    .output, "WebPage",
    [
      "Bytes", "CAstroAssets", "ChartModel", "Diagnostics", "Drawing", "Geometry", "JSON", "SVG", "Themes",
      "WheelLayout", "Wording",
    ], exclude: ["Page"]),
]

let libraries: [Target] = [
  room(.library, "AstroSvitlaCore", coreRooms),
  door(.library, "AstroSvitla", publicRooms + ["Births", "Threads", "WholeFiles"]),
  door(
    .library, "Births",
    ["Birthplaces", "ChartFiles", "ChartModel", "Diagnostics", "Ephemeris", "Exchange", "JSON", "Wording"]),
  room(
    .library, "Daybook",
    [
      "Almanac", "ChartFiles", "ChartModel", "Diagnostics", "Ephemeris", "Interpretation", "JSON", "Periods",
      "Skies", "Wording",
    ]),
  door(
    .library, "Streams",
    [
      "Bytes", "ChartFiles", "ChartModel", "Diagnostics", "Ephemeris", "Exchange", "JSON", "Threads",
      "WholeFiles",
    ]),
  door(
    .library, "Agents",
    [
      "AstroSvitla", "Birthplaces", "Births", "Bytes", "CAstroAssets", "ChartFiles", "ChartModel", "Checking",
      "Couples", "Diagnostics", "Drawing", "Ephemeris", "Interpretation", "JSON", "Painting", "Skies",
      "Streams", "Synastry", "Themes", "Threads", "WholeFiles", "Wording",
    ]),
]

let commands: [Target] =
  [
    door(
      .commands, "CommandKit",
      [
        "Birthplaces", "Births", "CAstroEphemerisEnvironment", "CAstroSystem", "ChartFiles", "ChartModel",
        "CommandWords", "Diagnostics", "Ephemeris", "Skies", "Threads", "Tradition", "WholeFiles", "Wording",
      ], and: [argumentParser]),
    door(
      .commands, "SkyCommands",
      ["Birthplaces", "ChartFiles", "CommandKit", "Exchange", "Skies", "Synastry"]),
    door(
      .commands, "ReportCommands",
      [
        "Checking", "CommandKit", "Couples", "Daybook", "Interpretation", "Periods", "Processes",
        "RuleFolders", "Skies", "Synastry",
      ]),
    door(
      .commands, "PictureCommands",
      ["Agents", "AstroSvitla", "Bytes", "CommandKit", "ReportCommands", "Streams"]),
  ] + skyNames.map { command($0, ["CommandKit", "SkyCommands"]) }
  + reportNames.map { command($0, ["CommandKit", "ReportCommands"]) }
  + pictureNames.map { command($0, ["CommandKit", "PictureCommands"]) }
  + [command("astro", ["CommandKit", "PictureCommands", "ReportCommands", "SkyCommands"])]

/// The house, from the ground up.
let storeys = cTargets + foundations + sky + words + layout + output + libraries + commands

/// What its makers look at and measure.
///
/// `make bench` and `make fuzz` alone build the last two.
var tools: [Target] = [
  command("astro-workshop", in: "Tools", publicRooms + ["AstroSvitla", "CommandKit", "DaySupport"])
]
if Context.environment["ASTROSVITLA_BENCH"] != nil {
  tools.append(
    command(
      "astro-bench", in: "Tools",
      ["AstroSvitla", "CAstroCairo", "CAstroDeflate", "CAstroSwissEphemeris", "Places"]))
}
if Context.environment["ASTROSVITLA_FUZZ"] != nil {
  let fuzz = command("fuzz", in: "Tests", publicRooms + ["AstroSvitla", "CommandKit", "Places", "Streams"])
  fuzz.path = "Tests/Fuzzing/Harnesses"
  // libFuzzer brings the program's start along.
  fuzz.swiftSettings = commonSettings + [.unsafeFlags(["-parse-as-library"])]
  tools.append(fuzz)
}

// MARK: - Tests, one target a room, and what they share

let testTargets: [Target] = [
  support("TestSupport", ["CAstroDeflate", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "Geometry"]),
  support(
    "DaySupport",
    ["Checking", "ChartModel", "Daybook", "Diagnostics", "Interpretation", "Periods", "Wording"]),
  support("PictureSupport", ["CAstroCairo", "Drawing", "Geometry"]),
  .testTarget(
    name: "TestSupportTests", dependencies: modules(["Drawing", "Geometry", "TestSupport"]),
    path: "Tests/Support/TestSupportTests", swiftSettings: commonSettings),

  tests(.foundations, of: "Diagnostics", and: ["ChartModel"]),
  tests(.foundations, of: "JSON"),
  tests(.foundations, of: "Geometry"),

  tests(.sky, of: "ChartModel"),
  tests(.sky, of: "Ephemeris", and: ["Bytes"], resources: [.copy("Resources")]),
  tests(.sky, of: "Almanac"),
  tests(.sky, of: "Skies", and: ["CAstroSwissEphemeris"], resources: [.copy("Resources")]),
  tests(.sky, of: "Tradition", and: ["CAstroSwissEphemeris", "Ephemeris", "Skies"]),
  tests(.sky, of: "Synastry", and: ["Diagnostics", "Ephemeris", "Skies"]),
  tests(.sky, of: "Places", resources: [.copy("Resources")]),

  tests(.words, of: "Wording"),
  tests(.words, of: "Couples", and: ["Ephemeris", "Skies"]),
  tests(.words, of: "Periods"),
  tests(.words, of: "Checking", resources: [.copy("Resources")]),
  tests(.words, of: "Interpretation"),

  tests(.layout, of: "Drawing"),
  tests(.layout, of: "Bylines"),
  tests(.layout, of: "WheelLayout", and: ["Ephemeris", "Painting", "Shaping"]),
  tests(.layout, of: "ChartSheet", and: ["Ephemeris", "Interpretation", "Shaping", "Skies"]),
  tests(.layout, of: "Timeline", and: ["Ephemeris", "Painting", "Shaping", "Skies"]),
  tests(.layout, of: "Typesetting"),
  tests(
    .layout, of: "Documents",
    and: [
      "AstroSvitla", "Diagnostics", "Ephemeris", "Painting", "Shaping", "Skies", "Timeline", "WheelLayout",
    ]),

  tests(
    .output, of: "ChartFiles",
    and: ["Drawing", "DrawingResponse", "Ephemeris", "Skies", "Themes", "WheelLayout"]),
  tests(.output, of: "Exchange", and: ["Ephemeris"]),
  tests(
    .output, of: "SVG",
    and: [
      "AstroSvitla", "ChartFiles", "ChartModel", "DrawingResponse", "Ephemeris", "Painting", "Shaping",
      "Themes", "WheelLayout", "Wording",
    ], support: ["PictureSupport", "TestSupport"]),
  tests(.output, of: "Symbols", and: ["ChartModel", "Shaping", "Themes", "WheelLayout"]),
  tests(.output, of: "Shaping", support: ["PictureSupport"]),
  tests(.output, of: "PDFAmending"),
  tests(.output, of: "Painting", and: ["AstroSvitla", "Shaping"], support: ["PictureSupport"]),
  tests(
    .output, of: "WebPage", and: ["AstroSvitla", "ChartFiles", "Ephemeris", "Skies"]),

  tests(.library, of: "AstroSvitlaCore", resources: [.copy("Resources")]),
  tests(.library, of: "AstroSvitla", support: ["PictureSupport", "TestSupport"]),
  tests(.library, of: "Daybook", support: ["DaySupport", "TestSupport"]),
  tests(.library, of: "Streams"),
  tests(.library, of: "Agents"),
  .testTarget(
    name: "PseudoLanguageTests", dependencies: modules(publicRooms + ["AstroSvitla", "TestSupport"]),
    path: "Tests/Library/PseudoLanguageTests", swiftSettings: commonSettings),

  tests(
    .commands, of: "CommandKit",
    and: [
      "AstroSvitla", "Geometry", "Interpretation", "PictureCommands", "ReportCommands", "SkyCommands",
      "Themes",
      "WheelLayout",
    ] + commandNames),
  .testTarget(
    name: "WorkshopTests", dependencies: modules(["ChartModel", "Wording", "astro-workshop"]),
    path: "Tests/Tools/WorkshopTests", swiftSettings: commonSettings),
]

// MARK: - The package

let package = Package(
  name: "AstroSvitla",
  // Those that have the module Synchronization. Linux, Android and WebAssembly need no line.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AstroSvitla", targets: ["AstroSvitla"]),
    .library(name: "AstroAgents", targets: ["AstroAgents"]),
    .library(name: "AstroSvitlaCore", targets: ["AstroSvitlaCore"]),
  ] + commandNames.map { .executable(name: $0, targets: [$0]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: storeys + tools + testTargets,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
