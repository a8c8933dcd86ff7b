#include "CAssets.h"

static const unsigned char angular[] = {
#embed "../Interpretation/AstrologyRules/general/angular.json"
};
static const unsigned char ascendant_signs[] = {
#embed "../Interpretation/AstrologyRules/general/ascendant-signs.json"
};
static const unsigned char aspects_moon[] = {
#embed "../Interpretation/AstrologyRules/general/aspects-moon.json"
};
static const unsigned char aspects_personal[] = {
#embed "../Interpretation/AstrologyRules/general/aspects-personal.json"
};
static const unsigned char aspects_sun[] = {
#embed "../Interpretation/AstrologyRules/general/aspects-sun.json"
};
static const unsigned char dignities[] = {
#embed "../Interpretation/AstrologyRules/general/dignities.json"
};
static const unsigned char dominants_and_stelliums[] = {
#embed "../Interpretation/AstrologyRules/general/dominants-and-stelliums.json"
};
static const unsigned char jupiter_elements[] = {
#embed "../Interpretation/AstrologyRules/general/jupiter-elements.json"
};
static const unsigned char mercury_venus_mars_elements[] = {
#embed "../Interpretation/AstrologyRules/general/mercury-venus-mars-elements.json"
};
static const unsigned char moon_houses[] = {
#embed "../Interpretation/AstrologyRules/general/moon-houses.json"
};
static const unsigned char moon_phases[] = {
#embed "../Interpretation/AstrologyRules/general/moon-phases.json"
};
static const unsigned char moon_signs[] = {
#embed "../Interpretation/AstrologyRules/general/moon-signs.json"
};
static const unsigned char north_node_signs[] = {
#embed "../Interpretation/AstrologyRules/general/north-node-signs.json"
};
static const unsigned char outer_planets[] = {
#embed "../Interpretation/AstrologyRules/general/outer-planets.json"
};
static const unsigned char ruler_houses[] = {
#embed "../Interpretation/AstrologyRules/general/ruler-houses.json"
};
static const unsigned char saturn_and_retrogrades[] = {
#embed "../Interpretation/AstrologyRules/general/saturn-and-retrogrades.json"
};
static const unsigned char sun_houses[] = {
#embed "../Interpretation/AstrologyRules/general/sun-houses.json"
};
static const unsigned char sun_signs[] = {
#embed "../Interpretation/AstrologyRules/general/sun-signs.json"
};

static const CRuleFile files[] = {
    {"general/angular.json", {angular, sizeof angular}},
    {"general/ascendant-signs.json", {ascendant_signs, sizeof ascendant_signs}},
    {"general/aspects-moon.json", {aspects_moon, sizeof aspects_moon}},
    {"general/aspects-personal.json", {aspects_personal, sizeof aspects_personal}},
    {"general/aspects-sun.json", {aspects_sun, sizeof aspects_sun}},
    {"general/dignities.json", {dignities, sizeof dignities}},
    {"general/dominants-and-stelliums.json", {dominants_and_stelliums, sizeof dominants_and_stelliums}},
    {"general/jupiter-elements.json", {jupiter_elements, sizeof jupiter_elements}},
    {"general/mercury-venus-mars-elements.json", {mercury_venus_mars_elements, sizeof mercury_venus_mars_elements}},
    {"general/moon-houses.json", {moon_houses, sizeof moon_houses}},
    {"general/moon-phases.json", {moon_phases, sizeof moon_phases}},
    {"general/moon-signs.json", {moon_signs, sizeof moon_signs}},
    {"general/north-node-signs.json", {north_node_signs, sizeof north_node_signs}},
    {"general/outer-planets.json", {outer_planets, sizeof outer_planets}},
    {"general/ruler-houses.json", {ruler_houses, sizeof ruler_houses}},
    {"general/saturn-and-retrogrades.json", {saturn_and_retrogrades, sizeof saturn_and_retrogrades}},
    {"general/sun-houses.json", {sun_houses, sizeof sun_houses}},
    {"general/sun-signs.json", {sun_signs, sizeof sun_signs}},
};

const CRuleFolder casset_rules_general = {files, sizeof files / sizeof *files};
