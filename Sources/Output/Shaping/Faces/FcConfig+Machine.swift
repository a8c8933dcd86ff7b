import CAstroPango

/// Configurations of Fontconfig.
enum FcConfig {
  /// The machine's own configuration with all its fonts; `nil` if memory for it cannot be allocated.
  ///
  /// Fontconfig prints to standard error if it finds no configuration or no folder for its cache. Neither
  /// message helps the reader of the program's own messages, so the configuration is made to work without
  /// both.
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

  /// The usual folders of fonts, for a machine without a configuration.
  private static let customary = """
    <fontconfig><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir></fontconfig>
    """

  /// A cache folder as a last resort, so that there always is one; nothing is ever stored in it.
  private static let nowhere = "<fontconfig><cachedir>/dev/null</cachedir></fontconfig>"
}
