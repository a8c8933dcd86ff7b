// Written by `make book` from the files of AstrologyRules; a test says when it is stale.
#include "CAstroAssets.h"

static const unsigned char text_0[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/aspects-saturn.json"
};
static const unsigned char text_1[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/aspects-sun.json"
};
static const unsigned char text_2[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/balance.json"
};
static const unsigned char text_3[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/closings.json"
};
static const unsigned char text_4[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/house10.json"
};
static const unsigned char text_5[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/house6.json"
};
static const unsigned char text_6[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-aspects-mars.json"
};
static const unsigned char text_7[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-aspects.json"
};
static const unsigned char text_8[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-closings.json"
};
static const unsigned char text_9[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-elements.json"
};
static const unsigned char text_10[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-house10.json"
};
static const unsigned char text_11[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-midheaven-signs.json"
};
static const unsigned char text_12[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-midheaven.json"
};
static const unsigned char text_13[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-opposed.json"
};
static const unsigned char text_14[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-resolutions.json"
};
static const unsigned char text_15[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-ruler10.json"
};
static const unsigned char text_16[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-stelliums.json"
};
static const unsigned char text_17[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-sun-saturn.json"
};
static const unsigned char text_18[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-tsquare.json"
};
static const unsigned char text_19[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/joints-untimed.json"
};
static const unsigned char text_20[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/mars-signs.json"
};
static const unsigned char text_21[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/meetings.json"
};
static const unsigned char text_22[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/mercury-jupiter.json"
};
static const unsigned char text_23[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/midheaven-signs.json"
};
static const unsigned char text_24[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/moon-signs.json"
};
static const unsigned char text_25[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/openings.json"
};
static const unsigned char text_26[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/ruler10-aspects.json"
};
static const unsigned char text_27[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/ruler10-houses.json"
};
static const unsigned char text_28[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/saturn-houses.json"
};
static const unsigned char text_29[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/saturn-signs.json"
};
static const unsigned char text_30[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/stelliums.json"
};
static const unsigned char text_31[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/sun-signs.json"
};
static const unsigned char text_32[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/career/venus-signs.json"
};
static const unsigned char text_33[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/aspects-jupiter-saturn.json"
};
static const unsigned char text_34[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/aspects-venus.json"
};
static const unsigned char text_35[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/balance.json"
};
static const unsigned char text_36[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/closings.json"
};
static const unsigned char text_37[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/cusp2-signs.json"
};
static const unsigned char text_38[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/house2.json"
};
static const unsigned char text_39[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/house8.json"
};
static const unsigned char text_40[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-aspects-more.json"
};
static const unsigned char text_41[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-aspects.json"
};
static const unsigned char text_42[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-closings.json"
};
static const unsigned char text_43[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-cusp2.json"
};
static const unsigned char text_44[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-houses.json"
};
static const unsigned char text_45[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-patterns.json"
};
static const unsigned char text_46[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-resolutions.json"
};
static const unsigned char text_47[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-ruler2.json"
};
static const unsigned char text_48[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-stelliums.json"
};
static const unsigned char text_49[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-untimed.json"
};
static const unsigned char text_50[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/joints-venus-saturn.json"
};
static const unsigned char text_51[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/jupiter-signs.json"
};
static const unsigned char text_52[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/meetings.json"
};
static const unsigned char text_53[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/moon-mars.json"
};
static const unsigned char text_54[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/more-signs.json"
};
static const unsigned char text_55[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/openings.json"
};
static const unsigned char text_56[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/retrogrades.json"
};
static const unsigned char text_57[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/ruler2-houses.json"
};
static const unsigned char text_58[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/saturn-signs.json"
};
static const unsigned char text_59[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/stelliums.json"
};
static const unsigned char text_60[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/finances/venus-signs.json"
};
static const unsigned char text_61[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/angular.json"
};
static const unsigned char text_62[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/ascendant-signs.json"
};
static const unsigned char text_63[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/ascendant-sun.json"
};
static const unsigned char text_64[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-angles.json"
};
static const unsigned char text_65[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-mars.json"
};
static const unsigned char text_66[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-mercury.json"
};
static const unsigned char text_67[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-moon.json"
};
static const unsigned char text_68[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-personal.json"
};
static const unsigned char text_69[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-points.json"
};
static const unsigned char text_70[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-slow.json"
};
static const unsigned char text_71[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-sun.json"
};
static const unsigned char text_72[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/aspects-venus.json"
};
static const unsigned char text_73[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/balance.json"
};
static const unsigned char text_74[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/chiron-lilith.json"
};
static const unsigned char text_75[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/closings.json"
};
static const unsigned char text_76[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/dominant-planet.json"
};
static const unsigned char text_77[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-ascendant-by-sign.json"
};
static const unsigned char text_78[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-ascendant.json"
};
static const unsigned char text_79[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-aspects-personal.json"
};
static const unsigned char text_80[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-aspects-saturn-pluto.json"
};
static const unsigned char text_81[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-bridges.json"
};
static const unsigned char text_82[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-closings.json"
};
static const unsigned char text_83[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-node.json"
};
static const unsigned char text_84[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-opposed.json"
};
static const unsigned char text_85[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-resolutions-by-sign.json"
};
static const unsigned char text_86[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-resolutions.json"
};
static const unsigned char text_87[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-ruler1.json"
};
static const unsigned char text_88[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-stelliums.json"
};
static const unsigned char text_89[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-structure.json"
};
static const unsigned char text_90[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-sun-moon-1.json"
};
static const unsigned char text_91[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-sun-moon-2.json"
};
static const unsigned char text_92[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-sun-moon-3.json"
};
static const unsigned char text_93[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-sun-moon-4.json"
};
static const unsigned char text_94[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-to-ascendant.json"
};
static const unsigned char text_95[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-trines.json"
};
static const unsigned char text_96[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/joints-tsquare.json"
};
static const unsigned char text_97[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/jupiter-saturn-houses.json"
};
static const unsigned char text_98[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/jupiter-signs.json"
};
static const unsigned char text_99[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/mars-signs.json"
};
static const unsigned char text_100[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/meetings.json"
};
static const unsigned char text_101[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/mercury-signs.json"
};
static const unsigned char text_102[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/mercury-venus-mars-houses.json"
};
static const unsigned char text_103[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/moon-houses.json"
};
static const unsigned char text_104[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/moon-phases.json"
};
static const unsigned char text_105[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/moon-signs.json"
};
static const unsigned char text_106[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/nodal-axis.json"
};
static const unsigned char text_107[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/openings.json"
};
static const unsigned char text_108[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/outer-planets-houses.json"
};
static const unsigned char text_109[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/patterns.json"
};
static const unsigned char text_110[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/retrogrades.json"
};
static const unsigned char text_111[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/ruler1-aspects.json"
};
static const unsigned char text_112[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/ruler1-houses.json"
};
static const unsigned char text_113[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/saturn-personal.json"
};
static const unsigned char text_114[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/saturn-signs.json"
};
static const unsigned char text_115[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/shapes.json"
};
static const unsigned char text_116[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/stelliums.json"
};
static const unsigned char text_117[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/sun-houses.json"
};
static const unsigned char text_118[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/sun-moon.json"
};
static const unsigned char text_119[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/sun-signs.json"
};
static const unsigned char text_120[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/general/venus-signs.json"
};
static const unsigned char text_121[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/ascendant-signs.json"
};
static const unsigned char text_122[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/aspects-mars.json"
};
static const unsigned char text_123[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/aspects-moon.json"
};
static const unsigned char text_124[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/aspects-sun.json"
};
static const unsigned char text_125[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/balance.json"
};
static const unsigned char text_126[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/closings.json"
};
static const unsigned char text_127[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/house6.json"
};
static const unsigned char text_128[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/houses-1-12.json"
};
static const unsigned char text_129[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-ascendant.json"
};
static const unsigned char text_130[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-aspects.json"
};
static const unsigned char text_131[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-beside.json"
};
static const unsigned char text_132[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-closings.json"
};
static const unsigned char text_133[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-cusp6.json"
};
static const unsigned char text_134[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-easy.json"
};
static const unsigned char text_135[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-house6.json"
};
static const unsigned char text_136[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-moon-mars.json"
};
static const unsigned char text_137[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-patterns.json"
};
static const unsigned char text_138[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-resolutions.json"
};
static const unsigned char text_139[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-ruler6.json"
};
static const unsigned char text_140[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-saturn-sun.json"
};
static const unsigned char text_141[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-stelliums.json"
};
static const unsigned char text_142[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-strain.json"
};
static const unsigned char text_143[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-sun-moon.json"
};
static const unsigned char text_144[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/joints-tsquare.json"
};
static const unsigned char text_145[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/jupiter-signs.json"
};
static const unsigned char text_146[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/mars-signs.json"
};
static const unsigned char text_147[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/meetings.json"
};
static const unsigned char text_148[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/mercury-signs.json"
};
static const unsigned char text_149[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/moon-signs.json"
};
static const unsigned char text_150[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/openings.json"
};
static const unsigned char text_151[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/retrogrades.json"
};
static const unsigned char text_152[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/ruler1-houses.json"
};
static const unsigned char text_153[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/ruler6-houses.json"
};
static const unsigned char text_154[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/saturn-signs.json"
};
static const unsigned char text_155[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/stelliums.json"
};
static const unsigned char text_156[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/sun-signs.json"
};
static const unsigned char text_157[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/health/venus-signs.json"
};
static const unsigned char text_158[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/aspects-angles.json"
};
static const unsigned char text_159[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/aspects-mars.json"
};
static const unsigned char text_160[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/aspects-moon.json"
};
static const unsigned char text_161[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/aspects-venus.json"
};
static const unsigned char text_162[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/balance.json"
};
static const unsigned char text_163[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/closings.json"
};
static const unsigned char text_164[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/cusp7-signs.json"
};
static const unsigned char text_165[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/house7.json"
};
static const unsigned char text_166[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/houses-5-8.json"
};
static const unsigned char text_167[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-aspects.json"
};
static const unsigned char text_168[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-closings.json"
};
static const unsigned char text_169[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-cusp7.json"
};
static const unsigned char text_170[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-descendant.json"
};
static const unsigned char text_171[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-house7.json"
};
static const unsigned char text_172[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-opposed.json"
};
static const unsigned char text_173[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-resolutions.json"
};
static const unsigned char text_174[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-ruler7-beside.json"
};
static const unsigned char text_175[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-ruler7.json"
};
static const unsigned char text_176[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-stelliums.json"
};
static const unsigned char text_177[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-trines.json"
};
static const unsigned char text_178[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-tsquare.json"
};
static const unsigned char text_179[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-untimed-saturn.json"
};
static const unsigned char text_180[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-untimed.json"
};
static const unsigned char text_181[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-venus-mars.json"
};
static const unsigned char text_182[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-venus-moon-2.json"
};
static const unsigned char text_183[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-venus-moon-3.json"
};
static const unsigned char text_184[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-venus-moon-4.json"
};
static const unsigned char text_185[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/joints-venus-moon.json"
};
static const unsigned char text_186[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/jupiter-signs.json"
};
static const unsigned char text_187[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/mars-signs.json"
};
static const unsigned char text_188[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/meetings.json"
};
static const unsigned char text_189[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/mercury-signs.json"
};
static const unsigned char text_190[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/moon-signs.json"
};
static const unsigned char text_191[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/openings.json"
};
static const unsigned char text_192[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/retrogrades.json"
};
static const unsigned char text_193[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/ruler7-houses.json"
};
static const unsigned char text_194[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/stelliums.json"
};
static const unsigned char text_195[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/sun-saturn.json"
};
static const unsigned char text_196[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/sun-signs.json"
};
static const unsigned char text_197[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/en/relationships/venus-signs.json"
};
static const unsigned char text_198[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/aspects-saturn.json"
};
static const unsigned char text_199[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/aspects-sun.json"
};
static const unsigned char text_200[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/balance.json"
};
static const unsigned char text_201[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/closings.json"
};
static const unsigned char text_202[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/house10.json"
};
static const unsigned char text_203[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/house6.json"
};
static const unsigned char text_204[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-aspects-mars.json"
};
static const unsigned char text_205[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-aspects.json"
};
static const unsigned char text_206[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-closings.json"
};
static const unsigned char text_207[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-elements.json"
};
static const unsigned char text_208[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-house10.json"
};
static const unsigned char text_209[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-midheaven-signs.json"
};
static const unsigned char text_210[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-midheaven.json"
};
static const unsigned char text_211[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-opposed.json"
};
static const unsigned char text_212[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-resolutions.json"
};
static const unsigned char text_213[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-ruler10.json"
};
static const unsigned char text_214[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-stelliums.json"
};
static const unsigned char text_215[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-sun-saturn.json"
};
static const unsigned char text_216[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-tsquare.json"
};
static const unsigned char text_217[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/joints-untimed.json"
};
static const unsigned char text_218[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/mars-signs.json"
};
static const unsigned char text_219[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/meetings.json"
};
static const unsigned char text_220[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/mercury-jupiter.json"
};
static const unsigned char text_221[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/midheaven-signs.json"
};
static const unsigned char text_222[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/moon-signs.json"
};
static const unsigned char text_223[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/openings.json"
};
static const unsigned char text_224[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/ruler10-aspects.json"
};
static const unsigned char text_225[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/ruler10-houses.json"
};
static const unsigned char text_226[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/saturn-houses.json"
};
static const unsigned char text_227[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/saturn-signs.json"
};
static const unsigned char text_228[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/stelliums.json"
};
static const unsigned char text_229[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/sun-signs.json"
};
static const unsigned char text_230[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/career/venus-signs.json"
};
static const unsigned char text_231[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/aspects-jupiter-saturn.json"
};
static const unsigned char text_232[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/aspects-venus.json"
};
static const unsigned char text_233[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/balance.json"
};
static const unsigned char text_234[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/closings.json"
};
static const unsigned char text_235[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/cusp2-signs.json"
};
static const unsigned char text_236[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/house2.json"
};
static const unsigned char text_237[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/house8.json"
};
static const unsigned char text_238[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-aspects-more.json"
};
static const unsigned char text_239[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-aspects.json"
};
static const unsigned char text_240[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-closings.json"
};
static const unsigned char text_241[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-cusp2.json"
};
static const unsigned char text_242[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-houses.json"
};
static const unsigned char text_243[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-patterns.json"
};
static const unsigned char text_244[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-resolutions.json"
};
static const unsigned char text_245[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-ruler2.json"
};
static const unsigned char text_246[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-stelliums.json"
};
static const unsigned char text_247[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-untimed.json"
};
static const unsigned char text_248[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/joints-venus-saturn.json"
};
static const unsigned char text_249[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/jupiter-signs.json"
};
static const unsigned char text_250[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/meetings.json"
};
static const unsigned char text_251[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/moon-mars.json"
};
static const unsigned char text_252[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/more-signs.json"
};
static const unsigned char text_253[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/openings.json"
};
static const unsigned char text_254[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/retrogrades.json"
};
static const unsigned char text_255[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/ruler2-houses.json"
};
static const unsigned char text_256[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/saturn-signs.json"
};
static const unsigned char text_257[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/stelliums.json"
};
static const unsigned char text_258[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/finances/venus-signs.json"
};
static const unsigned char text_259[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/angular.json"
};
static const unsigned char text_260[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/ascendant-signs.json"
};
static const unsigned char text_261[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/ascendant-sun.json"
};
static const unsigned char text_262[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-angles.json"
};
static const unsigned char text_263[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-mars.json"
};
static const unsigned char text_264[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-mercury.json"
};
static const unsigned char text_265[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-moon.json"
};
static const unsigned char text_266[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-personal.json"
};
static const unsigned char text_267[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-points.json"
};
static const unsigned char text_268[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-slow.json"
};
static const unsigned char text_269[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-sun.json"
};
static const unsigned char text_270[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/aspects-venus.json"
};
static const unsigned char text_271[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/balance.json"
};
static const unsigned char text_272[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/chiron-lilith.json"
};
static const unsigned char text_273[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/closings.json"
};
static const unsigned char text_274[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/dominant-planet.json"
};
static const unsigned char text_275[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-ascendant-by-sign.json"
};
static const unsigned char text_276[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-ascendant.json"
};
static const unsigned char text_277[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-aspects-personal.json"
};
static const unsigned char text_278[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-aspects-saturn-pluto.json"
};
static const unsigned char text_279[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-bridges.json"
};
static const unsigned char text_280[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-closings.json"
};
static const unsigned char text_281[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-node.json"
};
static const unsigned char text_282[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-opposed.json"
};
static const unsigned char text_283[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-resolutions-by-sign.json"
};
static const unsigned char text_284[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-resolutions.json"
};
static const unsigned char text_285[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-ruler1.json"
};
static const unsigned char text_286[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-stelliums.json"
};
static const unsigned char text_287[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-structure.json"
};
static const unsigned char text_288[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-sun-moon-1.json"
};
static const unsigned char text_289[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-sun-moon-2.json"
};
static const unsigned char text_290[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-sun-moon-3.json"
};
static const unsigned char text_291[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-sun-moon-4.json"
};
static const unsigned char text_292[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-to-ascendant.json"
};
static const unsigned char text_293[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-trines.json"
};
static const unsigned char text_294[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/joints-tsquare.json"
};
static const unsigned char text_295[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/jupiter-saturn-houses.json"
};
static const unsigned char text_296[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/jupiter-signs.json"
};
static const unsigned char text_297[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/mars-signs.json"
};
static const unsigned char text_298[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/meetings.json"
};
static const unsigned char text_299[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/mercury-signs.json"
};
static const unsigned char text_300[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/mercury-venus-mars-houses.json"
};
static const unsigned char text_301[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/moon-houses.json"
};
static const unsigned char text_302[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/moon-phases.json"
};
static const unsigned char text_303[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/moon-signs.json"
};
static const unsigned char text_304[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/nodal-axis.json"
};
static const unsigned char text_305[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/openings.json"
};
static const unsigned char text_306[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/outer-planets-houses.json"
};
static const unsigned char text_307[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/patterns.json"
};
static const unsigned char text_308[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/retrogrades.json"
};
static const unsigned char text_309[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/ruler1-aspects.json"
};
static const unsigned char text_310[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/ruler1-houses.json"
};
static const unsigned char text_311[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/saturn-personal.json"
};
static const unsigned char text_312[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/saturn-signs.json"
};
static const unsigned char text_313[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/shapes.json"
};
static const unsigned char text_314[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/stelliums.json"
};
static const unsigned char text_315[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/sun-houses.json"
};
static const unsigned char text_316[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/sun-moon.json"
};
static const unsigned char text_317[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/sun-signs.json"
};
static const unsigned char text_318[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/general/venus-signs.json"
};
static const unsigned char text_319[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/ascendant-signs.json"
};
static const unsigned char text_320[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/aspects-mars.json"
};
static const unsigned char text_321[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/aspects-moon.json"
};
static const unsigned char text_322[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/aspects-sun.json"
};
static const unsigned char text_323[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/balance.json"
};
static const unsigned char text_324[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/closings.json"
};
static const unsigned char text_325[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/house6.json"
};
static const unsigned char text_326[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/houses-1-12.json"
};
static const unsigned char text_327[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-ascendant.json"
};
static const unsigned char text_328[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-aspects.json"
};
static const unsigned char text_329[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-beside.json"
};
static const unsigned char text_330[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-closings.json"
};
static const unsigned char text_331[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-cusp6.json"
};
static const unsigned char text_332[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-easy.json"
};
static const unsigned char text_333[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-house6.json"
};
static const unsigned char text_334[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-moon-mars.json"
};
static const unsigned char text_335[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-patterns.json"
};
static const unsigned char text_336[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-resolutions.json"
};
static const unsigned char text_337[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-ruler6.json"
};
static const unsigned char text_338[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-saturn-sun.json"
};
static const unsigned char text_339[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-stelliums.json"
};
static const unsigned char text_340[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-strain.json"
};
static const unsigned char text_341[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-sun-moon.json"
};
static const unsigned char text_342[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/joints-tsquare.json"
};
static const unsigned char text_343[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/jupiter-signs.json"
};
static const unsigned char text_344[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/mars-signs.json"
};
static const unsigned char text_345[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/meetings.json"
};
static const unsigned char text_346[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/mercury-signs.json"
};
static const unsigned char text_347[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/moon-signs.json"
};
static const unsigned char text_348[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/openings.json"
};
static const unsigned char text_349[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/retrogrades.json"
};
static const unsigned char text_350[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/ruler1-houses.json"
};
static const unsigned char text_351[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/ruler6-houses.json"
};
static const unsigned char text_352[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/saturn-signs.json"
};
static const unsigned char text_353[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/stelliums.json"
};
static const unsigned char text_354[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/sun-signs.json"
};
static const unsigned char text_355[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/health/venus-signs.json"
};
static const unsigned char text_356[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/aspects-angles.json"
};
static const unsigned char text_357[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/aspects-mars.json"
};
static const unsigned char text_358[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/aspects-moon.json"
};
static const unsigned char text_359[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/aspects-venus.json"
};
static const unsigned char text_360[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/balance.json"
};
static const unsigned char text_361[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/closings.json"
};
static const unsigned char text_362[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/cusp7-signs.json"
};
static const unsigned char text_363[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/house7.json"
};
static const unsigned char text_364[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/houses-5-8.json"
};
static const unsigned char text_365[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-aspects.json"
};
static const unsigned char text_366[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-closings.json"
};
static const unsigned char text_367[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-cusp7.json"
};
static const unsigned char text_368[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-descendant.json"
};
static const unsigned char text_369[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-house7.json"
};
static const unsigned char text_370[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-opposed.json"
};
static const unsigned char text_371[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-resolutions.json"
};
static const unsigned char text_372[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-ruler7-beside.json"
};
static const unsigned char text_373[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-ruler7.json"
};
static const unsigned char text_374[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-stelliums.json"
};
static const unsigned char text_375[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-trines.json"
};
static const unsigned char text_376[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-tsquare.json"
};
static const unsigned char text_377[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-untimed-saturn.json"
};
static const unsigned char text_378[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-untimed.json"
};
static const unsigned char text_379[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-venus-mars.json"
};
static const unsigned char text_380[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-venus-moon-2.json"
};
static const unsigned char text_381[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-venus-moon-3.json"
};
static const unsigned char text_382[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-venus-moon-4.json"
};
static const unsigned char text_383[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/joints-venus-moon.json"
};
static const unsigned char text_384[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/jupiter-signs.json"
};
static const unsigned char text_385[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/mars-signs.json"
};
static const unsigned char text_386[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/meetings.json"
};
static const unsigned char text_387[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/mercury-signs.json"
};
static const unsigned char text_388[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/moon-signs.json"
};
static const unsigned char text_389[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/openings.json"
};
static const unsigned char text_390[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/retrogrades.json"
};
static const unsigned char text_391[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/ruler7-houses.json"
};
static const unsigned char text_392[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/stelliums.json"
};
static const unsigned char text_393[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/sun-saturn.json"
};
static const unsigned char text_394[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/sun-signs.json"
};
static const unsigned char text_395[] = {
#embed "../../Words/Interpretation/AstrologyRules/texts/uk/relationships/venus-signs.json"
};

