#include "CAstroGazetteer.h"

static const unsigned char gazetteer[] = {
#embed "gazetteer.bin"
};

const CGazetteerFile cgazetteer_file = {gazetteer, sizeof gazetteer};
