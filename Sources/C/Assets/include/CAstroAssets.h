// Files baked into the program, so that it needs no folder beside it at run time.
#ifndef ASTROSVITLA_CASTROASSETS_H
#define ASTROSVITLA_CASTROASSETS_H

#include <stddef.h>

/// A file's bytes, alive for as long as the program.
typedef struct {
  const void *bytes;
  size_t count;
} CAsset;

/// Our own face of astrological symbols: an OpenType font, drawn and built in Fonts/.
extern const CAsset casset_symbol_font;

/// The style sheet and the script of a page with a wheel.
extern const CAsset casset_page_styles;
extern const CAsset casset_page_script;

/// One file of the words of our rules, by its path below AstrologyRules/.
typedef struct {
  const char *path;
  CAsset file;
} CBookText;

/// The files of words, sorted by path. `make book` writes the list, and the index that leads into them.
extern const CBookText *const casset_book_texts;
extern const size_t casset_book_text_count;

/// Our rules, and where in those files their words stand.
extern const CAsset casset_book_index;

/// The words of readings of two people in one language.
typedef struct {
  CAsset contacts;
  CAsset places;
  CAsset voices;
  CAsset joints;
} CCoupleTexts;

extern const CCoupleTexts casset_couple_texts_en;
extern const CCoupleTexts casset_couple_texts_uk;

/// What is like harm, learnt from lists of sentences: a model for each language, which `make harm` writes.
extern const CAsset casset_harm_en;
extern const CAsset casset_harm_uk;

/// A file by its name, without the ending.
typedef struct {
  const char *name;
  CAsset file;
} CNamedAsset;

/// The JSON Schemas of our files, sorted by name: those of schemas/.
extern const CNamedAsset *const casset_schemas;
extern const size_t casset_schema_count;

/// The words of readings of days, weeks, months and years in one language.
typedef struct {
  const CAsset *files;
  size_t count;
} CPeriodTexts;

extern const CPeriodTexts casset_period_texts_en;
extern const CPeriodTexts casset_period_texts_uk;

#endif
