#include "CAssets.h"

static const unsigned char aspects[] = {
#embed "../Interpretation/AstrologyRules/relationships/aspects.json"
};
static const unsigned char cusp_7_signs[] = {
#embed "../Interpretation/AstrologyRules/relationships/cusp-7-signs.json"
};
static const unsigned char dignities[] = {
#embed "../Interpretation/AstrologyRules/relationships/dignities.json"
};
static const unsigned char mars_signs[] = {
#embed "../Interpretation/AstrologyRules/relationships/mars-signs.json"
};
static const unsigned char moon_signs[] = {
#embed "../Interpretation/AstrologyRules/relationships/moon-signs.json"
};
static const unsigned char outer_planets[] = {
#embed "../Interpretation/AstrologyRules/relationships/outer-planets.json"
};
static const unsigned char planets_in_houses[] = {
#embed "../Interpretation/AstrologyRules/relationships/planets-in-houses.json"
};
static const unsigned char retrograde_dominants_phases[] = {
#embed "../Interpretation/AstrologyRules/relationships/retrograde-dominants-phases.json"
};
static const unsigned char ruler_7_houses[] = {
#embed "../Interpretation/AstrologyRules/relationships/ruler-7-houses.json"
};
static const unsigned char saturn_mercury_elements[] = {
#embed "../Interpretation/AstrologyRules/relationships/saturn-mercury-elements.json"
};
static const unsigned char sun_jupiter_elements[] = {
#embed "../Interpretation/AstrologyRules/relationships/sun-jupiter-elements.json"
};
static const unsigned char venus_signs[] = {
#embed "../Interpretation/AstrologyRules/relationships/venus-signs.json"
};

static const CRuleFile files[] = {
    {"relationships/aspects.json", {aspects, sizeof aspects}},
    {"relationships/cusp-7-signs.json", {cusp_7_signs, sizeof cusp_7_signs}},
    {"relationships/dignities.json", {dignities, sizeof dignities}},
    {"relationships/mars-signs.json", {mars_signs, sizeof mars_signs}},
    {"relationships/moon-signs.json", {moon_signs, sizeof moon_signs}},
    {"relationships/outer-planets.json", {outer_planets, sizeof outer_planets}},
    {"relationships/planets-in-houses.json", {planets_in_houses, sizeof planets_in_houses}},
    {"relationships/retrograde-dominants-phases.json", {retrograde_dominants_phases, sizeof retrograde_dominants_phases}},
    {"relationships/ruler-7-houses.json", {ruler_7_houses, sizeof ruler_7_houses}},
    {"relationships/saturn-mercury-elements.json", {saturn_mercury_elements, sizeof saturn_mercury_elements}},
    {"relationships/sun-jupiter-elements.json", {sun_jupiter_elements, sizeof sun_jupiter_elements}},
    {"relationships/venus-signs.json", {venus_signs, sizeof venus_signs}},
};

const CRuleFolder casset_rules_relationships = {files, sizeof files / sizeof *files};
