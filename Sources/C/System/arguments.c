#include "CAstroSystem.h"

static int count;
static char **words;

// The C library hands every constructor what it hands main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int csystem_argc(void) { return count; }
char **csystem_argv(void) { return words; }
