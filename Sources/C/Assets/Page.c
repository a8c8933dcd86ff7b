#include "CAstroAssets.h"

static const unsigned char page_styles[] = {
#embed "../../Output/WebPage/Page/wheel.css"
};
static const unsigned char page_script[] = {
#embed "../../Output/WebPage/Page/wheel.js"
};

const CAsset casset_page_styles = {page_styles, sizeof page_styles};
const CAsset casset_page_script = {page_script, sizeof page_script};
