import { excerpt, general, read } from './sources'
import type { Alert, Entry } from './types'

const crop = 'Orange'

const fewHealthyLeaves: Alert = {
  kind: 'limit',
  says: 'This tool learned from few healthy orange leaves, all from one source. It may see disease where there is none.',
}

export const orange: readonly Entry[] = [
  {
    label: 'Orange___Black_spot',
    crop,
    disease: 'citrus black spot',
    kind: 'fungus',
    organism: 'Phyllosticta citricarpa',
    signs: {
      leaf: 'Leaf spots are rare and small, with a pale middle.',
      plant: 'Fruit shows sunken spots with a dark edge.',
    },
    tellTale: 'Look at the fruit: sunken spots with a grey middle and a dark edge.',
    lookAlikes: [
      {
        label: 'Orange___Canker',
        check: 'Canker is raised and corky on both sides, with a yellow ring.',
      },
      {
        name: 'Greasy spot or melanose',
        check: 'Melanose feels like sandpaper. Greasy spot is a dark blister below.',
      },
    ],
    favouredBy: 'Rain helps it. It lives in fallen leaves.',
    speed: 'Fruit shows spots months later.',
    doToday: ['Look at ten fruits.', 'Bury fallen leaves.', 'Keep three spotted fruits to show.'],
    cultural: ['Pick fruit on time, old fruit first.', 'Cut out dead twigs.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['copper', 'azoxystrobin'],
      timing: 'in the months after fruit sets',
    },
    avoid: ['mancozeb'],
    protect: ['Mulch over old leaves.', 'Move no leafy fruit to other farms.'],
    whenNotToSpray: 'Do not spray ripe fruit: it is too late to help.',
    cannotShow: 'Leaves seldom show black spot: fruit tells more.',
    alerts: [
      { kind: 'report', says: 'Do you export? Markets turn away spotted fruit: tell KEPHIS.' },
      fewHealthyLeaves,
    ],
    recheckDays: 14,
    grounds: {
      identity: excerpt('eppo', 'ufIfasBlackSpot'),
      signs: excerpt('ufIfasBlackSpot'),
      spread: excerpt('usdaIdToolsCitrusBlackSpot', 'ufIfasBlackSpot', 'efsaCitrusBlackSpot'),
      control: general('ufIfas', 'eppo', 'frac'),
    },
  },
  {
    label: 'Orange___Canker',
    crop,
    disease: 'citrus canker',
    kind: 'bacterium',
    organism: 'Xanthomonas citri pv. citri',
    signs: {
      leaf: 'Raised, corky brown spots with a yellow ring, on both sides.',
      plant: 'Twigs and fruit have rough spots too.',
    },
    tellTale: 'Feel both sides: canker is raised and corky on each, like a tiny crater.',
    lookAlikes: [
      { label: 'Orange___Black_spot', check: 'Black spot is sunken, not raised, and shows mostly on fruit.' },
      {
        name: 'Citrus scab',
        check: 'Scab makes warty bumps, mostly on one side of a twisted leaf, with no yellow ring.',
      },
    ],
    favouredBy: 'Hot, wet, windy weather helps it. Leaf-miner wounds let it in.',
    speed: 'Wind-driven rain can carry it from tree to tree in one storm.',
    doToday: [
      'Call KEPHIS or your county office before you cut.',
      'Move no leaf, fruit or plant off the farm.',
      'Mark the tree and wash hands and tools.',
    ],
    cultural: ['Stay out of wet trees.', 'If it is confirmed, follow the order on which trees to cut.'],
    biological: [],
    chemistry: { kind: 'none', reason: 'No spray cures it. Whether to use copper is for the officer to say.' },
    avoid: [],
    protect: ['Buy certified trees only.', 'Plant a windbreak, and watch young leaves.'],
    whenNotToSpray: 'Do not spray or cut before the officer has seen it.',
    cannotShow: 'A photo cannot prove canker. A laboratory must.',
    alerts: [
      {
        kind: 'report',
        says: 'Kenya is listed as free of canker. So another cause is likely. If it is real, it must be reported to KEPHIS.',
      },
      fewHealthyLeaves,
    ],
    recheckDays: 7,
    grounds: {
      identity: excerpt('eppoCanker', 'pacificPestsCanker'),
      signs: excerpt('pacificPestsCanker'),
      spread: excerpt('pacificPestsCanker'),
      control: general('eppo', 'kephis', 'cabi'),
    },
  },
  {
    label: 'Orange___Haunglongbing_(Citrus_greening)',
    crop,
    disease: 'citrus greening (HLB)',
    kind: 'bacterium',
    organism: 'Candidatus Liberibacter asiaticus or africanus',
    signs: {
      leaf: 'Uneven yellow patches that cross the veins, not alike on both halves.',
      plant: 'One branch turns first. Fruit stays small, lop-sided and green.',
    },
    tellTale: 'Compare both halves of the leaf: greening patches differ, and cross veins.',
    lookAlikes: [
      { name: 'Lack of zinc', check: 'Lack of zinc is alike on both halves, with yellow between green veins.' },
      { label: 'Orange___healthy', check: 'Look at the whole tree. A healthy tree has no single yellow branch.' },
    ],
    favouredBy: 'Tiny jumping insects (psyllids) and grafted plants spread it.',
    speed: 'A tree may look well for months or years while it is sick.',
    doToday: [
      'Call KEPHIS: only a laboratory (PCR) test can tell.',
      'Tie a ribbon on the yellow branch.',
      'Look for small jumping insects on young leaves.',
    ],
    cultural: ['Cut no tree until the test is back.', 'If it is confirmed, remove the tree with its roots.'],
    biological: ['Spare ladybirds and small wasps: they eat psyllids.'],
    chemistry: { kind: 'none', reason: 'No spray cures it. Ask the officer about psyllids.' },
    avoid: ['imidacloprid', 'dimethoate'],
    protect: ['Take no cuttings, buds or plants off this farm.', 'Plant certified trees only.'],
    whenNotToSpray: 'Do not spray or uproot on this photo.',
    cannotShow: 'A photo can never confirm greening.',
    alerts: [
      { kind: 'noCure', says: 'Greening has no cure, and no photo can confirm it.' },
      { kind: 'report', says: 'If you suspect it, report it to KEPHIS. The test is called PCR.' },
      fewHealthyLeaves,
    ],
    recheckDays: 14,
    grounds: {
      identity: read('eppoGreening'),
      signs: read('pacificPests'),
      spread: excerpt('floridaEntomologistGreening', 'ufIfasPsyllidGreening', 'infonetCitrusPsyllidGreening'),
      control: excerpt(
        'ucIpmCitrusGreening',
        'cdfaCitrusGreening',
        'cpdppCitrusGreening',
        'fshsStumpsCitrusGreening',
        'infonetCitrusPsyllidGreening',
        'fundecitrusWaspCitrusGreening',
        'floridaEntomologistGreening',
        'kariCitrusGreening',
        'kenyaLawPlantProtection',
        'kephisPlantClinic',
      ),
    },
  },
  {
    label: 'Orange___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is evenly green, and both halves look alike on all branches.',
    lookAlikes: [],
    doToday: [
      'Stand back: is one branch more yellow than the rest?',
      'Look at young leaves for small jumping insects.',
    ],
    cultural: ['Prune out dead twigs on a dry day.', 'Feed and water evenly.'],
    biological: [],
    protect: ['Walk the trees once a week.', 'Plant certified trees only.'],
    whenNotToSpray: 'Do not spray a healthy tree just in case. It costs money and harms bees.',
    cannotShow:
      'A tree can carry citrus greening for years with green leaves. This tool also learned from few healthy orange leaves, all from one source.',
    notCovered:
      'On orange this tool does not look for scab, greasy spot, leaf miner, root rot, tristeza virus or lack of food.',
    recheckDays: 7,
    grounds: {
      identity: general('ucIpm'),
      signs: general('ucIpm'),
      spread: general('ucIpm', 'eppo'),
      control: excerpt(
        'ufIfasCitrusGreening',
        'infonetCitrusPsyllidGreening',
        'ufIfasCrecCanker',
        'citrusIndustryBlackSpot',
        'ufIfasNassauCitrusSplitting',
        'missouriFruitBees',
        'kariCitrusGreening',
        'cornellPollinators',
        'purdueFruitPollinators',
      ),
    },
  },
]
