#include "CWriterPrompts.h"

// One text for every writer: integrations/writers/chat.py reads the same files.
static const unsigned char birth[] = {
#embed "../../../integrations/writers/prompts/birth.md"
};
static const unsigned char birth_schema[] = {
#embed "../../../integrations/writers/prompts/birth.schema.json"
};
static const unsigned char couple[] = {
#embed "../../../integrations/writers/prompts/couple.md"
};
static const unsigned char couple_schema[] = {
#embed "../../../integrations/writers/prompts/couple.schema.json"
};
static const unsigned char span[] = {
#embed "../../../integrations/writers/prompts/span.md"
};
static const unsigned char span_schema[] = {
#embed "../../../integrations/writers/prompts/span.schema.json"
};

const CWriterPrompt cwriter_birth = {birth, sizeof birth, birth_schema, sizeof birth_schema};
const CWriterPrompt cwriter_couple = {couple, sizeof couple, couple_schema, sizeof couple_schema};
const CWriterPrompt cwriter_span = {span, sizeof span, span_schema, sizeof span_schema};
