// What `import AstroSvitlaCore` provides: everything that needs no system library.
@_exported public import Almanac
@_exported public import ChartFiles
@_exported public import ChartModel
@_exported public import ChartSheet
@_exported public import Diagnostics
@_exported public import Drawing
@_exported public import Geometry
@_exported public import Interpretation
@_exported public import Products
@_exported public import Reports
@_exported public import SVG
@_exported public import Symbols
@_exported public import Timeline
@_exported public import Typesetting
@_exported public import WebPage
@_exported public import WheelLayout
@_exported public import Wording
