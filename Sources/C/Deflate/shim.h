// libdeflate's public header, as a module. Only the Painting room imports it.
#include <libdeflate.h>
