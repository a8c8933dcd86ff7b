@_exported public import AstroBirthplaces
@_exported public import AstroBirths
@_exported public import AstroDaybook
@_exported public import AstroEphemeris
@_exported public import AstroPainting
@_exported public import AstroRuleFolders
@_exported public import AstroShaping
@_exported public import AstroSkies
// What a program gets from `import AstroSvitla`.
@_exported public import AstroSvitlaCore
