// What `import AstroSvitlaCore` provides: everything that needs no system library.
@_exported public import AstroAlmanac
@_exported public import AstroChartFiles
@_exported public import AstroChartModel
@_exported public import AstroChartSheet
@_exported public import AstroDiagnostics
@_exported public import AstroDocuments
@_exported public import AstroDrawing
@_exported public import AstroGeometry
@_exported public import AstroInterpretation
@_exported public import AstroSVG
@_exported public import AstroSymbols
@_exported public import AstroTimeline
@_exported public import AstroTypesetting
@_exported public import AstroWebPage
@_exported public import AstroWheelLayout
@_exported public import AstroWording
