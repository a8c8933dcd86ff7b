// Cairo, Pango, HarfBuzz, Fontconfig and FreeType as one module, because their headers include one
// another. Only the Rendering room imports it.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <glib.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>

// HarfBuzz renamed the function in version 7; both names do the same.
static inline void astrosvitla_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions,
                                          void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

// Cairo tells attached data apart by the address of a key, and Swift has no address to give.
static inline const cairo_user_data_key_t *astrosvitla_font_data_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}
