/// The version that the commands print.
package enum ProgramVersion {
  package static let current = "0.1.0"
}
