import CAssets

extension RuleFile {
  /// The files of our own book on one area, baked into the program.
  ///
  /// The only place of the room that sees a pointer: the bytes are constants of the program, and are copied.
  static func baked(on area: Area) -> [RuleFile] {
    let folder = unsafe folder(of: area)
    return unsafe UnsafeBufferPointer(start: folder.files, count: folder.count).map { baked in
      RuleFile(
        path: unsafe String(cString: baked.path),
        bytes: unsafe [UInt8](UnsafeRawBufferPointer(start: baked.file.bytes, count: baked.file.count)))
    }
  }

  private static func folder(of area: Area) -> CRuleFolder {
    switch area {
    case .finances: unsafe casset_rules_finances
    case .career: unsafe casset_rules_career
    case .relationships: unsafe casset_rules_relationships
    case .health: unsafe casset_rules_health
    case .general: unsafe casset_rules_general
    }
  }
}
