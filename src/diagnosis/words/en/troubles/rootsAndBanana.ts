import type {
  banana as bananaFacts,
  cassava as cassavaFacts,
  sweetPotato as sweetPotatoFacts,
} from '../../../catalogue/troubles/rootsAndBanana'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const CUTTINGS_COST = 'Clean cuttings cost about Ksh 5 each in 2024, or Ksh 20,000 an acre.'
const VIRUS = 'A sick plant cannot be healed. This virus does not harm people.'

export const cassava = (at: At): TroubleWordsOf<typeof cassavaFacts> => ({
  cassavaMosaic: {
    name: 'Cassava mosaic',
    sign: 'Twisted, blotched new leaves',
    summary: 'A virus makes the new leaves pale and twisted.',
    signs: [
      'New leaves have yellow, pale and dark green patches.',
      'The leaves are small, twisted and uneven.',
      'Some shoots look worse than others.',
      'The plant is short and has thin roots.',
    ],
    check: {
      question: 'Look at the new leaves. Are they blotched, small and twisted?',
      ifNot: 'If there are pale dots but no twist, it may be green mites.',
    },
    actions: [
      'Mark the sick plants. Do not take cuttings from them.',
      'In the first three months pull them up and bury them off the plot.',
      'Mark the healthy plants for your next cuttings.',
    ],
    next: [
      'Look each week until month three.',
      'If no plant is healthy, cut from the upper branches.',
      'Next season plant clean cuttings of a variety that can stand it.',
      'Do not plant beside old cassava or sweet potato.',
      'Plant at the same time as your neighbours.',
    ],
    favouredBy: 'Cuttings carry it first, then whiteflies. An early attack costs most.',
    doNotSpray: 'Do not spray. Sprays on whiteflies do not stop it.',
    harvest: 'The roots can be eaten. Peel them, and soak, dry or cook them well as always.',
    cost: [CUTTINGS_COST],
    rivals: {
      greenMites: 'Green mites make tiny dots and small leaves at the tip.',
      cassavaBrownStreak: 'Brown streak yellows the old leaves. They keep their shape.',
      lackOfZinc: 'Lack of zinc makes narrow pale leaves, both sides alike.',
    },
    alerts: { noCure: VIRUS, noSeed: 'Never cut, sell or give away planting sticks from sick plants.' },
    unconfirmed: at(['We have no figure for the coast.'], []),
  },
  cassavaBrownStreak: {
    name: 'Cassava brown streak',
    sign: 'Brown, hard spots in roots',
    summary: 'The plant looks well but the roots rot.',
    signs: [
      'Old low leaves turn yellow along the small veins. They keep their shape.',
      'The upper green stem has brown marks like scratches.',
      'Roots have narrow places.',
      'A cut root shows brown, dry, hard rot. Some plants show nothing else.',
    ],
    check: {
      question: 'Cut three roots in slices. Are there brown, hard spots inside?',
      ifNot: 'If the rot is wet and smells, it may be root rot.',
    },
    actions: [
      'Cut and look at roots from some plants now.',
      'Do not take cuttings from this plot.',
      'Pull up plants with streaks if they are under three months old.',
    ],
    next: [
      'Tell the neighbours who got cuttings from you.',
      'Next season plant clean cuttings of a variety that can stand it.',
      'Plant far from old cassava.',
      'If many roots are brown, harvest early.',
    ],
    favouredBy: 'Cuttings and whiteflies carry it. Low, warm places are hit most.',
    doNotSpray: 'Do not spray. Only clean cuttings will help.',
    harvest: 'Cut out every brown part. If much is brown, throw the root away.',
    cost: [CUTTINGS_COST],
    rivals: {
      cassavaMosaic: 'Mosaic twists the new leaves.',
      ageingLeaves: 'An old leaf turns yellow as a whole.',
      rootRotOrWetSoil: 'Root rot after a flood is soft and smells.',
    },
    alerts: {
      noCure: VIRUS,
      noSeed: 'Never cut, sell or give away planting sticks from this plot.',
      notFood: 'People should not eat the brown parts of the root.',
    },
    unconfirmed: ['We do not know if rotten roots are safe for animals.'],
  },
})

