#include "CAssets.h"

static const unsigned char ascendant_signs[] = {
#embed "../Interpretation/AstrologyRules/health/ascendant-signs.json"
};
static const unsigned char aspects_lights[] = {
#embed "../Interpretation/AstrologyRules/health/aspects-lights.json"
};
static const unsigned char aspects_mars_saturn[] = {
#embed "../Interpretation/AstrologyRules/health/aspects-mars-saturn.json"
};
static const unsigned char bodies_in_1[] = {
#embed "../Interpretation/AstrologyRules/health/bodies-in-1.json"
};
static const unsigned char bodies_in_12[] = {
#embed "../Interpretation/AstrologyRules/health/bodies-in-12.json"
};
static const unsigned char bodies_in_6[] = {
#embed "../Interpretation/AstrologyRules/health/bodies-in-6.json"
};
static const unsigned char cusp_6_signs[] = {
#embed "../Interpretation/AstrologyRules/health/cusp-6-signs.json"
};
static const unsigned char dignities[] = {
#embed "../Interpretation/AstrologyRules/health/dignities.json"
};
static const unsigned char mars_signs[] = {
#embed "../Interpretation/AstrologyRules/health/mars-signs.json"
};
static const unsigned char mercury_venus_jupiter_elements[] = {
#embed "../Interpretation/AstrologyRules/health/mercury-venus-jupiter-elements.json"
};
static const unsigned char moon_signs[] = {
#embed "../Interpretation/AstrologyRules/health/moon-signs.json"
};
static const unsigned char outer_planets[] = {
#embed "../Interpretation/AstrologyRules/health/outer-planets.json"
};
static const unsigned char phases_dominants_emphasis[] = {
#embed "../Interpretation/AstrologyRules/health/phases-dominants-emphasis.json"
};
static const unsigned char ruler_6_houses[] = {
#embed "../Interpretation/AstrologyRules/health/ruler-6-houses.json"
};
static const unsigned char saturn_signs[] = {
#embed "../Interpretation/AstrologyRules/health/saturn-signs.json"
};
static const unsigned char sun_signs[] = {
#embed "../Interpretation/AstrologyRules/health/sun-signs.json"
};

static const CRuleFile files[] = {
    {"health/ascendant-signs.json", {ascendant_signs, sizeof ascendant_signs}},
    {"health/aspects-lights.json", {aspects_lights, sizeof aspects_lights}},
    {"health/aspects-mars-saturn.json", {aspects_mars_saturn, sizeof aspects_mars_saturn}},
    {"health/bodies-in-1.json", {bodies_in_1, sizeof bodies_in_1}},
    {"health/bodies-in-12.json", {bodies_in_12, sizeof bodies_in_12}},
    {"health/bodies-in-6.json", {bodies_in_6, sizeof bodies_in_6}},
    {"health/cusp-6-signs.json", {cusp_6_signs, sizeof cusp_6_signs}},
    {"health/dignities.json", {dignities, sizeof dignities}},
    {"health/mars-signs.json", {mars_signs, sizeof mars_signs}},
    {"health/mercury-venus-jupiter-elements.json", {mercury_venus_jupiter_elements, sizeof mercury_venus_jupiter_elements}},
    {"health/moon-signs.json", {moon_signs, sizeof moon_signs}},
    {"health/outer-planets.json", {outer_planets, sizeof outer_planets}},
    {"health/phases-dominants-emphasis.json", {phases_dominants_emphasis, sizeof phases_dominants_emphasis}},
    {"health/ruler-6-houses.json", {ruler_6_houses, sizeof ruler_6_houses}},
    {"health/saturn-signs.json", {saturn_signs, sizeof saturn_signs}},
    {"health/sun-signs.json", {sun_signs, sizeof sun_signs}},
};

const CRuleFolder casset_rules_health = {files, sizeof files / sizeof *files};
