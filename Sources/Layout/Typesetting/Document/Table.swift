package import AstroDrawing

/// Rows of cells under a row of headers.
package struct Table: Hashable, Sendable {
  /// How wide a column is.
  package enum Width: Hashable, Sendable {
    /// The width of its widest cell.
    case natural
    /// A fixed width, in points.
    case fixed(Double)
    /// A share of the width that the other columns leave.
    case share(Double)
  }

  package struct Column: Hashable, Sendable {
    package var width: Width
    package var alignment: Alignment

    package init(_ width: Width, _ alignment: Alignment = .left) {
      (self.width, self.alignment) = (width, alignment)
    }
  }

  package struct Row: Hashable, Sendable {
    /// One text for each column; an empty one leaves its cell blank.
    package var cells: [StyledText]
    /// The anchors by which links find the row.
    package var anchors: [String]

    package init(_ cells: [StyledText], anchors: [String] = []) {
      (self.cells, self.anchors) = (cells, anchors)
    }
  }

  package var columns: [Column]
  package var header: Row?
  package var rows: [Row]
  package var style: TableStyle
  package var extent: Extent
  /// Whether the first cell of each row names what the row is about, as in a glossary.
  package var namesRows: Bool

  package init(
    columns: [Column], header: Row? = nil, rows: [Row], style: TableStyle, extent: Extent = .measure,
    namesRows: Bool = false
  ) {
    (self.columns, self.header, self.rows) = (columns, header, rows)
    (self.style, self.extent, self.namesRows) = (style, extent, namesRows)
  }
}

/// The look of a table.
package struct TableStyle: Hashable, Sendable {
  /// The distance from baseline to baseline, in points.
  package var leading: Double
  /// The distance between two columns, in points.
  package var gap: Double
  /// The lines below the header and at the end.
  package var rule: Stroke?
  /// The lines between rows.
  package var rowRule: Stroke?
  package var spaceBefore: Double
  package var spaceAfter: Double

  package init(
    leading: Double, gap: Double = 12, rule: Stroke? = nil, rowRule: Stroke? = nil,
    spaceBefore: Double = 0, spaceAfter: Double = 0
  ) {
    (self.leading, self.gap, self.rule, self.rowRule) = (leading, gap, rule, rowRule)
    (self.spaceBefore, self.spaceAfter) = (spaceBefore, spaceAfter)
  }
}
