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

/// A room that sees no C pointer.
func pureRoom(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: excluded(from: name),
    swiftSettings: commonSettings + [.strictMemorySafety()])
}

/// A room that is the only door to a C library.
func doorRoom(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: commonSettings)
}

func command(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: commonSettings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies,
    resources: resources, swiftSettings: commonSettings)
}

/// Data that lies beside the sources and is baked in by `CAssets`.
func excluded(from name: String) -> [String] {
  switch name {
  case "Interpretation": ["AstrologyRules"]
  case "WebPage": ["Page"]
  default: []
  }
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The Swift rooms that need no library of the system.
let coreRooms: [Target.Dependency] = [
  "Almanac",
  "ChartFiles",
  "ChartModel",
  "ChartSheet",
  "Diagnostics",
  "Drawing",
  "Geometry",
  "Interpretation",
  "Products",
  "Reports",
  "SVG",
  "Symbols",
  "Timeline",
  "Typesetting",
  "WebPage",
  "WheelLayout",
  "Wording",
]

/// The Swift rooms that a program sees through the umbrella.
let publicRooms: [Target.Dependency] =
  coreRooms + ["AstroSvitlaCore", "Ephemeris", "Painting", "Shaping", "Skies"]

// MARK: - The package

let package = Package(
  name: "AstroSvitla",
  products: [
    .library(name: "AstroSvitla", targets: ["AstroSvitla"]),
    .library(name: "AstroSvitlaCore", targets: ["AstroSvitlaCore"]),
    .executable(name: "astro-batch", targets: ["astro-batch"]),
    .executable(name: "astro-calendar", targets: ["astro-calendar"]),
    .executable(name: "astro-chart", targets: ["astro-chart"]),
    .executable(name: "astro-doctor", targets: ["astro-doctor"]),
    .executable(name: "astro-place", targets: ["astro-place"]),
    .executable(name: "astro-render", targets: ["astro-render"]),
    .executable(name: "astro-pdf", targets: ["astro-pdf"]),
    .executable(name: "astro-report", targets: ["astro-report"]),
    .executable(name: "astro-timeline", targets: ["astro-timeline"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // C libraries, each behind one door.
    .systemLibrary(name: "CSwissEphemeris", pkgConfig: "swe", providers: [.apt(["libswe-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pango harfbuzz fontconfig freetype2",
      providers: [.apt(["libpango1.0-dev", "libfreetype-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft cairo-pdf freetype2",
      providers: [.apt(["libcairo2-dev", "libfreetype-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "CAssets"),
    .target(name: "CGazetteer", exclude: ["build", "gazetteer.bin"]),
    .target(name: "CSystem"),
    .target(name: "CEphemerisEnvironment"),

    // Pure rooms: values in, values out.
    pureRoom("Diagnostics"),
    pureRoom("JSON", ["Diagnostics"]),
    pureRoom("Geometry"),
    pureRoom("ChartModel", ["Diagnostics"]),
    pureRoom("Almanac", ["ChartModel", "Diagnostics"]),
    pureRoom("Products", ["ChartModel"]),
    pureRoom("Wording", ["ChartModel", "Diagnostics"]),
    pureRoom("Drawing", ["Diagnostics", "Geometry"]),
    pureRoom("SVG", ["Diagnostics", "Drawing", "Geometry"]),
    pureRoom("Symbols", ["CAssets", "Diagnostics", "Drawing", "Geometry"]),
    pureRoom("WheelLayout", ["ChartModel", "Diagnostics", "Drawing", "Geometry", "Wording"]),
    pureRoom(
      "ChartFiles", ["ChartModel", "Diagnostics", "Drawing", "Geometry", "JSON", "WheelLayout", "Wording"]),
    pureRoom("ChartSheet", ["ChartModel", "Diagnostics", "Drawing", "Geometry", "WheelLayout", "Wording"]),
    pureRoom("Timeline", ["ChartModel", "Diagnostics", "Drawing", "Geometry", "WheelLayout", "Wording"]),
    pureRoom(
      "WebPage",
      [
        "CAssets", "ChartModel", "Diagnostics", "Drawing", "Geometry", "JSON", "SVG", "WheelLayout",
        "Wording",
      ]),
    pureRoom("Interpretation", ["CAssets", "ChartModel", "Diagnostics", "JSON", "Wording"]),
    pureRoom("Typesetting", ["Diagnostics", "Drawing", "Geometry"]),
    pureRoom("Places", ["CGazetteer", "Diagnostics"]),
    pureRoom("Birthplaces", ["ChartModel", "Diagnostics", "Places", "Wording"]),
    pureRoom(
      "Reports",
      ["ChartModel", "Diagnostics", "Drawing", "Geometry", "Interpretation", "Typesetting", "Wording"]),

    pureRoom("PDFAmending", ["Diagnostics", "Drawing", "Geometry"]),

    // Doors.
    doorRoom("Ephemeris", ["CEphemerisEnvironment", "CSwissEphemeris", "ChartModel", "Diagnostics"]),
    pureRoom("Skies", ["Almanac", "ChartModel", "Diagnostics", "Ephemeris"]),
    doorRoom("Threads", ["CSystem", "Diagnostics"]),
    doorRoom("Shaping", ["CAssets", "CPango", "Diagnostics", "Drawing", "Geometry"]),
    doorRoom("Painting", ["CCairo", "CDeflate", "Diagnostics", "Drawing", "Geometry", "PDFAmending"]),

    // What a program imports.
    pureRoom("AstroSvitlaCore", coreRooms),
    .target(
      name: "AstroSvitla", dependencies: publicRooms + ["Birthplaces", "Threads"],
      swiftSettings: commonSettings),

    // The commands.
    .target(
      name: "CommandKit",
      dependencies: [
        "Birthplaces", "CSystem", "ChartFiles", "ChartModel", "Diagnostics", "Ephemeris", "Interpretation",
        "Places", "Products", "Wording", argumentParser,
      ],
      swiftSettings: commonSettings),
    .target(
      name: "CalendarKit",
      dependencies: [
        "Birthplaces", "ChartModel", "CommandKit", "Diagnostics", "Ephemeris", "Skies", "Wording",
        argumentParser,
      ],
      swiftSettings: commonSettings),
    .target(
      name: "PictureKit",
      dependencies: publicRooms + ["AstroSvitla", "CalendarKit", "CommandKit", argumentParser],
      swiftSettings: commonSettings),
    .target(
      name: "StreamKit",
      dependencies: [
        "CSystem", "ChartFiles", "ChartModel", "CommandKit", "Diagnostics", "Ephemeris", "JSON", "Threads",
      ],
      swiftSettings: commonSettings),
    command(
      "astro-batch",
      [
        "AstroSvitla", "Birthplaces", "CalendarKit", "ChartFiles", "ChartModel", "CommandKit", "Diagnostics",
        "Drawing", "Ephemeris", "Interpretation", "JSON", "PictureKit", "Reports", "Skies", "StreamKit",
        "Wording",
        argumentParser,
      ]),
    command(
      "astro-doctor",
      [
        "AstroSvitla", "CommandKit", "Diagnostics", "Ephemeris", "Painting", "Shaping", "Wording",
        argumentParser,
      ]),
    command(
      "astro-chart",
      [
        "Birthplaces", "ChartFiles", "ChartModel", "CommandKit", "Diagnostics", "JSON", "Skies", "Wording",
        argumentParser,
      ]),
    command(
      "astro-timeline",
      [
        "CalendarKit", "ChartModel", "CommandKit", "Diagnostics", "PictureKit", "Timeline", "Wording",
        argumentParser,
      ]),
    command(
      "astro-calendar",
      [
        "CalendarKit", "ChartFiles", "ChartModel", "CommandKit", "Diagnostics", "Ephemeris", "Skies",
        "Wording", argumentParser,
      ]),
    command(
      "astro-render",
      ["AstroSvitla", "ChartModel", "CommandKit", "Diagnostics", "PictureKit", "WebPage", argumentParser]),
    command(
      "astro-pdf",
      [
        "AstroSvitla", "CalendarKit", "ChartModel", "CommandKit", "Diagnostics", "PictureKit", argumentParser,
      ]),
    command(
      "astro-place", ["CommandKit", "Diagnostics", "JSON", "Places", "Wording", argumentParser]),
    command(
      "astro-report", ["ChartModel", "CommandKit", "Diagnostics", "Interpretation", argumentParser]),

    // What its makers look at and measure.
    .executableTarget(
      name: "astro-workshop", dependencies: publicRooms + ["AstroSvitla", "CommandKit", argumentParser],
      swiftSettings: commonSettings),

    // Tests, one target a room, and what they share.
    .target(
      name: "TestSupport",
      dependencies: ["CDeflate", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "Geometry"],
      path: "Tests/TestSupport", swiftSettings: commonSettings),
    tests(
      of: "ChartFiles",
      ["ChartModel", "Diagnostics", "Drawing", "TestSupport", "WheelLayout", "Wording"]),
    tests(of: "ChartModel", ["Diagnostics", "TestSupport"]),
    tests(of: "Almanac", ["ChartModel", "Diagnostics", "TestSupport"]),
    tests(of: "JSON", ["Diagnostics", "TestSupport"]),
    tests(of: "Diagnostics", ["ChartModel"]),
    tests(
      of: "ChartSheet",
      [
        "ChartModel", "Drawing", "Ephemeris", "Geometry", "Painting", "Shaping", "TestSupport",
        "WheelLayout", "Wording",
      ]),
    tests(of: "Drawing", ["Geometry", "TestSupport"]),
    tests(of: "Wording", ["ChartModel", "TestSupport"]),
    tests(
      of: "CommandKit",
      [
        "AstroSvitla", "ChartFiles", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "Geometry",
        "Interpretation", "Painting", "PictureKit", "Shaping", "Skies", "WheelLayout", "Wording",
        "astro-batch", "astro-calendar", "astro-chart", "astro-doctor", "astro-pdf", "astro-place",
        "astro-render", "astro-report", "astro-timeline",
        argumentParser,
      ]),
    tests(of: "StreamKit", ["ChartFiles", "ChartModel", "CommandKit", "Diagnostics", "TestSupport"]),
    tests(
      of: "Ephemeris", ["CSwissEphemeris", "ChartModel", "Diagnostics", "JSON", "TestSupport"],
      resources: [.copy("Resources")]),
    tests(
      of: "Skies", ["Almanac", "CSwissEphemeris", "ChartModel", "Diagnostics", "Ephemeris", "TestSupport"],
      resources: [.copy("Resources")]),
    tests(of: "Geometry", ["TestSupport"]),
    tests(
      of: "Symbols",
      ["ChartModel", "Diagnostics", "Drawing", "Geometry", "Shaping", "TestSupport", "WheelLayout"]),
    tests(of: "AstroSvitla", ["AstroSvitlaCore", "TestSupport"]),
    tests(of: "AstroSvitlaCore", resources: [.copy("Resources")]),
    tests(of: "Interpretation", ["ChartModel", "Diagnostics", "JSON", "Products", "TestSupport", "Wording"]),
    .testTarget(
      name: "PseudoLanguageTests",
      dependencies: [
        "AstroSvitla", "ChartFiles", "ChartModel", "ChartSheet", "Diagnostics", "Drawing", "Ephemeris",
        "Geometry", "Interpretation", "Reports", "Shaping", "TestSupport", "Typesetting", "WheelLayout",
        "Wording",
      ], swiftSettings: commonSettings),
    tests(of: "Places", ["Diagnostics"], resources: [.copy("Resources")]),
    .target(
      name: "PictureSupport", dependencies: ["CCairo", "Drawing", "Geometry"],
      path: "Tests/PictureSupport", swiftSettings: commonSettings),
    tests(of: "Shaping", ["Drawing", "Geometry", "PictureSupport"]),
    tests(of: "PDFAmending", ["Diagnostics", "Drawing", "TestSupport"]),
    tests(
      of: "Painting",
      ["AstroSvitla", "CDeflate", "Drawing", "Geometry", "PDFAmending", "PictureSupport", "Shaping"]),
    tests(
      of: "SVG",
      [
        "AstroSvitla", "ChartFiles", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "Geometry",
        "Painting", "PictureSupport", "Shaping", "WheelLayout", "Wording",
      ]),
    tests(
      of: "WebPage",
      [
        "AstroSvitla", "ChartFiles", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "SVG", "Shaping",
        "Skies", "WheelLayout", "Wording",
      ]),
    tests(of: "TestSupport", ["Drawing", "Geometry"]),
    tests(
      of: "Reports",
      [
        "AstroSvitla", "ChartModel", "Diagnostics", "Drawing", "Ephemeris", "Geometry", "Interpretation",
        "Painting", "Shaping", "Skies", "TestSupport", "Timeline", "Typesetting", "WheelLayout", "Wording",
      ]),
    tests(
      of: "Timeline",
      [
        "ChartModel", "Drawing", "Ephemeris", "Geometry", "Painting", "Shaping", "Skies", "TestSupport",
        "WheelLayout", "Wording",
      ]),
    tests(of: "Typesetting", ["Drawing", "Geometry", "TestSupport"]),
    tests(
      of: "WheelLayout",
      ["ChartModel", "Diagnostics", "Drawing", "Geometry", "Painting", "Shaping", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// Measured by `make bench` alone; nobody else builds it.
if Context.environment["ASTROSVITLA_BENCH"] != nil {
  package.targets.append(command("astro-bench", ["AstroSvitla", "CommandKit", "PictureKit", "Places"]))
}

// The readers under libFuzzer: `make fuzz` alone builds it, with sanitizers for all rooms.
if Context.environment["ASTROSVITLA_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: publicRooms + ["AstroSvitla", "CommandKit", "Places", "StreamKit", argumentParser],
      path: "Tests/Fuzzing/Harnesses",
      // libFuzzer brings the program's start along.
      swiftSettings: commonSettings + [.unsafeFlags(["-parse-as-library"])]))
}
