import AstroChartModel
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Everything in a wheel that can be selected, with its words and what belongs to it.
struct PageMarks {
  let wheel: Wheel
  let words: TouchWording
  let report: PageReport?

  init(of wheel: Wheel, in words: TouchWording, report: PageReport?) {
    (self.wheel, self.words, self.report) = (wheel, words, report)
  }

  var figure: WheelFigure { wheel.figure }
  var phrases: any Phrasebook { words.language.phrasebook }

  /// Bodies first, from the inside out, then angles, aspects, houses, cusps and signs.
  var all: [PageMark] {
    var marks = bodies + angles
    marks += aspects + houses + cusps + signs
    for index in marks.indices where marks[index].kind != .house {
      marks[index].paragraphs = paragraphs(about: marks[index].id)
    }
    return marks
  }

  /// The name of a ring's sky or person, if there are several rings.
  func sky(ofRing ring: Int) -> String? {
    wheel.rings.count > 1 ? figure.owners(in: words.language).names[ring] : nil
  }

  /// The title of a body or an angle, with its owner if there are several rings: “Sun (Oksana)”.
  func title(of name: String, inRing ring: Int) -> String {
    wheel.rings.count > 1 ? figure.owners(in: words.language).owned(name, by: ring) : name
  }

  /// The house of the base that contains a longitude.
  func house(of placement: Placement) -> Int? { figure.houses?.house(of: placement) }

  // MARK: - Ids

  func id(of body: Body, inRing ring: Int) -> String {
    ElementID(ring: wheel.rings[ring].name, .body(body)).description
  }

  func id(of end: AspectEnd, inRing ring: Int) -> String {
    switch end {
    case .body(let body): id(of: body, inRing: ring)
    case .angle(let angle):
      (ring == 0 ? ElementID(.axis(angle)) : ElementID(ring: wheel.rings[ring].name, .flag(angle)))
        .description
    }
  }

  func id(ofHouse house: Int) -> String { ElementID(.house(house)).description }

  func id(of sign: Sign) -> String { ElementID(.sign(sign)).description }

  // MARK: - The report

  /// The paragraphs about a house; where the report names it in none, those about the bodies in it, and about an
  /// empty house those about its ruler.
  func paragraphs(aboutHouse house: Int, with bodies: [String], ruledBy ruler: Body) -> [Int] {
    let own = paragraphs(about: id(ofHouse: house))
    if !own.isEmpty { return own }
    let told = bodies.isEmpty ? [id(of: ruler, inRing: 0)] : bodies
    return Set(told.flatMap { paragraphs(about: $0) }).sorted()
  }

  private func paragraphs(about id: String) -> [Int] {
    (report?.paragraphs ?? []).indices.filter { index in
      report.map { ids(of: $0.paragraphs[index]).contains(id) } ?? false
    }
  }

  private func ids(of paragraph: PageReport.Paragraph) -> [String] {
    let outermost = wheel.rings.count - 1
    return paragraph.about.flatMap { ids(of: $0) } + paragraph.outer.map { id(of: $0, inRing: outermost) }
      + paragraph.ties.flatMap { ids(of: $0, inRing: outermost) }
  }

  /// The ids of an aspect between two skies and of its ends.
  private func ids(of tie: PageReport.Tie, inRing outermost: Int) -> [String] {
    let lines = figure.ties.filter {
      $0.isCross && $0.ring1 == outermost && $0.aspect.end1 == tie.outer && $0.aspect.end2 == tie.base
    }
    return lines.map(id) + [id(of: tie.base, inRing: 0), id(of: tie.outer, inRing: outermost)]
  }

  /// The ids of the base's marks for a subject.
  private func ids(of subject: ElementID.Subject) -> [String] {
    switch subject {
    case .body(let body): [id(of: body, inRing: 0)]
    case .axis(let angle), .angle(let angle): [id(of: .angle(angle), inRing: 0)]
    case .aspect(let first, let second, _, _):
      // In either order, because a report may name either body first.
      [(first, second), (second, first)].map {
        ElementID(ring: wheel.rings[0].name, .aspect($0, $1)).description
      }
    default: [ElementID(subject).description]
    }
  }
}
