// What a program gets from `import AstroSvitla`.
@_exported public import AstroSvitlaCore
@_exported public import Ephemeris
@_exported public import Painting
@_exported public import Shaping
@_exported public import Skies
