// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "chart-server",
  dependencies: [
    .package(name: "AstroSvitla", path: "../../.."),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    .executableTarget(
      name: "chart-server",
      dependencies: [
        .product(name: "AstroSvitla", package: "AstroSvitla"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Sources")
  ])