export const banana = (at: At): TroubleWordsOf<typeof bananaFacts> => ({
  bananaWilt: {
    name: 'Banana Xanthomonas wilt (BXW)',
    sign: 'Yellow drops from cut stem',
    summary: 'Leaves look burnt and the fruit rots inside.',
    signs: [
      'Leaves hang as if held over fire, young ones too.',
      'The male bud dries up.',
      'Fruit ripens early and unevenly.',
      'The cut stem gives yellow drops. Cut fruit has a rusty stain.',
    ],
    check: {
      question: 'Clean the knife with soap. Cut one sick stem. Do yellow drops come in ten minutes?',
      ifNot: 'Clean the knife again. No drops? It may be Fusarium wilt. Do not cut more.',
    },
    actions: [
      'If you saw drops, cut each sick stem at the ground. Leave the mat.',
      'Clean the knife after every stem, in fire or with laundry soap.',
      'Your first case? Ask the officer today about digging out the mat.',
    ],
    next: [
      'Cut at the first sign. In a trial 3 of 1,000 suckers then fell sick. Where people waited it was 16.',
      'Cut single stems for this wilt only, never for Fusarium wilt or bunchy top.',
      'Laundry soap and cold water clean a knife as well as bleach does.',
      'Once the last hand has formed, break off the male bud with a forked stick.',
      'For three months do not work in the mat, and keep animals out.',
      'Plant clean suckers or tissue-culture plants only.',
    ],
    favouredBy: 'Insects at the bud, knives, suckers, animals and sold bunches carry it.',
    doNotSpray: 'Do not spray. No spray heals this wilt.',
    harvest: 'Do not eat fruit with stains or ooze.',
    rivals: {
      bananaFusariumWilt: 'Fusarium wilt starts on old leaves. The fruit is clean and nothing oozes.',
      bunchyTop: at(
        'Bunchy top makes narrow, upright leaves in a bunch. It is as near as Kilimanjaro. Call KEPHIS first. If they confirm it, dig out the mat.',
        'Bunchy top makes narrow, upright leaves in a bunch. First tell the plant protection service of your country. If they confirm it, dig out the mat.',
      ),
      bananaWeevil: 'Weevils leave tunnels in the root, and the plant falls over.',
    },
    alerts: {
      noCure: 'A sick stem cannot be healed. It can be sick for weeks before it shows.',
      report: at(
        'Tell the ward officer. Plant Protection Rules (text of 2022): whoever farms the land must report diseases that the law names.',
        'Tell the plant protection service of your country.',
      ),
      noSeed: 'Never take or give suckers from a sick mat.',
    },
    unconfirmed: [
      'Pages differ: older ones dig out whole mats, newer ones cut single stems.',
      'We do not know how far it has spread today.',
    ],
  },
})

export const sweetPotato = (at: At): TroubleWordsOf<typeof sweetPotatoFacts> => ({
  sweetPotatoVirus: {
    name: 'Sweet potato virus disease',
    sign: 'Small plant with crinkled leaves',
    summary: 'Plants stay small with crinkled leaves.',
    signs: [
      'Leaves are small, narrow, crinkled and pale.',
      'Some have yellow blotches or purple veins.',
      'The bushy plant stays small beside normal ones.',
      'Roots are few and thin.',
    ],
    check: {
      question: 'Put it next to a good vine. Are its leaves half the size?',
      ifNot: 'If there are only purple rings and the size is normal, it does no harm.',
    },
    actions: [
      'Pull up the small, sick plants in the first two months.',
      'Do not take vines from there.',
      'Mark the best plants for your next vines.',
    ],
    next: [
      'Look each week.',
      'Start a small nursery under a net.',
      at(
        'Plant clean vines from KALRO, KEPHIS or CIP.',
        'Plant clean vines. Ask the plant protection service of your country where there are some.',
      ),
      'Do not plant beside the old plot.',
      'Ask for a variety that can stand it.',
    ],
    favouredBy: 'Old vines, aphids and whiteflies carry it. Wet places with vines all year are worst.',
    doNotSpray: 'Do not spray. Clean vines are what help.',
    harvest: 'The roots can be eaten.',
    rivals: {
      mildVirus: 'One mild virus makes purple rings only. The leaf has its normal size.',
      lackOfFood: 'If food is lacking, all plants are pale.',
      drought: 'In a drought the leaves hang, but they are not crinkled.',
    },
    alerts: { noCure: VIRUS, noSeed: 'Never take, sell or give away vines from sick plants.' },
    unconfirmed: ['One page says to renew the vines after three seasons.'],
  },
  sweetPotatoWeevil: {
    name: 'Sweet potato weevil',
    sign: 'Dark tunnels in the root',
    summary: 'A small beetle bores tunnels in the roots.',
    signs: [
      'The foot of the stem is thick and cracked, with small holes.',
      'Dry ridges have cracks and roots lie bare.',
      'A cut root has tunnels with dark droppings and smells bitter.',
      'The small black or blue beetle looks like an ant with a snout.',
    ],
    check: {
      question: 'Cut a root where the soil is cracked. Are there dark tunnels?',
      ifNot: 'If the holes are wide and clean, it is millipedes or mole rats.',
    },
    actions: ['Close the cracks and pull soil over the roots.', 'Dig ripe roots now.', 'Bury or burn the bored roots.'],
    next: [
      'Close the cracks again after each dry week.',
      'Gather the old vines.',
      'Next season plant clean cuttings from the tips, deep, with mulch.',
      'For two years plant away from old plots. Harvest on time.',
    ],
    favouredBy: 'The beetles crawl into cracks in the soil. A dry season and a late harvest help them.',
    doNotSpray: 'Do not spray. The worms sit safe inside the root.',
    harvest: 'Cut off the bored parts and some clean root round them. Throw bitter roots away.',
    rivals: {
      moleRats: 'Mole rats leave half-eaten roots.',
      millipedes: 'Millipedes make shallow holes.',
    },
    alerts: {
      notFood: 'Do not eat bitter roots. Cooking does not make them safe.',
      notFeed: 'Never feed bored or mouldy roots. Cattle have died from them.',
    },
    unconfirmed: at(['We have no figure for losses in Kenya.'], []),
  },
})
