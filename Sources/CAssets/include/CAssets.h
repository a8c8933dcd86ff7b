// Files baked into the program, so that it needs no folder beside it at run time.
#ifndef ASTROSVITLA_CASSETS_H
#define ASTROSVITLA_CASSETS_H

#include <stddef.h>

/// A file's bytes, alive for as long as the program.
typedef struct {
  const void *bytes;
  size_t count;
} CAsset;

/// Our own face of astrological symbols: an OpenType font, drawn and built in Fonts/.
extern const CAsset casset_symbol_font;

/// One file of the rule book, by its path below AstrologyRules/.
typedef struct {
  const char *path;
  CAsset file;
} CRuleFile;

/// The rule files of one life area, sorted by path.
typedef struct {
  const CRuleFile *files;
  size_t count;
} CRuleFolder;

extern const CRuleFolder casset_rules_finances;
extern const CRuleFolder casset_rules_career;
extern const CRuleFolder casset_rules_relationships;
extern const CRuleFolder casset_rules_health;
extern const CRuleFolder casset_rules_general;

#endif
