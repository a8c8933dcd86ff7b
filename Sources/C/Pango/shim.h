// Pango, HarfBuzz, Fontconfig and FreeType as one module. Only the Shaping room imports it.
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