static const CBookText texts[] = {
    {"texts/en/career/aspects-saturn.json", {text_0, sizeof text_0}},
    {"texts/en/career/aspects-sun.json", {text_1, sizeof text_1}},
    {"texts/en/career/balance.json", {text_2, sizeof text_2}},
    {"texts/en/career/closings.json", {text_3, sizeof text_3}},
    {"texts/en/career/house10.json", {text_4, sizeof text_4}},
    {"texts/en/career/house6.json", {text_5, sizeof text_5}},
    {"texts/en/career/joints-aspects-mars.json", {text_6, sizeof text_6}},
    {"texts/en/career/joints-aspects.json", {text_7, sizeof text_7}},
    {"texts/en/career/joints-closings.json", {text_8, sizeof text_8}},
    {"texts/en/career/joints-elements.json", {text_9, sizeof text_9}},
    {"texts/en/career/joints-house10.json", {text_10, sizeof text_10}},
    {"texts/en/career/joints-midheaven-signs.json", {text_11, sizeof text_11}},
    {"texts/en/career/joints-midheaven.json", {text_12, sizeof text_12}},
    {"texts/en/career/joints-opposed.json", {text_13, sizeof text_13}},
    {"texts/en/career/joints-resolutions.json", {text_14, sizeof text_14}},
    {"texts/en/career/joints-ruler10.json", {text_15, sizeof text_15}},
    {"texts/en/career/joints-stelliums.json", {text_16, sizeof text_16}},
    {"texts/en/career/joints-sun-saturn.json", {text_17, sizeof text_17}},
    {"texts/en/career/joints-tsquare.json", {text_18, sizeof text_18}},
    {"texts/en/career/joints-untimed.json", {text_19, sizeof text_19}},
    {"texts/en/career/mars-signs.json", {text_20, sizeof text_20}},
    {"texts/en/career/meetings.json", {text_21, sizeof text_21}},
    {"texts/en/career/mercury-jupiter.json", {text_22, sizeof text_22}},
    {"texts/en/career/midheaven-signs.json", {text_23, sizeof text_23}},
    {"texts/en/career/moon-signs.json", {text_24, sizeof text_24}},
    {"texts/en/career/openings.json", {text_25, sizeof text_25}},
    {"texts/en/career/ruler10-aspects.json", {text_26, sizeof text_26}},
    {"texts/en/career/ruler10-houses.json", {text_27, sizeof text_27}},
    {"texts/en/career/saturn-houses.json", {text_28, sizeof text_28}},
    {"texts/en/career/saturn-signs.json", {text_29, sizeof text_29}},
    {"texts/en/career/stelliums.json", {text_30, sizeof text_30}},
    {"texts/en/career/sun-signs.json", {text_31, sizeof text_31}},
    {"texts/en/career/venus-signs.json", {text_32, sizeof text_32}},
    {"texts/en/finances/aspects-jupiter-saturn.json", {text_33, sizeof text_33}},
    {"texts/en/finances/aspects-venus.json", {text_34, sizeof text_34}},
    {"texts/en/finances/balance.json", {text_35, sizeof text_35}},
    {"texts/en/finances/closings.json", {text_36, sizeof text_36}},
    {"texts/en/finances/cusp2-signs.json", {text_37, sizeof text_37}},
    {"texts/en/finances/house2.json", {text_38, sizeof text_38}},
    {"texts/en/finances/house8.json", {text_39, sizeof text_39}},
    {"texts/en/finances/joints-aspects-more.json", {text_40, sizeof text_40}},
    {"texts/en/finances/joints-aspects.json", {text_41, sizeof text_41}},
    {"texts/en/finances/joints-closings.json", {text_42, sizeof text_42}},
    {"texts/en/finances/joints-cusp2.json", {text_43, sizeof text_43}},
    {"texts/en/finances/joints-houses.json", {text_44, sizeof text_44}},
    {"texts/en/finances/joints-patterns.json", {text_45, sizeof text_45}},
    {"texts/en/finances/joints-resolutions.json", {text_46, sizeof text_46}},
    {"texts/en/finances/joints-ruler2.json", {text_47, sizeof text_47}},
    {"texts/en/finances/joints-stelliums.json", {text_48, sizeof text_48}},
    {"texts/en/finances/joints-untimed.json", {text_49, sizeof text_49}},
    {"texts/en/finances/joints-venus-saturn.json", {text_50, sizeof text_50}},
    {"texts/en/finances/jupiter-signs.json", {text_51, sizeof text_51}},
    {"texts/en/finances/meetings.json", {text_52, sizeof text_52}},
    {"texts/en/finances/moon-mars.json", {text_53, sizeof text_53}},
    {"texts/en/finances/more-signs.json", {text_54, sizeof text_54}},
    {"texts/en/finances/openings.json", {text_55, sizeof text_55}},
    {"texts/en/finances/retrogrades.json", {text_56, sizeof text_56}},
    {"texts/en/finances/ruler2-houses.json", {text_57, sizeof text_57}},
    {"texts/en/finances/saturn-signs.json", {text_58, sizeof text_58}},
    {"texts/en/finances/stelliums.json", {text_59, sizeof text_59}},
    {"texts/en/finances/venus-signs.json", {text_60, sizeof text_60}},
    {"texts/en/general/angular.json", {text_61, sizeof text_61}},
    {"texts/en/general/ascendant-signs.json", {text_62, sizeof text_62}},
    {"texts/en/general/ascendant-sun.json", {text_63, sizeof text_63}},
    {"texts/en/general/aspects-angles.json", {text_64, sizeof text_64}},
    {"texts/en/general/aspects-mars.json", {text_65, sizeof text_65}},
    {"texts/en/general/aspects-mercury.json", {text_66, sizeof text_66}},
    {"texts/en/general/aspects-moon.json", {text_67, sizeof text_67}},
    {"texts/en/general/aspects-personal.json", {text_68, sizeof text_68}},
    {"texts/en/general/aspects-points.json", {text_69, sizeof text_69}},
    {"texts/en/general/aspects-slow.json", {text_70, sizeof text_70}},
    {"texts/en/general/aspects-sun.json", {text_71, sizeof text_71}},
    {"texts/en/general/aspects-venus.json", {text_72, sizeof text_72}},
    {"texts/en/general/balance.json", {text_73, sizeof text_73}},
    {"texts/en/general/chiron-lilith.json", {text_74, sizeof text_74}},
    {"texts/en/general/closings.json", {text_75, sizeof text_75}},
    {"texts/en/general/dominant-planet.json", {text_76, sizeof text_76}},
    {"texts/en/general/joints-ascendant-by-sign.json", {text_77, sizeof text_77}},
    {"texts/en/general/joints-ascendant.json", {text_78, sizeof text_78}},
    {"texts/en/general/joints-aspects-personal.json", {text_79, sizeof text_79}},
    {"texts/en/general/joints-aspects-saturn-pluto.json", {text_80, sizeof text_80}},
    {"texts/en/general/joints-bridges.json", {text_81, sizeof text_81}},
    {"texts/en/general/joints-closings.json", {text_82, sizeof text_82}},
    {"texts/en/general/joints-node.json", {text_83, sizeof text_83}},
    {"texts/en/general/joints-opposed.json", {text_84, sizeof text_84}},
    {"texts/en/general/joints-resolutions-by-sign.json", {text_85, sizeof text_85}},
    {"texts/en/general/joints-resolutions.json", {text_86, sizeof text_86}},
    {"texts/en/general/joints-ruler1.json", {text_87, sizeof text_87}},
    {"texts/en/general/joints-stelliums.json", {text_88, sizeof text_88}},
    {"texts/en/general/joints-structure.json", {text_89, sizeof text_89}},
    {"texts/en/general/joints-sun-moon-1.json", {text_90, sizeof text_90}},
    {"texts/en/general/joints-sun-moon-2.json", {text_91, sizeof text_91}},
    {"texts/en/general/joints-sun-moon-3.json", {text_92, sizeof text_92}},
    {"texts/en/general/joints-sun-moon-4.json", {text_93, sizeof text_93}},
    {"texts/en/general/joints-to-ascendant.json", {text_94, sizeof text_94}},
    {"texts/en/general/joints-trines.json", {text_95, sizeof text_95}},
    {"texts/en/general/joints-tsquare.json", {text_96, sizeof text_96}},
    {"texts/en/general/jupiter-saturn-houses.json", {text_97, sizeof text_97}},
    {"texts/en/general/jupiter-signs.json", {text_98, sizeof text_98}},
    {"texts/en/general/mars-signs.json", {text_99, sizeof text_99}},
    {"texts/en/general/meetings.json", {text_100, sizeof text_100}},
    {"texts/en/general/mercury-signs.json", {text_101, sizeof text_101}},
    {"texts/en/general/mercury-venus-mars-houses.json", {text_102, sizeof text_102}},
    {"texts/en/general/moon-houses.json", {text_103, sizeof text_103}},
    {"texts/en/general/moon-phases.json", {text_104, sizeof text_104}},
    {"texts/en/general/moon-signs.json", {text_105, sizeof text_105}},
    {"texts/en/general/nodal-axis.json", {text_106, sizeof text_106}},
    {"texts/en/general/openings.json", {text_107, sizeof text_107}},
    {"texts/en/general/outer-planets-houses.json", {text_108, sizeof text_108}},
    {"texts/en/general/patterns.json", {text_109, sizeof text_109}},
    {"texts/en/general/retrogrades.json", {text_110, sizeof text_110}},
    {"texts/en/general/ruler1-aspects.json", {text_111, sizeof text_111}},
    {"texts/en/general/ruler1-houses.json", {text_112, sizeof text_112}},
    {"texts/en/general/saturn-personal.json", {text_113, sizeof text_113}},
    {"texts/en/general/saturn-signs.json", {text_114, sizeof text_114}},
    {"texts/en/general/shapes.json", {text_115, sizeof text_115}},
    {"texts/en/general/stelliums.json", {text_116, sizeof text_116}},
    {"texts/en/general/sun-houses.json", {text_117, sizeof text_117}},
    {"texts/en/general/sun-moon.json", {text_118, sizeof text_118}},
    {"texts/en/general/sun-signs.json", {text_119, sizeof text_119}},
    {"texts/en/general/venus-signs.json", {text_120, sizeof text_120}},
    {"texts/en/health/ascendant-signs.json", {text_121, sizeof text_121}},
    {"texts/en/health/aspects-mars.json", {text_122, sizeof text_122}},
    {"texts/en/health/aspects-moon.json", {text_123, sizeof text_123}},
    {"texts/en/health/aspects-sun.json", {text_124, sizeof text_124}},
    {"texts/en/health/balance.json", {text_125, sizeof text_125}},
    {"texts/en/health/closings.json", {text_126, sizeof text_126}},
    {"texts/en/health/house6.json", {text_127, sizeof text_127}},
    {"texts/en/health/houses-1-12.json", {text_128, sizeof text_128}},
    {"texts/en/health/joints-ascendant.json", {text_129, sizeof text_129}},
    {"texts/en/health/joints-aspects.json", {text_130, sizeof text_130}},
    {"texts/en/health/joints-beside.json", {text_131, sizeof text_131}},
    {"texts/en/health/joints-closings.json", {text_132, sizeof text_132}},
    {"texts/en/health/joints-cusp6.json", {text_133, sizeof text_133}},
    {"texts/en/health/joints-easy.json", {text_134, sizeof text_134}},
    {"texts/en/health/joints-house6.json", {text_135, sizeof text_135}},
    {"texts/en/health/joints-moon-mars.json", {text_136, sizeof text_136}},
    {"texts/en/health/joints-patterns.json", {text_137, sizeof text_137}},
    {"texts/en/health/joints-resolutions.json", {text_138, sizeof text_138}},
    {"texts/en/health/joints-ruler6.json", {text_139, sizeof text_139}},
    {"texts/en/health/joints-saturn-sun.json", {text_140, sizeof text_140}},
    {"texts/en/health/joints-stelliums.json", {text_141, sizeof text_141}},
    {"texts/en/health/joints-strain.json", {text_142, sizeof text_142}},
    {"texts/en/health/joints-sun-moon.json", {text_143, sizeof text_143}},
    {"texts/en/health/joints-tsquare.json", {text_144, sizeof text_144}},
    {"texts/en/health/jupiter-signs.json", {text_145, sizeof text_145}},
    {"texts/en/health/mars-signs.json", {text_146, sizeof text_146}},
    {"texts/en/health/meetings.json", {text_147, sizeof text_147}},
    {"texts/en/health/mercury-signs.json", {text_148, sizeof text_148}},
    {"texts/en/health/moon-signs.json", {text_149, sizeof text_149}},
    {"texts/en/health/openings.json", {text_150, sizeof text_150}},
    {"texts/en/health/retrogrades.json", {text_151, sizeof text_151}},
    {"texts/en/health/ruler1-houses.json", {text_152, sizeof text_152}},
    {"texts/en/health/ruler6-houses.json", {text_153, sizeof text_153}},
    {"texts/en/health/saturn-signs.json", {text_154, sizeof text_154}},
    {"texts/en/health/stelliums.json", {text_155, sizeof text_155}},
    {"texts/en/health/sun-signs.json", {text_156, sizeof text_156}},
    {"texts/en/health/venus-signs.json", {text_157, sizeof text_157}},
    {"texts/en/relationships/aspects-angles.json", {text_158, sizeof text_158}},
    {"texts/en/relationships/aspects-mars.json", {text_159, sizeof text_159}},
    {"texts/en/relationships/aspects-moon.json", {text_160, sizeof text_160}},
    {"texts/en/relationships/aspects-venus.json", {text_161, sizeof text_161}},
    {"texts/en/relationships/balance.json", {text_162, sizeof text_162}},
    {"texts/en/relationships/closings.json", {text_163, sizeof text_163}},
    {"texts/en/relationships/cusp7-signs.json", {text_164, sizeof text_164}},
    {"texts/en/relationships/house7.json", {text_165, sizeof text_165}},
    {"texts/en/relationships/houses-5-8.json", {text_166, sizeof text_166}},
    {"texts/en/relationships/joints-aspects.json", {text_167, sizeof text_167}},
    {"texts/en/relationships/joints-closings.json", {text_168, sizeof text_168}},
    {"texts/en/relationships/joints-cusp7.json", {text_169, sizeof text_169}},
    {"texts/en/relationships/joints-descendant.json", {text_170, sizeof text_170}},
    {"texts/en/relationships/joints-house7.json", {text_171, sizeof text_171}},
    {"texts/en/relationships/joints-opposed.json", {text_172, sizeof text_172}},
    {"texts/en/relationships/joints-resolutions.json", {text_173, sizeof text_173}},
    {"texts/en/relationships/joints-ruler7-beside.json", {text_174, sizeof text_174}},
    {"texts/en/relationships/joints-ruler7.json", {text_175, sizeof text_175}},
    {"texts/en/relationships/joints-stelliums.json", {text_176, sizeof text_176}},
    {"texts/en/relationships/joints-trines.json", {text_177, sizeof text_177}},
    {"texts/en/relationships/joints-tsquare.json", {text_178, sizeof text_178}},
    {"texts/en/relationships/joints-untimed-saturn.json", {text_179, sizeof text_179}},
    {"texts/en/relationships/joints-untimed.json", {text_180, sizeof text_180}},
    {"texts/en/relationships/joints-venus-mars.json", {text_181, sizeof text_181}},
    {"texts/en/relationships/joints-venus-moon-2.json", {text_182, sizeof text_182}},
    {"texts/en/relationships/joints-venus-moon-3.json", {text_183, sizeof text_183}},
    {"texts/en/relationships/joints-venus-moon-4.json", {text_184, sizeof text_184}},
    {"texts/en/relationships/joints-venus-moon.json", {text_185, sizeof text_185}},
    {"texts/en/relationships/jupiter-signs.json", {text_186, sizeof text_186}},
    {"texts/en/relationships/mars-signs.json", {text_187, sizeof text_187}},
    {"texts/en/relationships/meetings.json", {text_188, sizeof text_188}},
    {"texts/en/relationships/mercury-signs.json", {text_189, sizeof text_189}},
    {"texts/en/relationships/moon-signs.json", {text_190, sizeof text_190}},
    {"texts/en/relationships/openings.json", {text_191, sizeof text_191}},
    {"texts/en/relationships/retrogrades.json", {text_192, sizeof text_192}},
    {"texts/en/relationships/ruler7-houses.json", {text_193, sizeof text_193}},
    {"texts/en/relationships/stelliums.json", {text_194, sizeof text_194}},
    {"texts/en/relationships/sun-saturn.json", {text_195, sizeof text_195}},
    {"texts/en/relationships/sun-signs.json", {text_196, sizeof text_196}},
    {"texts/en/relationships/venus-signs.json", {text_197, sizeof text_197}},
    {"texts/uk/career/aspects-saturn.json", {text_198, sizeof text_198}},
    {"texts/uk/career/aspects-sun.json", {text_199, sizeof text_199}},
    {"texts/uk/career/balance.json", {text_200, sizeof text_200}},
    {"texts/uk/career/closings.json", {text_201, sizeof text_201}},
    {"texts/uk/career/house10.json", {text_202, sizeof text_202}},
    {"texts/uk/career/house6.json", {text_203, sizeof text_203}},
    {"texts/uk/career/joints-aspects-mars.json", {text_204, sizeof text_204}},
    {"texts/uk/career/joints-aspects.json", {text_205, sizeof text_205}},
    {"texts/uk/career/joints-closings.json", {text_206, sizeof text_206}},
    {"texts/uk/career/joints-elements.json", {text_207, sizeof text_207}},
    {"texts/uk/career/joints-house10.json", {text_208, sizeof text_208}},
    {"texts/uk/career/joints-midheaven-signs.json", {text_209, sizeof text_209}},
    {"texts/uk/career/joints-midheaven.json", {text_210, sizeof text_210}},
    {"texts/uk/career/joints-opposed.json", {text_211, sizeof text_211}},
    {"texts/uk/career/joints-resolutions.json", {text_212, sizeof text_212}},
    {"texts/uk/career/joints-ruler10.json", {text_213, sizeof text_213}},
    {"texts/uk/career/joints-stelliums.json", {text_214, sizeof text_214}},
    {"texts/uk/career/joints-sun-saturn.json", {text_215, sizeof text_215}},
    {"texts/uk/career/joints-tsquare.json", {text_216, sizeof text_216}},
    {"texts/uk/career/joints-untimed.json", {text_217, sizeof text_217}},
    {"texts/uk/career/mars-signs.json", {text_218, sizeof text_218}},
    {"texts/uk/career/meetings.json", {text_219, sizeof text_219}},
    {"texts/uk/career/mercury-jupiter.json", {text_220, sizeof text_220}},
    {"texts/uk/career/midheaven-signs.json", {text_221, sizeof text_221}},
    {"texts/uk/career/moon-signs.json", {text_222, sizeof text_222}},
    {"texts/uk/career/openings.json", {text_223, sizeof text_223}},
    {"texts/uk/career/ruler10-aspects.json", {text_224, sizeof text_224}},
    {"texts/uk/career/ruler10-houses.json", {text_225, sizeof text_225}},
    {"texts/uk/career/saturn-houses.json", {text_226, sizeof text_226}},
    {"texts/uk/career/saturn-signs.json", {text_227, sizeof text_227}},
    {"texts/uk/career/stelliums.json", {text_228, sizeof text_228}},
    {"texts/uk/career/sun-signs.json", {text_229, sizeof text_229}},
    {"texts/uk/career/venus-signs.json", {text_230, sizeof text_230}},
    {"texts/uk/finances/aspects-jupiter-saturn.json", {text_231, sizeof text_231}},
    {"texts/uk/finances/aspects-venus.json", {text_232, sizeof text_232}},
    {"texts/uk/finances/balance.json", {text_233, sizeof text_233}},
    {"texts/uk/finances/closings.json", {text_234, sizeof text_234}},
    {"texts/uk/finances/cusp2-signs.json", {text_235, sizeof text_235}},
    {"texts/uk/finances/house2.json", {text_236, sizeof text_236}},
    {"texts/uk/finances/house8.json", {text_237, sizeof text_237}},
    {"texts/uk/finances/joints-aspects-more.json", {text_238, sizeof text_238}},
    {"texts/uk/finances/joints-aspects.json", {text_239, sizeof text_239}},
    {"texts/uk/finances/joints-closings.json", {text_240, sizeof text_240}},
    {"texts/uk/finances/joints-cusp2.json", {text_241, sizeof text_241}},
    {"texts/uk/finances/joints-houses.json", {text_242, sizeof text_242}},
    {"texts/uk/finances/joints-patterns.json", {text_243, sizeof text_243}},
    {"texts/uk/finances/joints-resolutions.json", {text_244, sizeof text_244}},
    {"texts/uk/finances/joints-ruler2.json", {text_245, sizeof text_245}},
    {"texts/uk/finances/joints-stelliums.json", {text_246, sizeof text_246}},
    {"texts/uk/finances/joints-untimed.json", {text_247, sizeof text_247}},
    {"texts/uk/finances/joints-venus-saturn.json", {text_248, sizeof text_248}},
    {"texts/uk/finances/jupiter-signs.json", {text_249, sizeof text_249}},
    {"texts/uk/finances/meetings.json", {text_250, sizeof text_250}},
    {"texts/uk/finances/moon-mars.json", {text_251, sizeof text_251}},
    {"texts/uk/finances/more-signs.json", {text_252, sizeof text_252}},
    {"texts/uk/finances/openings.json", {text_253, sizeof text_253}},
    {"texts/uk/finances/retrogrades.json", {text_254, sizeof text_254}},
    {"texts/uk/finances/ruler2-houses.json", {text_255, sizeof text_255}},
    {"texts/uk/finances/saturn-signs.json", {text_256, sizeof text_256}},
    {"texts/uk/finances/stelliums.json", {text_257, sizeof text_257}},
    {"texts/uk/finances/venus-signs.json", {text_258, sizeof text_258}},
    {"texts/uk/general/angular.json", {text_259, sizeof text_259}},
    {"texts/uk/general/ascendant-signs.json", {text_260, sizeof text_260}},
    {"texts/uk/general/ascendant-sun.json", {text_261, sizeof text_261}},
    {"texts/uk/general/aspects-angles.json", {text_262, sizeof text_262}},
    {"texts/uk/general/aspects-mars.json", {text_263, sizeof text_263}},
    {"texts/uk/general/aspects-mercury.json", {text_264, sizeof text_264}},
    {"texts/uk/general/aspects-moon.json", {text_265, sizeof text_265}},
    {"texts/uk/general/aspects-personal.json", {text_266, sizeof text_266}},
    {"texts/uk/general/aspects-points.json", {text_267, sizeof text_267}},
    {"texts/uk/general/aspects-slow.json", {text_268, sizeof text_268}},
    {"texts/uk/general/aspects-sun.json", {text_269, sizeof text_269}},
    {"texts/uk/general/aspects-venus.json", {text_270, sizeof text_270}},
    {"texts/uk/general/balance.json", {text_271, sizeof text_271}},
    {"texts/uk/general/chiron-lilith.json", {text_272, sizeof text_272}},
    {"texts/uk/general/closings.json", {text_273, sizeof text_273}},
    {"texts/uk/general/dominant-planet.json", {text_274, sizeof text_274}},
    {"texts/uk/general/joints-ascendant-by-sign.json", {text_275, sizeof text_275}},
    {"texts/uk/general/joints-ascendant.json", {text_276, sizeof text_276}},
    {"texts/uk/general/joints-aspects-personal.json", {text_277, sizeof text_277}},
    {"texts/uk/general/joints-aspects-saturn-pluto.json", {text_278, sizeof text_278}},
    {"texts/uk/general/joints-bridges.json", {text_279, sizeof text_279}},
    {"texts/uk/general/joints-closings.json", {text_280, sizeof text_280}},
    {"texts/uk/general/joints-node.json", {text_281, sizeof text_281}},
    {"texts/uk/general/joints-opposed.json", {text_282, sizeof text_282}},
    {"texts/uk/general/joints-resolutions-by-sign.json", {text_283, sizeof text_283}},
    {"texts/uk/general/joints-resolutions.json", {text_284, sizeof text_284}},
    {"texts/uk/general/joints-ruler1.json", {text_285, sizeof text_285}},
    {"texts/uk/general/joints-stelliums.json", {text_286, sizeof text_286}},
    {"texts/uk/general/joints-structure.json", {text_287, sizeof text_287}},
    {"texts/uk/general/joints-sun-moon-1.json", {text_288, sizeof text_288}},
    {"texts/uk/general/joints-sun-moon-2.json", {text_289, sizeof text_289}},
    {"texts/uk/general/joints-sun-moon-3.json", {text_290, sizeof text_290}},
    {"texts/uk/general/joints-sun-moon-4.json", {text_291, sizeof text_291}},
    {"texts/uk/general/joints-to-ascendant.json", {text_292, sizeof text_292}},
    {"texts/uk/general/joints-trines.json", {text_293, sizeof text_293}},
    {"texts/uk/general/joints-tsquare.json", {text_294, sizeof text_294}},
    {"texts/uk/general/jupiter-saturn-houses.json", {text_295, sizeof text_295}},
    {"texts/uk/general/jupiter-signs.json", {text_296, sizeof text_296}},
    {"texts/uk/general/mars-signs.json", {text_297, sizeof text_297}},
    {"texts/uk/general/meetings.json", {text_298, sizeof text_298}},
    {"texts/uk/general/mercury-signs.json", {text_299, sizeof text_299}},
    {"texts/uk/general/mercury-venus-mars-houses.json", {text_300, sizeof text_300}},
    {"texts/uk/general/moon-houses.json", {text_301, sizeof text_301}},
    {"texts/uk/general/moon-phases.json", {text_302, sizeof text_302}},
    {"texts/uk/general/moon-signs.json", {text_303, sizeof text_303}},
    {"texts/uk/general/nodal-axis.json", {text_304, sizeof text_304}},
    {"texts/uk/general/openings.json", {text_305, sizeof text_305}},
    {"texts/uk/general/outer-planets-houses.json", {text_306, sizeof text_306}},
    {"texts/uk/general/patterns.json", {text_307, sizeof text_307}},
    {"texts/uk/general/retrogrades.json", {text_308, sizeof text_308}},
    {"texts/uk/general/ruler1-aspects.json", {text_309, sizeof text_309}},
    {"texts/uk/general/ruler1-houses.json", {text_310, sizeof text_310}},
    {"texts/uk/general/saturn-personal.json", {text_311, sizeof text_311}},
    {"texts/uk/general/saturn-signs.json", {text_312, sizeof text_312}},
    {"texts/uk/general/shapes.json", {text_313, sizeof text_313}},
    {"texts/uk/general/stelliums.json", {text_314, sizeof text_314}},
    {"texts/uk/general/sun-houses.json", {text_315, sizeof text_315}},
    {"texts/uk/general/sun-moon.json", {text_316, sizeof text_316}},
    {"texts/uk/general/sun-signs.json", {text_317, sizeof text_317}},
    {"texts/uk/general/venus-signs.json", {text_318, sizeof text_318}},
    {"texts/uk/health/ascendant-signs.json", {text_319, sizeof text_319}},
    {"texts/uk/health/aspects-mars.json", {text_320, sizeof text_320}},
    {"texts/uk/health/aspects-moon.json", {text_321, sizeof text_321}},
    {"texts/uk/health/aspects-sun.json", {text_322, sizeof text_322}},
    {"texts/uk/health/balance.json", {text_323, sizeof text_323}},
    {"texts/uk/health/closings.json", {text_324, sizeof text_324}},
    {"texts/uk/health/house6.json", {text_325, sizeof text_325}},
    {"texts/uk/health/houses-1-12.json", {text_326, sizeof text_326}},
    {"texts/uk/health/joints-ascendant.json", {text_327, sizeof text_327}},
    {"texts/uk/health/joints-aspects.json", {text_328, sizeof text_328}},
    {"texts/uk/health/joints-beside.json", {text_329, sizeof text_329}},
    {"texts/uk/health/joints-closings.json", {text_330, sizeof text_330}},
    {"texts/uk/health/joints-cusp6.json", {text_331, sizeof text_331}},
    {"texts/uk/health/joints-easy.json", {text_332, sizeof text_332}},
    {"texts/uk/health/joints-house6.json", {text_333, sizeof text_333}},
    {"texts/uk/health/joints-moon-mars.json", {text_334, sizeof text_334}},
    {"texts/uk/health/joints-patterns.json", {text_335, sizeof text_335}},
    {"texts/uk/health/joints-resolutions.json", {text_336, sizeof text_336}},
    {"texts/uk/health/joints-ruler6.json", {text_337, sizeof text_337}},
    {"texts/uk/health/joints-saturn-sun.json", {text_338, sizeof text_338}},
    {"texts/uk/health/joints-stelliums.json", {text_339, sizeof text_339}},
    {"texts/uk/health/joints-strain.json", {text_340, sizeof text_340}},
    {"texts/uk/health/joints-sun-moon.json", {text_341, sizeof text_341}},
    {"texts/uk/health/joints-tsquare.json", {text_342, sizeof text_342}},
    {"texts/uk/health/jupiter-signs.json", {text_343, sizeof text_343}},
    {"texts/uk/health/mars-signs.json", {text_344, sizeof text_344}},
    {"texts/uk/health/meetings.json", {text_345, sizeof text_345}},
    {"texts/uk/health/mercury-signs.json", {text_346, sizeof text_346}},
    {"texts/uk/health/moon-signs.json", {text_347, sizeof text_347}},
    {"texts/uk/health/openings.json", {text_348, sizeof text_348}},
    {"texts/uk/health/retrogrades.json", {text_349, sizeof text_349}},
    {"texts/uk/health/ruler1-houses.json", {text_350, sizeof text_350}},
    {"texts/uk/health/ruler6-houses.json", {text_351, sizeof text_351}},
    {"texts/uk/health/saturn-signs.json", {text_352, sizeof text_352}},
    {"texts/uk/health/stelliums.json", {text_353, sizeof text_353}},
    {"texts/uk/health/sun-signs.json", {text_354, sizeof text_354}},
    {"texts/uk/health/venus-signs.json", {text_355, sizeof text_355}},
    {"texts/uk/relationships/aspects-angles.json", {text_356, sizeof text_356}},
    {"texts/uk/relationships/aspects-mars.json", {text_357, sizeof text_357}},
    {"texts/uk/relationships/aspects-moon.json", {text_358, sizeof text_358}},
    {"texts/uk/relationships/aspects-venus.json", {text_359, sizeof text_359}},
    {"texts/uk/relationships/balance.json", {text_360, sizeof text_360}},
    {"texts/uk/relationships/closings.json", {text_361, sizeof text_361}},
    {"texts/uk/relationships/cusp7-signs.json", {text_362, sizeof text_362}},
    {"texts/uk/relationships/house7.json", {text_363, sizeof text_363}},
    {"texts/uk/relationships/houses-5-8.json", {text_364, sizeof text_364}},
    {"texts/uk/relationships/joints-aspects.json", {text_365, sizeof text_365}},
    {"texts/uk/relationships/joints-closings.json", {text_366, sizeof text_366}},
    {"texts/uk/relationships/joints-cusp7.json", {text_367, sizeof text_367}},
    {"texts/uk/relationships/joints-descendant.json", {text_368, sizeof text_368}},
    {"texts/uk/relationships/joints-house7.json", {text_369, sizeof text_369}},
    {"texts/uk/relationships/joints-opposed.json", {text_370, sizeof text_370}},
    {"texts/uk/relationships/joints-resolutions.json", {text_371, sizeof text_371}},
    {"texts/uk/relationships/joints-ruler7-beside.json", {text_372, sizeof text_372}},
    {"texts/uk/relationships/joints-ruler7.json", {text_373, sizeof text_373}},
    {"texts/uk/relationships/joints-stelliums.json", {text_374, sizeof text_374}},
    {"texts/uk/relationships/joints-trines.json", {text_375, sizeof text_375}},
    {"texts/uk/relationships/joints-tsquare.json", {text_376, sizeof text_376}},
    {"texts/uk/relationships/joints-untimed-saturn.json", {text_377, sizeof text_377}},
    {"texts/uk/relationships/joints-untimed.json", {text_378, sizeof text_378}},
    {"texts/uk/relationships/joints-venus-mars.json", {text_379, sizeof text_379}},
    {"texts/uk/relationships/joints-venus-moon-2.json", {text_380, sizeof text_380}},
    {"texts/uk/relationships/joints-venus-moon-3.json", {text_381, sizeof text_381}},
    {"texts/uk/relationships/joints-venus-moon-4.json", {text_382, sizeof text_382}},
    {"texts/uk/relationships/joints-venus-moon.json", {text_383, sizeof text_383}},
    {"texts/uk/relationships/jupiter-signs.json", {text_384, sizeof text_384}},
    {"texts/uk/relationships/mars-signs.json", {text_385, sizeof text_385}},
    {"texts/uk/relationships/meetings.json", {text_386, sizeof text_386}},
    {"texts/uk/relationships/mercury-signs.json", {text_387, sizeof text_387}},
    {"texts/uk/relationships/moon-signs.json", {text_388, sizeof text_388}},
    {"texts/uk/relationships/openings.json", {text_389, sizeof text_389}},
    {"texts/uk/relationships/retrogrades.json", {text_390, sizeof text_390}},
    {"texts/uk/relationships/ruler7-houses.json", {text_391, sizeof text_391}},
    {"texts/uk/relationships/stelliums.json", {text_392, sizeof text_392}},
    {"texts/uk/relationships/sun-saturn.json", {text_393, sizeof text_393}},
    {"texts/uk/relationships/sun-signs.json", {text_394, sizeof text_394}},
    {"texts/uk/relationships/venus-signs.json", {text_395, sizeof text_395}},
};

const CBookText *const casset_book_texts = texts;
const size_t casset_book_text_count = sizeof texts / sizeof *texts;

static const unsigned char book_index[] = {
#embed "Book.index" if_empty(0)
};

const CAsset casset_book_index = {book_index, sizeof book_index};
