// The words of --help, baked into the commands.
#ifndef ASTROSVITLA_CASTROHELP_H
#define ASTROSVITLA_CASTROHELP_H

#include <stddef.h>

/// All words of help in one language, alive for as long as the program.
typedef struct {
  const char *bytes;
  size_t count;
} CHelp;

extern const CHelp chelp_english;
extern const CHelp chelp_ukrainian;

#endif
