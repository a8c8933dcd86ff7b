#include "CAstroAssets.h"

static const unsigned char contacts_en[] = {
#embed "../../Words/Couples/Texts/en/contacts.json"
};
static const unsigned char places_en[] = {
#embed "../../Words/Couples/Texts/en/places.json"
};
static const unsigned char voices_en[] = {
#embed "../../Words/Couples/Texts/en/voices.json"
};
static const unsigned char joints_en[] = {
#embed "../../Words/Couples/Texts/en/joints.json"
};
static const unsigned char contacts_uk[] = {
#embed "../../Words/Couples/Texts/uk/contacts.json"
};
static const unsigned char places_uk[] = {
#embed "../../Words/Couples/Texts/uk/places.json"
};
static const unsigned char voices_uk[] = {
#embed "../../Words/Couples/Texts/uk/voices.json"
};
static const unsigned char joints_uk[] = {
#embed "../../Words/Couples/Texts/uk/joints.json"
};

const CCoupleTexts casset_couple_texts_en = {
  {contacts_en, sizeof contacts_en}, {places_en, sizeof places_en}, {voices_en, sizeof voices_en},
  {joints_en, sizeof joints_en}};
const CCoupleTexts casset_couple_texts_uk = {
  {contacts_uk, sizeof contacts_uk}, {places_uk, sizeof places_uk}, {voices_uk, sizeof voices_uk},
  {joints_uk, sizeof joints_uk}};
