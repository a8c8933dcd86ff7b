import CPangoCairo

extension OpenFace {
  /// A glyph's outline as SVG path data, in units of the face, y upwards; empty for a blank.
  func outline(of glyph: UInt32) -> Markup {
    guard let functions = hb_draw_funcs_create() else { return Markup() }
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in trace(data, "M", x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in trace(data, "L", x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, a, b, x, y, _ in trace(data, "Q", a, b, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions, { _, data, _, a, b, c, d, x, y, _ in trace(data, "C", a, b, c, d, x, y) }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in trace(data, "Z") }, nil, nil)
    var outline = Markup()
    withUnsafeMutablePointer(to: &outline) { astrosvitla_draw_glyph(font, glyph, functions, $0) }
    return outline
  }
}

/// Appends a step of an outline to the markup that HarfBuzz carries along.
private func trace(_ data: UnsafeMutableRawPointer?, _ command: String, _ numbers: Float...) {
  guard let outline = data?.assumingMemoryBound(to: Markup.self) else { return }
  outline.pointee.append(command)
  for (index, number) in numbers.enumerated() {
    if index > 0 { outline.pointee.append(" ") }
    outline.pointee.append(Double(number), decimals: 2)
  }
}
