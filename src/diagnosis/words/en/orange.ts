import type { At } from '../place'
import type { CropWords } from '../types'

const FEW_HEALTHY =
  'This tool learned from few healthy orange leaves, all from one source. It may see disease where there is none.'
const STAYS_HERE = 'Do not carry leaves, fruit, cuttings or plants off this farm.'
const NO_CUTTINGS = 'Do not sell fruit with leaves on it. Do not give cuttings or seedlings away.'

export const orange = (at: At): CropWords<'orange'> => ({
  Orange___Black_spot: {
    name: 'Citrus black spot',
    speed: 'It is slow. Fruit shows spots months after the rain.',
    check: {
      question: 'Look at the fruit. Are there sunken spots with a grey middle and a dark edge?',
      ifNot: 'If the fruit is clean, take a new photo first.',
    },
    actions: [
      'Gather the fallen leaves and bury them.',
      'Look at ten fruits on different trees.',
      'Take a photo of three spotted fruits for your officer.',
    ],
    cause: 'A fungus causes it. It lives in fallen leaves.',
    signs: ['Leaf spots are rare and small, with a pale middle.', 'Fruit has sunken spots with a dark edge.'],
    favouredBy: 'Rain helps it.',
    next: ['Pick fruit as soon as it is ripe.', 'Take off old spotted fruit.'],
    spray: 'A spray can help only in the months after the fruit sets.',
    doNotSpray: 'Do not spray ripe fruit. It is too late to help.',
    protect: ['Cover old leaves under the trees with mulch.', 'Do not move fruit with leaves to other farms.'],
    rivals: {
      Orange___Canker: 'Canker is raised and corky on both sides of the leaf, with a yellow ring.',
      greasySpotOrMelanose: 'Melanose feels like sandpaper. Greasy spot is a dark blister under the leaf.',
    },
    alerts: {
      report: at(
        'If you export fruit, tell KEPHIS. Europe turns away spotted fruit.',
        'If you export fruit, tell the plant protection service of your country. Europe turns away spotted fruit.',
      ),
      limit: FEW_HEALTHY,
    },
    call: at('If you export, call KEPHIS.', 'If you export, ask the plant protection service of your country.'),
    harvest: 'Spotted fruit can be eaten here. Europe does not accept it.',
    cannotShow: 'Leaves seldom show black spot. The fruit tells more.',
  },
  Orange___Canker: {
    name: 'Citrus canker',
    speed: 'One storm can carry it from tree to tree.',
    check: {
      question: 'Look at both sides of one spot, without touching. Is it raised and rough, like cork, on both?',
      ifNot: 'If it is flat or on one side, take a new photo.',
    },
    ifYes: at(
      'Call KEPHIS today, before you cut or spray.',
      'Ask the plant protection service of your country today, before you cut or spray.',
    ),
    actions: [
      at(
        'If so, call KEPHIS before you cut or spray.',
        'If so, ask the plant protection service of your country before you cut or spray.',
      ),
      STAYS_HERE,
      'Wash your hands and tools before the next tree.',
    ],
    cause: 'Bacteria cause it, not a fungus.',
    signs: [
      'There are raised, corky brown spots with a yellow ring, on both sides.',
      'Twigs and fruit have rough spots too.',
    ],
    favouredBy: 'Hot, wet, windy weather helps it. It enters through wounds that leaf miners make.',
    next: ['Do not prune. Cuts let canker in.', 'If it is confirmed, the officer says which trees must go.'],
    spray: 'No spray cures it. The officer says if a spray is of use.',
    doNotSpray: 'Do not spray or cut before the officer has seen the tree.',
    protect: ['Buy trees only from certified nurseries.', 'Plant a windbreak and watch the young leaves.'],
    rivals: {
      Orange___Black_spot: 'Black spot is sunken, not raised, and shows mostly on fruit.',
      citrusScab: 'Scab makes warty bumps, mostly on one side. The leaf twists, and there is no yellow ring.',
    },
    alerts: {
      unlikely: at(
        'Kenya is listed as free of citrus canker, so another cause is more likely.',
        'We do not know if citrus canker is in your country.',
      ),
      report: at(
        'If you see the sign, report it. Call KEPHIS first; the officer takes the sample.',
        'If you see the sign, report it to the plant protection service of your country. An officer takes the sample.',
      ),
      quarantine: STAYS_HERE,
      limit: FEW_HEALTHY,
    },
    call: at(
      'Raised on both sides? Call KEPHIS.',
      'Raised on both sides? Ask the plant protection service of your country.',
    ),
    harvest: 'Do not move or sell fruit from these trees until the officer allows it.',
    cannotShow: 'A photo cannot prove canker. A laboratory must.',
  },
  'Orange___Haunglongbing_(Citrus_greening)': {
    name: 'Citrus greening (HLB)',
    speed: 'A tree can be sick for years before it shows.',
    check: {
      question: 'Fold the leaf along its middle. Are the yellow patches different on the two halves?',
      ifNot: 'If both halves look alike, the tree may lack zinc.',
    },
    ifYes: at(
      'Call KEPHIS today. Only a laboratory (PCR) test can tell.',
      'Ask the plant protection service of your country today. Only a laboratory (PCR) test can tell.',
    ),
    actions: [
      at(
        'Different halves? Call KEPHIS. Only a laboratory (PCR) test can tell.',
        'Different halves? Ask the plant protection service of your country. Only a laboratory (PCR) test can tell.',
      ),
      NO_CUTTINGS,
      'Tie a ribbon on the yellow branch.',
    ],
    cause: 'Bacteria in the sap cause it. Tiny jumping insects (psyllids) carry them.',
    signs: [
      'There are uneven yellow patches that cross the veins, not alike on both halves.',
      'One branch turns yellow first.',
      'Fruit stays small, crooked and green.',
    ],
    favouredBy: 'Psyllids and grafted plants spread it.',
    next: [
      'Look for small jumping insects on young leaves.',
      'Do not cut a tree before the test result is back.',
      'If it is confirmed, remove the tree with its roots.',
      'Do not kill ladybirds and small wasps. They eat psyllids.',
    ],
    spray: 'No spray cures it. Ask the officer what helps against psyllids.',
    doNotSpray: 'Do not spray or uproot because of a photo.',
    protect: ['Do not take cuttings or buds from these trees.', 'Plant only certified trees.'],
    rivals: {
      lackOfZinc: 'Lack of zinc looks alike on both halves, with yellow between green veins.',
      Orange___healthy: 'Look at the whole tree. A healthy tree has no single yellow branch.',
    },
    alerts: {
      noCure: 'Greening has no cure, and no photo can confirm it.',
      report: at(
        'If you suspect it, report it to KEPHIS. The test is called PCR.',
        'If you suspect it, report it to the plant protection service of your country. The test is called PCR.',
      ),
      quarantine: NO_CUTTINGS,
      limit: FEW_HEALTHY,
    },
    call: at('Different halves? Call KEPHIS.', 'Different halves? Ask the plant protection service of your country.'),
    harvest: 'The fruit is not poisonous. It often tastes bitter.',
    cannotShow: 'A photo can never confirm greening.',
  },
  Orange___healthy: {
    check: {
      question: 'Do both halves of the leaf look alike, without yellow patches, on all branches?',
      ifNot: 'If one branch is more yellow, take a photo of its leaves.',
    },
    ifYes: 'Look at young leaves for small jumping insects.',
    actions: [
      'Stand back. Is one branch more yellow than the rest?',
      'Look at young leaves for small jumping insects.',
    ],
    next: ['Prune out dead twigs on a dry day.', 'Feed and water evenly.'],
    doNotSpray: 'Do not spray a healthy tree just in case. It costs money and can harm bees.',
    protect: ['Walk around the trees once a week.', 'Plant only certified trees.'],
    rivals: {},
    cannotShow:
      'A tree can carry citrus greening for years with green leaves. This tool also learned from few healthy orange leaves, all from one source.',
    notCovered:
      'On orange this tool does not look for scab, greasy spot, leaf miner, root rot, tristeza virus or lack of plant food.',
  },
})
