// What a command gets from `import AstroCommandKit`: what all of them are written with.
@_exported public import ArgumentParser
@_exported public import AstroBirths
@_exported public import AstroChartModel
@_exported public import AstroCommandWords
@_exported public import AstroDiagnostics
@_exported public import AstroWholeFiles
@_exported public import AstroWording
