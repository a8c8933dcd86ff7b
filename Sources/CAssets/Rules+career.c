#include "CAssets.h"

static const unsigned char aspects_hard[] = {
#embed "../Interpretation/AstrologyRules/career/aspects-hard.json"
};
static const unsigned char aspects_soft[] = {
#embed "../Interpretation/AstrologyRules/career/aspects-soft.json"
};
static const unsigned char bodies_houses[] = {
#embed "../Interpretation/AstrologyRules/career/bodies-houses.json"
};
static const unsigned char dignities[] = {
#embed "../Interpretation/AstrologyRules/career/dignities.json"
};
static const unsigned char mars_mercury[] = {
#embed "../Interpretation/AstrologyRules/career/mars-mercury.json"
};
static const unsigned char midheaven_signs[] = {
#embed "../Interpretation/AstrologyRules/career/midheaven-signs.json"
};
static const unsigned char moon_venus_jupiter_elements[] = {
#embed "../Interpretation/AstrologyRules/career/moon-venus-jupiter-elements.json"
};
static const unsigned char outer_planets[] = {
#embed "../Interpretation/AstrologyRules/career/outer-planets.json"
};
static const unsigned char retro_dominant_phase[] = {
#embed "../Interpretation/AstrologyRules/career/retro-dominant-phase.json"
};
static const unsigned char ruler10_houses[] = {
#embed "../Interpretation/AstrologyRules/career/ruler10-houses.json"
};
static const unsigned char saturn[] = {
#embed "../Interpretation/AstrologyRules/career/saturn.json"
};
static const unsigned char sun_signs[] = {
#embed "../Interpretation/AstrologyRules/career/sun-signs.json"
};

static const CRuleFile files[] = {
    {"career/aspects-hard.json", {aspects_hard, sizeof aspects_hard}},
    {"career/aspects-soft.json", {aspects_soft, sizeof aspects_soft}},
    {"career/bodies-houses.json", {bodies_houses, sizeof bodies_houses}},
    {"career/dignities.json", {dignities, sizeof dignities}},
    {"career/mars-mercury.json", {mars_mercury, sizeof mars_mercury}},
    {"career/midheaven-signs.json", {midheaven_signs, sizeof midheaven_signs}},
    {"career/moon-venus-jupiter-elements.json", {moon_venus_jupiter_elements, sizeof moon_venus_jupiter_elements}},
    {"career/outer-planets.json", {outer_planets, sizeof outer_planets}},
    {"career/retro-dominant-phase.json", {retro_dominant_phase, sizeof retro_dominant_phase}},
    {"career/ruler10-houses.json", {ruler10_houses, sizeof ruler10_houses}},
    {"career/saturn.json", {saturn, sizeof saturn}},
    {"career/sun-signs.json", {sun_signs, sizeof sun_signs}},
};

const CRuleFolder casset_rules_career = {files, sizeof files / sizeof *files};
