extension Houses {
  /// The ruler of the sign on the cusp of house 1…12, modern rulers included.
  package func ruler(of house: Int) -> Body { cusp(house).sign.ruler }

  /// The houses whose cusps a body rules, in their order.
  package func houses(ruledBy body: Body) -> [Int] { (1...12).filter { ruler(of: $0) == body } }
}
