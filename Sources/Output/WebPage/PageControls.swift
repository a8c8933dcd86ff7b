import AstroBytes
import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWheelLayout
import AstroWording

/// The controls of a page: theme, filters, and the time slider.
///
/// Themes need no script, because the style sheet checks which option is selected.
struct PageControls {
  let body: PageBody

  private var page: WebPage { body.page }
  private var phrases: any Phrasebook { body.phrases }

  func write(to markup: inout Markup) {
    markup.html("div", [("class", "tools")]) { markup in
      writeThemes(to: &markup)
      markup.html("details", [("class", "filters live")]) { markup in
        markup.html("summary", words: phrases.show)
        markup.html("div") { writeFilters(to: &$0) }
      }
    }
  }

  private func writeThemes(to markup: inout Markup) {
    let own = page.wheel.theme
    markup.html("label") { markup in
      markup.html("span", words: phrases.colors)
      markup.html("select", [("class", "theme"), ("autocomplete", "off")]) { markup in
        // The light theme is the default and thus not chosen deliberately; the system's preference then
        // decides.
        option("auto", phrases.systemColors, isSelected: own == .light, to: &markup)
        for theme in page.themes {
          option(
            ThemeStyles.value(of: theme), phrases.name(ofTheme: theme.name),
            isSelected: theme == own && own != .light,
            to: &markup)
        }
      }
    }
  }

  private func option(_ value: String, _ name: String, isSelected: Bool, to markup: inout Markup) {
    markup.html("option", [("value", value)] + (isSelected ? [("selected", nil)] : []), words: name)
  }

  // MARK: - Filters

  private var types: [AspectType] {
    let known = Set(page.wheel.figure.ties.map(\.aspect.type)).union(
      page.time.map { Set($0.orbs.keys) } ?? [])
    return AspectType.allCases.filter(known.contains)
  }

  private func writeFilters(to markup: inout Markup) {
    for type in types { box(type.rawValue, type.name(in: page.language).capitalizedFirst, to: &markup) }
    if page.marks.contains(where: { $0.classes.contains("point") }) {
      box("point", phrases.points, to: &markup)
    }
    if page.wheel.figure.houses != nil { box("house", phrases.houses, to: &markup) }
    guard let widest = page.marks.compactMap(\.orb).max() else { return }
    let most = "\(Int(widest.rounded(.up)))"
    markup.html("label", [("class", "live")]) { markup in
      markup.html("span", words: phrases.orbUpTo)
      markup.open(
        "input",
        [
          ("type", "range"), ("class", "orbs"), ("min", "0"), ("max", most), ("step", "0.5"), ("value", most),
          ("autocomplete", "off"),
        ])
      markup.html("output", words: "\(most)°")
    }
  }

  private func box(_ name: String, _ label: String, to markup: inout Markup) {
    markup.html("label") { markup in
      markup.open(
        "input", [("type", "checkbox"), ("name", name), ("checked", nil), ("autocomplete", "off")])
      markup.html("span", words: label)
    }
  }

  // MARK: - Time

  func writeTime(to markup: inout Markup) {
    guard let time = page.time else { return }
    let hours = Int((time.minutes(to: time.shown) / 60).rounded())
    markup.html("div", [("class", "time live")]) { markup in
      markup.html("label", [("for", body.id("time"))], words: phrases.dayOfTheSky)
      markup.html("output", [("for", body.id("time")), ("aria-live", "off")])
      writeHits(of: time, to: &markup)
      markup.open(
        "input",
        [
          ("type", "range"), ("id", body.id("time")), ("min", "0"), ("max", "\(time.days * 24)"),
          ("value", "\(hours)"), ("autocomplete", "off"),
        ])
      for (name, label) in [
        ("play", phrases.play), ("earlier", phrases.earlierHit), ("later", phrases.laterHit),
        ("back", phrases.backToTheMoment),
      ] {
        markup.html("button", [("type", "button"), ("data-time", name)], words: label)
      }
    }
  }

  /// Draws a stroke above the slider for every exact aspect, grouped by the nature of the aspect.
  private func writeHits(of time: PageTime, to markup: inout Markup) {
    let wide = 1000.0
    markup.append("<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
    for nature in AspectNature.allCases {
      var strokes = Markup()
      for passage in time.passages where passage.aspect.nature == nature {
        for hit in passage.hits {
          let place = time.minutes(to: hit.moment) / Double(time.days) / 1440 * wide
          guard (0...wide).contains(place) else { continue }
          strokes.append("M")
          strokes.append(place, decimals: 1)
          // Hits of fast bodies are numerous, so their strokes are shorter.
          strokes.append(isQuick(passage.transiting) ? " 6v4" : " 0v10")
        }
      }
      guard !strokes.isEmpty else { continue }
      markup.append(markup: "<g class=\"hits \(nature.rawValue)\"><path d=\"")
      markup.append(strokes)
      markup.append("\"/></g>")
    }
    markup.append("</svg>\n")
  }

  private func isQuick(_ body: Body) -> Bool { [.sun, .moon, .mercury, .venus].contains(body) }
}
