// Files baked into the program, so that it needs no folder beside it at run time.
#ifndef ASTROSVITLA_CASSETS_H
#define ASTROSVITLA_CASSETS_H

#include <stddef.h>

/// A file's bytes, alive for as long as the program.
typedef struct {
  const void *bytes;
  size_t count;
} CAsset;

/// Our own face of astrological symbols: an OpenType font, drawn and built in Fonts/.
extern const CAsset casset_symbol_font;

#endif
