// The Swiss Ephemeris' public header, as a module. Only the Ephemeris room imports it.
#include <swephexp.h>
