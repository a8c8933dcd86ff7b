// What is like harm, by language. `make harm` writes the files; before it ran for the first time there are none.
#include "CAstroAssets.h"

static const unsigned char harm_en[] = {
#embed "Harm.en" if_empty(0)
};
static const unsigned char harm_uk[] = {
#embed "Harm.uk" if_empty(0)
};

const CAsset casset_harm_en = {harm_en, sizeof harm_en};
const CAsset casset_harm_uk = {harm_uk, sizeof harm_uk};
