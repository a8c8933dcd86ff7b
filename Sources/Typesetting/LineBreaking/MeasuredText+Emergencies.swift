extension MeasuredText {
  /// The places, and where a word is too wide for any line, those between all its letters.
  func withEmergencies(_ places: [Opportunity], width: Double) -> [Opportunity] {
    var all: [Opportunity] = []
    all.reserveCapacity(places.count)
    var start = 0
    for place in places {
      if pens[place.end] - pens[start] > width {
        let inside = (start + 1)..<max(place.end, start + 1)
        all += inside.lazy.filter { isCut[$0] }.map {
          Opportunity(kind: .emergency, end: $0, next: $0, penalty: 0)
        }
      }
      all.append(place)
      start = place.next
    }
    return all
  }
}
