/// The version that the commands print.
package enum ProgramVersion {
  package static let current = "0.9.0"
}
