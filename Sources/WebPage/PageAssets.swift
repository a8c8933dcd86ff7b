import CAssets

/// The style sheet and the script of every page, baked in as they lie in `Sources/CAssets/page`.
enum PageAssets {
  static let styles = unsafe text(casset_page_styles)
  static let script = unsafe text(casset_page_script)

  private static func text(_ asset: CAsset) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
