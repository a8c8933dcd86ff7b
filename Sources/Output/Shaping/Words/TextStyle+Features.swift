import AstroDrawing
import CAstroPango

extension TextStyle {
  /// The OpenType features that the style requests from a face.
  var features: [hb_feature_t] {
    var features = figureFeatures
    if smallCaps { features.append(hb_feature_t("smcp")) }
    // With letter spacing no letters may touch, so ligatures are turned off.
    if tracking != 0 { features += [hb_feature_t("liga", on: false), hb_feature_t("clig", on: false)] }
    return features
  }

  private var figureFeatures: [hb_feature_t] {
    switch figures {
    case .lining: [hb_feature_t("lnum"), hb_feature_t("pnum")]
    case .tabular: [hb_feature_t("lnum"), hb_feature_t("tnum")]
    case .oldStyle: [hb_feature_t("onum"), hb_feature_t("pnum")]
    }
  }
}

extension hb_feature_t {
  /// A feature given by its four-letter tag, for the whole text.
  fileprivate init(_ name: String, on: Bool = true) {
    self.init(
      tag: name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }, value: on ? 1 : 0, start: 0,
      end: CUnsignedInt.max)
  }
}
