// swift-tools-version: 6.2
import PackageDescription

// The readers of AstroSvitla under libFuzzer; `make fuzz` builds and runs them, with ASTROSVITLA_FUZZ set.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "AstroSvitla", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "Rooms", package: "AstroSvitla")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        // libFuzzer brings the program's start along.
        .unsafeFlags(["-parse-as-library"]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
