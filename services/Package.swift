// swift-tools-version: 6.2
import PackageDescription

/// Warnings stop CI, but never a user's build with a newer compiler.
let isStrict = Context.environment["ASTROSVITLA_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

let library = [product("AstroSvitla", of: "AstroSvitla"), product("AstroAgents", of: "AstroSvitla")]

/// The service: a package of its own, so that no user of the library resolves what it depends on.
let package = Package(
  name: "AstroSvitlaService",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "astro-serve", targets: ["astro-serve"]),
    .executable(name: "astro-writer", targets: ["astro-writer"]),
  ],
  dependencies: [
    .package(name: "AstroSvitla", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    .target(name: "CServicePage"),
    .systemLibrary(name: "CAstroPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "AstroService",
      dependencies: library + [
        "CAstroPostgres", "CServicePage", product("Hummingbird", of: "hummingbird"),
        product("GRDB", of: "GRDB.swift"),
        product("HummingbirdCore", of: "hummingbird"), product("HTTPTypes", of: "swift-http-types"),
        product("NIOCore", of: "swift-nio"), product("NIOPosix", of: "swift-nio"),
        product("JWTKit", of: "jwt-kit"),
        product("Logging", of: "swift-log"),
        product("Crypto", of: "swift-crypto"), product("X509", of: "swift-certificates"),
        product("SwiftASN1", of: "swift-asn1"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "astro-serve",
      dependencies: [
        "AstroService", product("ArgumentParser", of: "swift-argument-parser"),
        product("Logging", of: "swift-log"),
      ],
      swiftSettings: settings),
    .target(name: "CWriterPrompts"),
    .target(
      name: "AstroWriter",
      dependencies: [
        product("AstroSvitla", of: "AstroSvitla"), "CWriterPrompts",
        product("AsyncHTTPClient", of: "async-http-client"), product("NIOCore", of: "swift-nio"),
        product("NIOHTTP1", of: "swift-nio"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "astro-writer",
      dependencies: ["AstroWriter", product("ArgumentParser", of: "swift-argument-parser")],
      swiftSettings: settings),
    .testTarget(
      name: "AstroWriterTests",
      dependencies: [
        "astro-writer", product("astro-chart", of: "AstroSvitla"), product("astro-report", of: "AstroSvitla"),
        product("astro-pdf", of: "AstroSvitla"), product("NIOCore", of: "swift-nio"),
        product("NIOPosix", of: "swift-nio"),
      ], swiftSettings: settings),
    .testTarget(
      name: "AstroServiceTests",
      dependencies: library + [
        "AstroService", "astro-serve", product("GRDB", of: "GRDB.swift"),
        product("Crypto", of: "swift-crypto"), product("X509", of: "swift-certificates"),
        product("SwiftASN1", of: "swift-asn1"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
