#include "CAstroEphemerisEnvironment.h"

#include <stdlib.h>
#include <string.h>

static char *path_at_start;

__attribute__((constructor)) static void take_ephemeris_path(void) {
  const char *path = getenv("SE_EPHE_PATH");
  if (!path) return;
  path_at_start = strdup(path);
  unsetenv("SE_EPHE_PATH");
}

const char *ephemeris_path_at_start(void) { return path_at_start; }
