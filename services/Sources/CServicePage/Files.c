#include "CServicePage.h"

static const unsigned char page[] = {
#embed "page.html"
};
static const unsigned char styles[] = {
#embed "page.css"
};
static const unsigned char script[] = {
#embed "page.js"
};

const CServiceFile cservice_page = {page, sizeof page};
const CServiceFile cservice_styles = {styles, sizeof styles};
const CServiceFile cservice_script = {script, sizeof script};
