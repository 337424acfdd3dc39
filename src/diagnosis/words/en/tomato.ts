import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS =
  'Fruit without rot or spots can be eaten. If you sprayed, count the days on the label before you pick.'
const VIRUS_FOOD = 'Ripe fruit of sick plants is safe to eat. Plant viruses do not infect people.'
const PICK_LOW = 'Pick off the spotted low leaves and bury them.'
const NO_OVERHEAD = 'Water at the foot, not over the leaves.'

export const tomato = (at: At): CropWords<'tomato'> => ({
  Tomato___Bacterial_spot: {
    name: 'Bacterial spot',
    speed: 'One storm can carry it through a field.',
    check: {
      question: 'Are the spots small, dark and greasy, and does fruit have rough scabs?',
      ifNot: 'If spots have a grey middle or rings, take a new photo.',
    },
    actions: [
      NO_OVERHEAD,
      'Stay out of the field while the leaves are wet.',
      'If the check fits, pull out and bury the worst plants.',
    ],
    cause: 'Bacteria cause it, not a fungus.',
    signs: [
      'There are small dark greasy spots without a grey middle.',
      'Sick leaves dry up and often stay on the plant. Fruit gets small rough scabs.',
    ],
    favouredBy: 'Warm, wet, windy weather helps it. Seed can carry it.',
    next: ['Do not grow tomato or pepper there for two years.', 'Tie the plants to stakes, so that leaves dry fast.'],
    spray: at(
      'Copper can help only early, before rain. Many strains resist it. If two sprays fail, stop.',
      'A spray can help only early, before rain. If two sprays fail, stop.',
    ),
    doNotSpray: 'Most fungus sprays do not kill bacteria. Never spray antibiotics for people or animals.',
    protect: [
      'Use clean, certified seed. No tomato variety resists it.',
      'Wash your hands and tools before you go to clean plots.',
    ],
    rivals: {
      Tomato___Septoria_leaf_spot: 'Septoria spots have a grey middle with tiny black specks.',
      Tomato___Early_blight: 'Early blight spots are large, with rings like a target.',
      Tomato___Target_Spot: 'Target spot has rings in it, and a light brown middle.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show if the germ resists a spray.',
  },
  Tomato___Early_blight: {
    name: 'Early blight',
    speed: 'It climbs slowly, from the lowest leaves up.',
    check: {
      question: 'Do spots have target rings, on the lowest leaves first?',
      ifNot: 'If they look wet, check for late blight today.',
    },
    actions: [PICK_LOW, 'At dawn, look under leaves. White fuzz? Act as for late blight.', NO_OVERHEAD],
    cause: 'A fungus causes it. It lives on old tomato and potato plants.',
    signs: [
      'There are brown spots with rings like a target and a yellow edge.',
      'They start low. Young stems may rot at the soil.',
    ],
    favouredBy: 'Warm, wet weather (18 to 30 °C) and plants that lack food help it.',
    next: [
      'Tie the plants to stakes, mulch, and take off low leaves.',
      'Do not grow tomato or potato there for three years.',
    ],
    spray: at(
      'Copper can help in wet weather, if picking leaves is not enough. In Kenya difenoconazole, tebuconazole and azoxystrobin often fail on this blight.',
      'A spray can help in wet weather, if picking leaves is not enough.',
    ),
    doNotSpray: 'Do not spray to heal a spotted leaf. Take it off.',
    protect: ['Use clean seed and healthy seedlings.', 'Feed the plants well.'],
    rivals: {
      Tomato___Target_Spot: 'Target spot has a light middle, and small sunken spots on fruit.',
      Tomato___Late_blight: 'Look under the leaf at dawn. Late blight has a wet edge and white fuzz.',
      Tomato___Septoria_leaf_spot: 'Septoria spots are about 3 mm wide, with a grey middle and a dark edge.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show stem rot or bacterial wilt.',
  },
  Tomato___Late_blight: {
    name: 'Late blight',
    speed: 'Fields can be lost in days.',
    check: {
      question: 'Look under leaves at dawn, or bag one overnight with a damp cloth. White fuzz?',
      ifNot: 'No fuzz, but cool and wet? Act today.',
    },
    actions: [
      'Pull and bury sick plants if few. If many, cut sick leaves.',
      'Tell your neighbours today.',
      'Do not water over the leaves.',
    ],
    cause: at('A water mould causes it. Copper protects plants that are still clean.', 'A water mould causes it.'),
    signs: [
      'There are large dark patches that look wet.',
      'White fuzz grows under the leaf at dawn.',
      'Stems turn brown. Fruit gets hard, greasy brown patches.',
    ],
    favouredBy: 'Cool, wet days (10 to 26 °C) help it.',
    next: [
      'Look at the crop every morning.',
      'Keep tomatoes away from potatoes.',
      'Prune and tie the plants to stakes, so that leaves dry fast.',
    ],
    spray: at(
      'A spray helps only if you do it now, while most plants are still clean. Metalaxyl in Kenya is mostly sold as a mix. Read every name on the label. Phosphonate did well in trials in Kenya. Ask PCPB if it is registered.',
      'A spray helps only if you do it now, while most plants are still clean.',
    ),
    doNotSpray: at(
      'Triazole sprays do nothing here. If stems are brown on most plants, pick sound green fruit. Then destroy the crop.',
      'If stems are brown on most plants, pick sound green fruit. Then destroy the crop.',
    ),
    protect: ['Pull out self-sown tomato and potato plants.', 'Next season plant a variety that resists late blight.'],
    rivals: {
      Tomato___Early_blight: 'Early blight is dry, with rings like a target and no fuzz.',
      Tomato___Leaf_Mold: 'Leaf mould has soft green-brown mould below a yellow spot, and stems stay green.',
    },
    alerts: {},
    harvest: `Throw out fruit with brown patches. ${WAIT_DAYS}`,
    cannotShow: 'A photo taken by day often misses the white fuzz.',
  },
  Tomato___Leaf_Mold: {
    name: 'Leaf mould',
    speed: 'It spreads fast in closed, damp tunnels.',
    check: {
      question: 'Turn the leaf over. Is there soft green-brown mould right below the yellow patch?',
      ifNot: 'If the fuzz is white and the edge is wet, check for late blight today.',
    },
    ifYes: 'Take off sick low leaves and bury them.',
    actions: [
      'If the plants grow in a tunnel, open it for fresh air.',
      'Take off sick low leaves and bury them.',
      'Keep the leaves dry when you water.',
    ],
    cause: 'A fungus causes it.',
    signs: ['There are pale yellow patches above.', 'Soft green-brown mould grows below each patch.'],
    favouredBy: 'Very humid air helps it, most of all in tunnels. In the open field it is rare.',
    next: ['Space the plants and take off low leaves for air.', 'Next time plant a variety that resists leaf mould.'],
    spray: 'A spray can help from the first spots, with the tunnel open.',
    doNotSpray: 'Do not spray while the air is dry. The mould needs damp air.',
    protect: ['Clean out the tunnel after harvest.', 'Wash clothes and tools after work in sick rows.'],
    rivals: {
      Tomato___Late_blight: 'Late blight has white fuzz at a wet edge, and brown stems.',
      blackLeafMould: 'Black leaf mould has soot-black fuzz. Ask your officer to look at it.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo from above misses the mould. It sits below.',
  },
  Tomato___Septoria_leaf_spot: {
    name: 'Septoria leaf spot',
    speed: 'Low leaves drop first. Rain drives it up.',
    check: {
      question: 'Look closely. Does the grey middle of each small spot have tiny black specks?',
      ifNot: 'If the spots are dark and greasy, take a new photo.',
    },
    actions: [PICK_LOW, NO_OVERHEAD, 'Stay out of the field while the leaves are wet.'],
    cause: 'A fungus causes it. It lives on old tomato plants and on weeds of the same family.',
    signs: [
      'There are many small spots (2 to 3 mm). They have a grey middle with tiny black specks.',
      'They start low, on old leaves.',
    ],
    favouredBy: 'Mild, wet weather (20 to 25 °C) and splashing rain help it.',
    next: ['Mulch, so that soil does not splash up.', 'Do not grow tomato there for three years.'],
    spray: 'A spray can help in wet weather, if picking leaves is not enough.',
    doNotSpray: 'Do not spray to heal a spotted leaf. Take it off.',
    protect: ['Tie the plants to stakes and keep low leaves off the soil.', 'Pull out weeds of the tomato family.'],
    rivals: {
      Tomato___Bacterial_spot: 'Bacterial spots are dark and greasy, without a grey middle.',
      Tomato___Early_blight: 'Early blight spots are larger, with rings like a target.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo may miss the specks. Zoom in with a phone camera.',
  },
  'Tomato___Spider_mites Two-spotted_spider_mite': {
    name: 'Spider mites',
    speed: 'They move fast. In heat they can double in days.',
    check: {
      question: 'Tap the leaf over white paper. Do tiny specks move?',
      ifNot: 'Nothing moves? Tap five more leaves. Look for a fine web below.',
    },
    actions: [
      'Pull and burn sick plants and their stakes if they are few.',
      'Wash the others from below with a strong jet or soapy water.',
      'Check the plants beside dusty paths first.',
    ],
    cause: 'Tiny pests cause it, called mites. It is not a germ.',
    signs: ['There are many pale dots, then bronze dry leaves.', 'There are tiny moving specks and a fine web below.'],
    favouredBy: 'Hot, dry, dusty days help them.',
    next: [
      'Take off and burn the worst leaves.',
      'Water enough, and keep dust down on the paths. Dry plants suffer most.',
      'Do not kill ladybirds. They eat mites.',
    ],
    spray:
      'A spray can help if mites stay on after washing. In Malawi growers spray from 8 to 12 mites a leaf. Ask for a product against mites.',
    doNotSpray: at(
      'Fungus sprays do nothing. Pyrethroid sprays make mites worse. Do not use sulphur in hot sun.',
      'Fungus sprays do nothing against mites. Do not spray in hot sun.',
    ),
    protect: ['Wash your tools before you go to clean rows.', 'Pull out weeds that hold mites.'],
    rivals: {
      Tomato___Target_Spot: 'Target spot has brown spots with rings. Mites leave a fine web.',
      Tomato___Tomato_mosaic_virus: 'Mosaic gives light and dark green patches. Mites leave pale dots.',
      lackOfFood: 'A plant that lacks food turns pale on old, low leaves first. Mites leave dots and web.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo of a whole leaf cannot show mites. Zoom in with a phone camera.',
  },
  Tomato___Target_Spot: {
    name: 'Target spot',
    speed: 'It climbs the plant within weeks.',
    check: {
      question: 'Are there many small spots with a light middle, and sunken spots on fruit?',
      ifNot: 'If the rings are clear and the fruit is clean, it may be early blight.',
    },
    actions: [PICK_LOW, NO_OVERHEAD, 'Look at the fruit for sunken spots.'],
    cause: 'A fungus causes it. It lives on old plants.',
    signs: [
      'There are small brown spots with faint rings and a light middle.',
      'They start low and climb. Fruit gets sunken spots.',
    ],
    favouredBy: 'Windy rain and leaves that stay wet help it.',
    next: [
      'Tie the plants to stakes and prune, so that leaves dry fast.',
      'Do not grow tomato there for three years, nor near papaya.',
    ],
    spray: 'A spray can help once spots show in wet weather.',
    doNotSpray: 'Do not spray before you have looked at the fruit. Rough scabs point to bacterial spot.',
    protect: ['Gather and burn old plants after harvest.', 'Check seedlings in the nursery for spots.'],
    rivals: {
      Tomato___Early_blight: 'Early blight has fewer, larger spots with clear rings.',
      Tomato___Bacterial_spot: 'Bacterial spots are greasy and have no rings.',
      Tomato___Septoria_leaf_spot: 'Septoria has a grey middle with tiny black specks.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo often mixes up target spot and early blight.',
  },
  Tomato___Tomato_Yellow_Leaf_Curl_Virus: {
    name: 'Yellow leaf curl virus',
    speed: 'A whitefly spreads it for its whole life.',
    check: {
      question: 'Shake the plant. Do whiteflies fly up, and are young leaves cupped?',
      ifNot: 'If there are none, take a new photo first.',
    },
    ifYes: 'Fewer than 1 in 10 young plants sick: bag each, pull it out, bury it.',
    actions: [
      'Fewer than 1 in 10 young plants sick: bag each, pull it out, bury it.',
      'Leave old sick plants. Their fruit still ripens.',
      'Look under the leaves for whiteflies.',
    ],
    cause: 'A virus causes it. Whiteflies carry it.',
    signs: ['Young leaves are small, cupped and yellow at the edge.', 'The plant stays short and drops its flowers.'],
    favouredBy: 'Whiteflies carry it, most of all in hot, dry weather.',
    next: [
      'Hang yellow cards, or tins painted yellow with used engine oil on them. Whiteflies stick there.',
      'Pull out weeds round the field.',
      'Leave a time without tomatoes before the next crop.',
    ],
    spray:
      'A spray can only work against the whiteflies. It does not heal the plant. Spray in the evening, when bees do not fly.',
    doNotSpray: 'Do not spray if you find no whiteflies. Do not use washing powder.',
    protect: ['Raise seedlings under a fine net.', 'Next time plant a hybrid that resists the virus.'],
    rivals: {
      Tomato___Tomato_mosaic_virus: 'Mosaic gives light and dark green patches. Leaf curl gives yellow edges.',
      weedKillerDrift: 'Weed-killer often hurts many kinds of plants. They may grow out of it.',
    },
    alerts: { noCure: 'A virus has no cure: a sick plant will not recover.' },
    harvest: VIRUS_FOOD,
    cannotShow: 'A photo cannot prove a virus. A laboratory can.',
  },
  Tomato___Tomato_mosaic_virus: {
    name: 'Mosaic virus',
    speed: 'Hands and knives pass it from plant to plant.',
    check: {
      question: 'Are there light and dark green patches on the youngest leaves?',
      ifNot: 'If the leaves are evenly green, take a new photo first.',
    },
    ifYes: 'Bag the sick plants, pull them out and bury them.',
    actions: [
      'If the check fits, bag sick plants, pull and bury them.',
      'Wash your hands with soap. Dip tools in bleach and water.',
      'Do not smoke or handle tobacco near the crop.',
    ],
    cause: 'A virus causes it.',
    signs: [
      'There are light and dark green patches. Leaves may be thin like a fern.',
      'Fruit may ripen unevenly or be brown inside.',
    ],
    favouredBy: 'Hands, tools, seed and tobacco spread it. Aphids do not.',
    next: ['Clean pruning knives often.', 'Touch clean plants first and sick plants last.'],
    spray: 'No spray helps against this virus, not even one for insects.',
    doNotSpray: 'Do not spray anything against it.',
    protect: ['Buy clean seed of a variety that resists the virus.', 'Clear old plants and roots from the field.'],
    rivals: {
      Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'Leaf curl gives small cupped leaves with yellow edges, and whiteflies.',
      weedKillerDrift: 'Weed-killer often hurts many kinds of plants. They may grow out of it.',
      brownRugoseVirus: 'Its leaves look alike, but fruit may be spotted, with rough skin.',
    },
    alerts: {
      noCure: 'A virus has no cure: a sick plant will not recover.',
      report: at(
        'Brown rugose virus looks alike. Call KEPHIS if green fruit has rough skin and spots.',
        'Brown rugose virus looks alike. If green fruit has rough skin and spots, tell the plant protection service of your country.',
      ),
    },
    call: at(
      'Green fruit with rough skin and spots? Call KEPHIS.',
      'Green fruit with rough skin and spots? Ask the plant protection service of your country.',
    ),
    harvest: VIRUS_FOOD,
    cannotShow: 'A photo cannot tell one virus from another. A laboratory can.',
  },
  Tomato___healthy: {
    check: {
      question: 'Is the leaf evenly green, with no spots above and no fuzz or web below?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: [
      'Turn ten leaves over and look for fuzz, web or insects.',
      'Look for tunnels in leaves and holes in fruit.',
    ],
    next: [
      'Tie the plants to stakes, mulch, and take off the lowest leaves.',
      'Water at the foot of the plant, in the morning.',
    ],
    doNotSpray:
      'Do not spray a healthy crop just in case. It costs money and kills useful insects. In cold, wet weeks ask your officer how to protect it from late blight.',
    protect: ['Walk through the crop twice a week and look under leaves.', 'Wash your hands and tools between plots.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, stem, fruit or tiny mites. Nor can it show a disease that has just begun.',
    notCovered:
      'On tomato this tool does not look for Tuta absoluta (leaf miner), bacterial wilt, Fusarium wilt, blossom-end rot or lack of plant food.',
  },
})
