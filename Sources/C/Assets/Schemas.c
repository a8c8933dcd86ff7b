#include "CAstroAssets.h"

static const unsigned char birth[] = {
#embed "../../../schemas/birth.json"
};
static const unsigned char brief[] = {
#embed "../../../schemas/brief.json"
};
static const unsigned char chart[] = {
#embed "../../../schemas/chart.json"
};
static const unsigned char drawing_response[] = {
#embed "../../../schemas/drawing-response.json"
};
static const unsigned char event[] = {
#embed "../../../schemas/event.json"
};
static const unsigned char report[] = {
#embed "../../../schemas/report.json"
};
static const unsigned char rules[] = {
#embed "../../../schemas/rules.json"
};
static const unsigned char synastry[] = {
#embed "../../../schemas/synastry.json"
};
static const unsigned char theme[] = {
#embed "../../../schemas/theme.json"
};

static const CNamedAsset schemas[] = {
  {"birth", {birth, sizeof birth}},
  {"brief", {brief, sizeof brief}},
  {"chart", {chart, sizeof chart}},
  {"drawing-response", {drawing_response, sizeof drawing_response}},
  {"event", {event, sizeof event}},
  {"report", {report, sizeof report}},
  {"rules", {rules, sizeof rules}},
  {"synastry", {synastry, sizeof synastry}},
  {"theme", {theme, sizeof theme}},
};
const CNamedAsset *const casset_schemas = schemas;
const size_t casset_schema_count = sizeof schemas / sizeof *schemas;
