import CPango

/// Fontconfig's configurations.
enum FcConfig {
  /// The machine's own configuration with all its fonts; `nil` where there is no memory for it.
  ///
  /// Fontconfig tells standard error where it finds no configuration, or no folder to keep its lists in. Neither is
  /// of use to whoever reads our messages, so it is asked to go without.
  static func ofTheMachine() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    if FcConfigParseAndLoad(configuration, nil, FcFalse) == FcFalse { read(customary, into: configuration) }
    read(nowhere, into: configuration)
    if FcConfigBuildFonts(configuration) == FcFalse {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }

  private static func read(_ markup: String, into configuration: OpaquePointer) {
    var markup = markup
    _ = markup.withUTF8 { FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress, FcFalse) }
  }

  /// Where fonts customarily are, for a machine without a configuration.
  private static let customary = """
    <fontconfig><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir></fontconfig>
    """

  /// A last place for lists that takes everything, so that there always is one; nothing is ever kept there.
  private static let nowhere = "<fontconfig><cachedir>/dev/null</cachedir></fontconfig>"
}
