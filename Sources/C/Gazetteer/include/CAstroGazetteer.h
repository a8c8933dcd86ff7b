// The places of the world, baked into the programs that ask for them. Only the Places room imports it.
#ifndef ASTROSVITLA_CGAZETTEER_H
#define ASTROSVITLA_CGAZETTEER_H

#include <stddef.h>

/// A file's bytes, alive for as long as the program.
typedef struct {
  const void *bytes;
  size_t count;
} CGazetteerFile;

/// gazetteer.bin, in the format that build/pack.py writes.
extern const CGazetteerFile cgazetteer_file;

#endif
