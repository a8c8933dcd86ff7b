// libdeflate's public header, as a module. Only the Rendering room imports it.
#include <libdeflate.h>
