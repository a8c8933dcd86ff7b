import Diagnostics
import JSON

extension JSONWriter {
  /// A note as chart files list them under `warnings`.
  mutating func write(_ note: Note) {
    object { writer in
      writer.member("code", note.code.rawValue)
      writer.member("message", note.message)
    }
  }
}
