// What a model is told, and the form of what it answers, baked into the program: the files of integrations/writers/prompts.
#ifndef ASTROSVITLA_CWRITERPROMPTS_H
#define ASTROSVITLA_CWRITERPROMPTS_H

#include <stddef.h>

/// A prompt and the JSON Schema of its answer, in UTF-8, alive for as long as the program.
typedef struct {
  const void *prompt;
  size_t promptCount;
  const void *schema;
  size_t schemaCount;
} CWriterPrompt;

extern const CWriterPrompt cwriter_birth;
extern const CWriterPrompt cwriter_couple;
extern const CWriterPrompt cwriter_span;

#endif
