#include "CAstroAssets.h"

static const unsigned char deeds_en[] = {
#embed "../../Words/Periods/Texts/en/deeds.json"
};
static const unsigned char houses_en[] = {
#embed "../../Words/Periods/Texts/en/houses.json"
};
static const unsigned char moon_en[] = {
#embed "../../Words/Periods/Texts/en/moon.json"
};
static const unsigned char passages_en[] = {
#embed "../../Words/Periods/Texts/en/passages.json"
};
static const unsigned char phrases_en[] = {
#embed "../../Words/Periods/Texts/en/phrases.json"
};
static const unsigned char shorts_jupiter_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-jupiter.json"
};
static const unsigned char shorts_mars_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-mars.json"
};
static const unsigned char shorts_neptune_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-neptune.json"
};
static const unsigned char shorts_outer_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-outer.json"
};
static const unsigned char shorts_pluto_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-pluto.json"
};
static const unsigned char shorts_saturn_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-saturn.json"
};
static const unsigned char shorts_swift_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-swift.json"
};
static const unsigned char shorts_uranus_en[] = {
#embed "../../Words/Periods/Texts/en/shorts-uranus.json"
};
static const unsigned char signs_en[] = {
#embed "../../Words/Periods/Texts/en/signs.json"
};
static const unsigned char year_en[] = {
#embed "../../Words/Periods/Texts/en/year.json"
};
static const unsigned char deeds_uk[] = {
#embed "../../Words/Periods/Texts/uk/deeds.json"
};
static const unsigned char houses_uk[] = {
#embed "../../Words/Periods/Texts/uk/houses.json"
};
static const unsigned char moon_uk[] = {
#embed "../../Words/Periods/Texts/uk/moon.json"
};
static const unsigned char passages_uk[] = {
#embed "../../Words/Periods/Texts/uk/passages.json"
};
static const unsigned char phrases_uk[] = {
#embed "../../Words/Periods/Texts/uk/phrases.json"
};
static const unsigned char shorts_jupiter_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-jupiter.json"
};
static const unsigned char shorts_mars_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-mars.json"
};
static const unsigned char shorts_neptune_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-neptune.json"
};
static const unsigned char shorts_outer_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-outer.json"
};
static const unsigned char shorts_pluto_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-pluto.json"
};
static const unsigned char shorts_saturn_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-saturn.json"
};
static const unsigned char shorts_swift_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-swift.json"
};
static const unsigned char shorts_uranus_uk[] = {
#embed "../../Words/Periods/Texts/uk/shorts-uranus.json"
};
static const unsigned char signs_uk[] = {
#embed "../../Words/Periods/Texts/uk/signs.json"
};
static const unsigned char year_uk[] = {
#embed "../../Words/Periods/Texts/uk/year.json"
};

static const CAsset files_en[] = {
  {deeds_en, sizeof deeds_en},
  {houses_en, sizeof houses_en},
  {moon_en, sizeof moon_en},
  {passages_en, sizeof passages_en},
  {phrases_en, sizeof phrases_en},
  {shorts_jupiter_en, sizeof shorts_jupiter_en},
  {shorts_mars_en, sizeof shorts_mars_en},
  {shorts_neptune_en, sizeof shorts_neptune_en},
  {shorts_outer_en, sizeof shorts_outer_en},
  {shorts_pluto_en, sizeof shorts_pluto_en},
  {shorts_saturn_en, sizeof shorts_saturn_en},
  {shorts_swift_en, sizeof shorts_swift_en},
  {shorts_uranus_en, sizeof shorts_uranus_en},
  {signs_en, sizeof signs_en},
  {year_en, sizeof year_en},
};

static const CAsset files_uk[] = {
  {deeds_uk, sizeof deeds_uk},
  {houses_uk, sizeof houses_uk},
  {moon_uk, sizeof moon_uk},
  {passages_uk, sizeof passages_uk},
  {phrases_uk, sizeof phrases_uk},
  {shorts_jupiter_uk, sizeof shorts_jupiter_uk},
  {shorts_mars_uk, sizeof shorts_mars_uk},
  {shorts_neptune_uk, sizeof shorts_neptune_uk},
  {shorts_outer_uk, sizeof shorts_outer_uk},
  {shorts_pluto_uk, sizeof shorts_pluto_uk},
  {shorts_saturn_uk, sizeof shorts_saturn_uk},
  {shorts_swift_uk, sizeof shorts_swift_uk},
  {shorts_uranus_uk, sizeof shorts_uranus_uk},
  {signs_uk, sizeof signs_uk},
  {year_uk, sizeof year_uk},
};

const CPeriodTexts casset_period_texts_en = {files_en, sizeof files_en / sizeof files_en[0]};
const CPeriodTexts casset_period_texts_uk = {files_uk, sizeof files_uk / sizeof files_uk[0]};
