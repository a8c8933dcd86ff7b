package import AstroChartModel

extension CalendarRequest {
  /// Makes the default request.
  ///
  /// - Parameter natal: The natal chart; it adds transits, returns and profections.
  package init(_ span: CalendarSpan, for natal: Chart?) {
    var kinds = CalendarRequest.kinds(withBirth: natal != nil)
    // Without the moment of birth, returns and profections cannot be computed.
    if natal?.moment == nil { kinds.subtract([.return, .profection]) }
    self.init(span, kinds: kinds)
  }

  /// The same request for the Moon's ingresses only, which pictures show whatever is listed.
  package var ofMoonSigns: CalendarRequest {
    var request = self
    (request.kinds, request.movers) = ([.ingress], [.moon])
    return request
  }
}
