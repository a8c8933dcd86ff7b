// The page for people, baked into the program, so that it needs no folder beside it at run time.
#ifndef ASTROSVITLA_CSERVICEPAGE_H
#define ASTROSVITLA_CSERVICEPAGE_H

#include <stddef.h>

/// A file's bytes, alive for as long as the program.
typedef struct {
  const void *bytes;
  size_t count;
} CServiceFile;

extern const CServiceFile cservice_page;
extern const CServiceFile cservice_styles;
extern const CServiceFile cservice_script;

#endif
