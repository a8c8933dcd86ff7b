import CAstroPango

extension Paragraph {
  /// The script of every character, as found by Pango; characters common to all scripts take that of their
  /// neighbors.
  var scripts: [hb_script_t] {
    if characters.allSatisfy({ $0.scalar.value < 0x300 }) {
      return [hb_script_t](repeating: HB_SCRIPT_LATIN, count: characters.count)
    }
    return clean.withUnsafeBytes { raw in
      guard let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self),
        let iterator = pango_script_iter_new(start, CInt(raw.count))
      else { return [] }
      defer { pango_script_iter_free(iterator) }
      return scripts(from: iterator, textAt: start)
    }
  }

  private func scripts(from iterator: OpaquePointer, textAt start: UnsafePointer<CChar>) -> [hb_script_t] {
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(characters.count)
    repeat {
      var end: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(iterator, nil, &end, &script)
      let limit = end.map { $0 - start } ?? bytes.count
      while scripts.count < characters.count, characters[scripts.count].offset < limit {
        scripts.append(hb_script_t(script))
      }
    } while pango_script_iter_next(iterator) != 0
    return scripts
  }
}

extension hb_script_t {
  /// HarfBuzz's tag of a script.
  ///
  /// Text of common characters only is set as Latin, whose font features cover digits.
  fileprivate init(_ script: PangoScript) {
    switch script {
    case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_INVALID_CODE, PANGO_SCRIPT_UNKNOWN:
      self = HB_SCRIPT_LATIN
    default:
      let name = g_unicode_script_to_iso15924(
        GUnicodeScript(rawValue: GUnicodeScript.RawValue(script.rawValue)))
      self = hb_script_from_iso15924_tag(name)
    }
  }
}
