import type { At } from '../place'
import type { CropWords } from '../types'

const OWN_SEED = 'Plant certified seed potatoes. Or mark green rows without any sick plant. Keep seed from those only.'

export const potato = (at: At): CropWords<'potato'> => ({
  Potato___Early_blight: {
    name: 'Early blight',
    speed: 'It climbs slowly from old leaves.',
    check: {
      question: 'Do dry spots have target rings, on the oldest leaves first?',
      ifNot: 'If they look wet, check for late blight today.',
    },
    ifYes: 'Pick off the worst low leaves and bury them.',
    actions: [
      'At dawn, look under ten leaves. White fuzz? Act as for late blight.',
      'Pick off the worst low leaves and bury them.',
      'Check for lack of water or food.',
    ],
    cause: 'A fungus causes it. It lives on old potato and tomato plants.',
    signs: ['There are dry brown spots with rings inside, like a target.', 'They start on the oldest leaves.'],
    favouredBy: 'Warm days, dew and plants that lack food help it.',
    next: ['Feed and water as the crop needs.', 'Do not grow potato or tomato there for two years.'],
    spray: at(
      'A spray can help if the spots appear after flowering. On young plants it does not pay. On tomato in Kenya difenoconazole, tebuconazole and azoxystrobin often fail on early blight.',
      'A spray can help if the spots appear after flowering. On young plants it does not pay.',
    ),
    doNotSpray: 'Do not spray in the last two weeks of the season.',
    protect: [OWN_SEED, 'Clear away sick plants after harvest.'],
    rivals: {
      Potato___Late_blight: 'Look under the leaf at dawn. Late blight looks wet and has white fuzz.',
      lackOfFoodOrWater: 'A plant that lacks food turns yellow on the old leaves, without rings.',
    },
    alerts: {},
    harvest: 'Potatoes without rot can be eaten. Cut away and throw out dark, dry, sunken parts.',
    cannotShow: 'A photo cannot show tubers, wilt or worms on the roots.',
  },
  Potato___Late_blight: {
    name: 'Late blight',
    speed: 'Fields can be lost in days.',
    check: {
      question: 'Look under leaves at dawn, or bag one overnight with a damp cloth. White fuzz?',
      ifNot: 'No fuzz, but cool and wet? Act today.',
    },
    actions: ['Pull and bury sick plants if few. If many, cut sick leaves.', 'Tell your neighbours today.'],
    cause: at('A water mould causes it. Copper protects plants that are still clean.', 'A water mould causes it.'),
    signs: [
      'There are dark, wet-looking patches with a pale edge.',
      'White fuzz grows under the leaf at dawn.',
      'Stems turn brown, and the rot smells bad.',
    ],
    favouredBy: 'Cool, wet days (10 to 26 °C) help it.',
    next: [
      'Look at the whole field every morning, low spots first.',
      'Few plants sick? Pull them, and dig out their tubers. Eat the sound ones soon.',
      'Half of the leaves gone, and tubers big enough to eat? Cut off all tops and take them away. That protects the tubers.',
      'Heap soil high around the plants. Then water runs off and the tubers are covered.',
      'Once the tops are cut or dead, wait two to three weeks before you dig.',
    ],
    spray: at(
      'A spray helps only if you do it now, while most plants are still clean. Metalaxyl in Kenya is mostly sold as a mix. Read every name on the label. Phosphonate did well in trials in Kenya. Ask PCPB if it is registered.',
      'A spray helps only if you do it now, while most plants are still clean.',
    ),
    doNotSpray: at(
      'Triazole sprays do nothing here. When all the tops are dead, stop spraying.',
      'When all the tops are dead, stop spraying.',
    ),
    protect: [
      at(
        'Plant certified seed potatoes of a variety that resists blight. Sherekea does so better than Shangi.',
        'Plant certified seed potatoes of a variety that resists blight.',
      ),
      'Bury waste potatoes and pull up self-sown plants.',
      ...at(
        [
          'Ask your officer for the CIP card. From variety, rain and days it tells when to spray. Kenyan growers sprayed a third to two thirds less with it.',
        ],
        [],
      ),
    ],
    rivals: {
      Potato___Early_blight: 'Early blight spots are dry, with rings like a target.',
      frost: 'Frost hits most of the field in much the same way, in one night.',
    },
    alerts: {},
    harvest: 'Do not keep seed potatoes from a field with blight. Throw out tubers with rot.',
    cannotShow: 'A photo cannot show the tubers. Taken by day, it often misses the fuzz.',
  },
  Potato___healthy: {
    check: {
      question: 'Is the leaf green, with no rings above and no fuzz below?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: [
      'At dawn, turn ten leaves over and look for white fuzz.',
      'Look for stems that wilt at the warmest time of day.',
    ],
    next: ['Heap soil high around the plants, so that water runs off.', 'Weed early, in the first four to six weeks.'],
    doNotSpray: at(
      'Do not spray out of habit. Look at the leaves first. But in cold, wet weeks protect Shangi before you see spots. Ask your officer how.',
      'Do not spray out of habit. Look at the leaves first. But in cold, wet weeks protect weak varieties before you see spots. Ask your officer how.',
    ),
    protect: ['Walk through the field at least once a week.', OWN_SEED],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show tubers, roots, stems or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'On potato this tool does not look for bacterial wilt, cyst nematode, virus, blackleg, tuber moth or lack of plant food.',
  },
})
