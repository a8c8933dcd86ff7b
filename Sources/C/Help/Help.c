// The words of --help, a file a command and language, one after another.
#include "CAstroHelp.h"

static const unsigned char en[] = {
#embed "../../Words/CommandWords/en/options.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-batch.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-calendar.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-composite.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-davison.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-export.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-harmonic.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-import.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-progress.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-relocate.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-return.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-synastry.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart-transits.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-chart.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-defaults.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-doctor.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-mcp.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-pdf.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-place.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-render.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro-report.txt" suffix(, )
#embed "../../Words/CommandWords/en/astro.txt" suffix(, )
};

static const unsigned char uk[] = {
#embed "../../Words/CommandWords/uk/options.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-batch.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-calendar.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-composite.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-davison.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-export.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-harmonic.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-import.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-progress.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-relocate.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-return.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-synastry.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart-transits.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-chart.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-defaults.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-doctor.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-mcp.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-pdf.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-place.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-render.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro-report.txt" suffix(, )
#embed "../../Words/CommandWords/uk/astro.txt" suffix(, )
};

const CHelp chelp_english = {(const char *)en, sizeof en};
const CHelp chelp_ukrainian = {(const char *)uk, sizeof uk};
