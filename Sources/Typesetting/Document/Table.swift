public import Drawing

/// Rows of cells under a row of headers.
public struct Table: Hashable, Sendable {
  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// As its widest cell.
    case natural
    /// In points.
    case fixed(Double)
    /// A part of what the others leave.
    case share(Double)
  }

  public struct Column: Hashable, Sendable {
    public var width: Width
    public var alignment: Alignment

    public init(_ width: Width, _ alignment: Alignment = .left) {
      (self.width, self.alignment) = (width, alignment)
    }
  }

  public struct Row: Hashable, Sendable {
    /// One text a column; an empty one leaves its cell blank.
    public var cells: [StyledText]
    /// The names by which links find the row.
    public var anchors: [String]

    public init(_ cells: [StyledText], anchors: [String] = []) {
      (self.cells, self.anchors) = (cells, anchors)
    }
  }

  public var columns: [Column]
  public var header: Row?
  public var rows: [Row]
  public var style: TableStyle
  public var extent: Extent
  /// Whether the first cell of each row says what the row is about, as in a glossary.
  public var namesRows: Bool

  public init(
    columns: [Column], header: Row? = nil, rows: [Row], style: TableStyle, extent: Extent = .measure,
    namesRows: Bool = false
  ) {
    (self.columns, self.header, self.rows) = (columns, header, rows)
    (self.style, self.extent, self.namesRows) = (style, extent, namesRows)
  }
}

/// The look of a table.
public struct TableStyle: Hashable, Sendable {
  /// From baseline to baseline, in points.
  public var leading: Double
  /// Between two columns, in points.
  public var gap: Double
  /// The lines below the header and at the end.
  public var rule: Stroke?
  /// The lines between rows.
  public var rowRule: Stroke?
  public var spaceBefore: Double
  public var spaceAfter: Double

  public init(
    leading: Double, gap: Double = 12, rule: Stroke? = nil, rowRule: Stroke? = nil,
    spaceBefore: Double = 0, spaceAfter: Double = 0
  ) {
    (self.leading, self.gap, self.rule, self.rowRule) = (leading, gap, rule, rowRule)
    (self.spaceBefore, self.spaceAfter) = (spaceBefore, spaceAfter)
  }
}
