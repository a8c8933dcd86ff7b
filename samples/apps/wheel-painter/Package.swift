// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "wheel-painter",
  dependencies: [.package(name: "AstroSvitla", path: "../../..")],
  targets: [
    .executableTarget(
      name: "wheel-painter", dependencies: [.product(name: "AstroSvitlaCore", package: "AstroSvitla")],
      path: "Sources")
  ])
