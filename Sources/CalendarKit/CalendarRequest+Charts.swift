package import ChartModel

extension CalendarRequest {
  /// All that is listed unless something else is asked for.
  ///
  /// - Parameter natal: Allows transits, returns and profections.
  package init(_ span: CalendarSpan, for natal: Chart?) {
    var kinds = CalendarRequest.kinds(withBirth: natal != nil)
    // Where nobody knows when the birth was, nothing can be counted from it.
    if natal?.moment == nil { kinds.subtract([.return, .profection]) }
    self.init(span, kinds: kinds)
  }

  /// The Moon's ways through the signs alone, which pictures show whatever is listed.
  package var ofMoonSigns: CalendarRequest {
    var request = self
    (request.kinds, request.movers) = ([.ingress], [.moon])
    return request
  }
}
