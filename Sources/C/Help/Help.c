// The words of --help, a file a command and language, one after another.
#include "CAstroHelp.h"

static const unsigned char en[] = {
#embed "../../Commands/CommandKit/Help/en/options.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-batch.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-calendar.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-composite.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-davison.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-export.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-harmonic.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-import.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-progress.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-relocate.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-return.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-synastry.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart-transits.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-chart.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-defaults.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-doctor.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-mcp.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-pdf.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-place.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-render.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro-report.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/en/astro.txt" suffix(, )
};

static const unsigned char uk[] = {
#embed "../../Commands/CommandKit/Help/uk/options.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-batch.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-calendar.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-composite.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-davison.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-export.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-harmonic.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-import.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-progress.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-relocate.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-return.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-synastry.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart-transits.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-chart.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-defaults.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-doctor.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-mcp.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-pdf.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-place.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-render.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro-report.txt" suffix(, )
#embed "../../Commands/CommandKit/Help/uk/astro.txt" suffix(, )
};

const CHelp chelp_english = {(const char *)en, sizeof en};
const CHelp chelp_ukrainian = {(const char *)uk, sizeof uk};
