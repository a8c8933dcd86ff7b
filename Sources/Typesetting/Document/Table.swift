package import Drawing

/// Rows of cells under a row of headers.
package struct Table: Hashable, Sendable {
  /// How wide a column is.
  package enum Width: Hashable, Sendable {
    /// As its widest cell.
    case natural
    /// In points.
    case fixed(Double)
    /// A part of what the others leave.
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
    /// One text a column; an empty one leaves its cell blank.
    package var cells: [StyledText]
    /// The names by which links find the row.
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
  /// Whether the first cell of each row says what the row is about, as in a glossary.
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
  /// From baseline to baseline, in points.
  package var leading: Double
  /// Between two columns, in points.
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
