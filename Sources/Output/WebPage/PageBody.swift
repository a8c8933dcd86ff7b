import AstroBytes
import AstroDrawing
import AstroWording

/// The element of a page that contains a wheel and everything that belongs to it.
struct PageBody {
  let page: WebPage
  /// The prefix of ids, to which a dash is added; empty in a document of its own.
  let prefix: String
  let svg: [UInt8]
  let data: [UInt8]

  var phrases: any Phrasebook { page.phrases }

  /// A CSS selector for this element, and for no other wheel on the same page.
  var scope: String { prefix.isEmpty ? "astro-wheel" : "#\(prefix)" }

  /// An id that no other wheel on the same page has.
  func id(_ name: String) -> String { prefix.isEmpty ? name : "\(prefix)-\(name)" }

  func write(to markup: inout Markup) {
    let id: [(name: String, value: String?)] = prefix.isEmpty ? [] : [("id", prefix)]
    markup.html("astro-wheel", id + [("lang", page.language.tag)]) { markup in
      markup.append("\n")
      writeHead(to: &markup)
      markup.html("div", [("class", "stage")]) { markup in
        PageControls(body: self).write(to: &markup)
        writeWheel(to: &markup)
        if page.time != nil { PageControls(body: self).writeTime(to: &markup) }
      }
      writePanel(to: &markup)
      PageLists(body: self).write(to: &markup)
      if let report = page.report { write(report, to: &markup) }
      markup.append("<script type=\"application/json\">")
      markup.append(markup: data)
      markup.append("</script>\n")
    }
  }

  private func writeHead(to markup: inout Markup) {
    markup.html("header") { markup in
      // A name may run from right to left, among words that run from left to right.
      markup.html(prefix.isEmpty ? "h1" : "h2", [("dir", "auto")], words: page.info.title)
      if !page.facts.isEmpty { markup.html("p", words: page.facts.joined(separator: " · ")) }
    }
  }

  private func writeWheel(to markup: inout Markup) {
    markup.html("div", [("class", "wheel")]) { markup in
      markup.append(markup: svg)
      markup.html("div", [("class", "zoom live")]) { markup in
        markup.html("button", [("type", "button"), ("class", "save")], words: phrases.downloadPicture)
        for (name, label, sign) in [
          ("1.5", phrases.zoomIn, "+"), ("0.667", phrases.zoomOut, "−"), ("0", phrases.wholeWheel, "⤢"),
        ] {
          markup.html(
            "button", [("type", "button"), ("data-zoom", name), ("aria-label", label)], words: sign)
        }
      }
    }
    markup.html("p", [("class", "live quiet"), ("id", id("keys"))], words: phrases.keysOfTheWheel)
  }

  private func writePanel(to markup: inout Markup) {
    markup.html("section", [("class", "panel"), ("id", id("panel")), ("aria-live", "polite")]) {
      $0.html("p", [("class", "live quiet")], words: phrases.invitation)
    }
  }

  private func write(_ report: PageReport, to markup: inout Markup) {
    markup.html("section", [("class", "report"), ("lang", report.language)]) { markup in
      markup.html("h2", words: report.title)
      for section in report.sections {
        markup.html("h3", words: section.heading)
        for paragraph in section.paragraphs { markup.html("p", [("class", "told")], words: paragraph.text) }
      }
    }
  }
}
