#include "CAssets.h"

static const unsigned char aspects_hard[] = {
#embed "../Interpretation/AstrologyRules/finances/aspects-hard.json"
};
static const unsigned char aspects_soft[] = {
#embed "../Interpretation/AstrologyRules/finances/aspects-soft.json"
};
static const unsigned char bodies_house_2[] = {
#embed "../Interpretation/AstrologyRules/finances/bodies-house-2.json"
};
static const unsigned char bodies_house_8_11[] = {
#embed "../Interpretation/AstrologyRules/finances/bodies-house-8-11.json"
};
static const unsigned char cusp_2_signs[] = {
#embed "../Interpretation/AstrologyRules/finances/cusp-2-signs.json"
};
static const unsigned char dignities[] = {
#embed "../Interpretation/AstrologyRules/finances/dignities.json"
};
static const unsigned char jupiter_signs[] = {
#embed "../Interpretation/AstrologyRules/finances/jupiter-signs.json"
};
static const unsigned char outer_planets[] = {
#embed "../Interpretation/AstrologyRules/finances/outer-planets.json"
};
static const unsigned char retrograde_dominant_phase[] = {
#embed "../Interpretation/AstrologyRules/finances/retrograde-dominant-phase.json"
};
static const unsigned char ruler_2_houses[] = {
#embed "../Interpretation/AstrologyRules/finances/ruler-2-houses.json"
};
static const unsigned char saturn_moon_elements[] = {
#embed "../Interpretation/AstrologyRules/finances/saturn-moon-elements.json"
};
static const unsigned char sun_mercury_mars_elements[] = {
#embed "../Interpretation/AstrologyRules/finances/sun-mercury-mars-elements.json"
};
static const unsigned char venus_signs[] = {
#embed "../Interpretation/AstrologyRules/finances/venus-signs.json"
};

static const CRuleFile files[] = {
    {"finances/aspects-hard.json", {aspects_hard, sizeof aspects_hard}},
    {"finances/aspects-soft.json", {aspects_soft, sizeof aspects_soft}},
    {"finances/bodies-house-2.json", {bodies_house_2, sizeof bodies_house_2}},
    {"finances/bodies-house-8-11.json", {bodies_house_8_11, sizeof bodies_house_8_11}},
    {"finances/cusp-2-signs.json", {cusp_2_signs, sizeof cusp_2_signs}},
    {"finances/dignities.json", {dignities, sizeof dignities}},
    {"finances/jupiter-signs.json", {jupiter_signs, sizeof jupiter_signs}},
    {"finances/outer-planets.json", {outer_planets, sizeof outer_planets}},
    {"finances/retrograde-dominant-phase.json", {retrograde_dominant_phase, sizeof retrograde_dominant_phase}},
    {"finances/ruler-2-houses.json", {ruler_2_houses, sizeof ruler_2_houses}},
    {"finances/saturn-moon-elements.json", {saturn_moon_elements, sizeof saturn_moon_elements}},
    {"finances/sun-mercury-mars-elements.json", {sun_mercury_mars_elements, sizeof sun_mercury_mars_elements}},
    {"finances/venus-signs.json", {venus_signs, sizeof venus_signs}},
};

const CRuleFolder casset_rules_finances = {files, sizeof files / sizeof *files};
