// Cairo and FreeType as one module, because their headers include one another. Only the Painting room imports it.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H

// Cairo tells attached data apart by the address of a key, and Swift has no address to give.
static inline const cairo_user_data_key_t *astrosvitla_data_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}
