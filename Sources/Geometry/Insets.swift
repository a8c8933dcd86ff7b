/// Four margins, in points; a negative one grows what it is applied to.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
