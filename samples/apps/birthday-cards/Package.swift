// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "birthday-cards",
  dependencies: [.package(name: "AstroSvitla", path: "../../..")],
  targets: [
    .executableTarget(
      name: "birthday-cards", dependencies: [.product(name: "AstroSvitla", package: "AstroSvitla")],
      path: "Sources")
  ])
