// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "chart-service",
  dependencies: [.package(name: "AstroSvitla", path: "../../..")],
  targets: [
    .executableTarget(
      name: "chart-service", dependencies: [.product(name: "AstroSvitla", package: "AstroSvitla")],
      path: "Sources")
  ])
