/// The version that the commands print.
package enum ProgramVersion {
  package static let current = "0.9.0"
  /// The version with its name before it, as `--version` prints it.
  package static let line = "AstroSvitla \(current)"
}
