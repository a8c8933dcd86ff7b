#include "CAstroAssets.h"

static const unsigned char symbol_font[] = {
#embed "../../../Fonts/AstroSvitlaSymbols.ttf"
};

const CAsset casset_symbol_font = {symbol_font, sizeof symbol_font};
