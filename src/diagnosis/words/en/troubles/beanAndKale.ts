import type { bean as beanFacts, kale as kaleFacts } from '../../../catalogue/troubles/beanAndKale'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const bean: TroubleWordsOf<typeof beanFacts> = {
  beanAnthracnose: {
    name: 'Bean anthracnose',
    sign: 'Dark veins below the leaf',
    summary: 'A fungus makes dark veins and sunken spots on pods.',
    signs: [
      'Seedlings have brown spots on seed leaves and stems.',
      'Veins below the leaf turn brick-red to black.',
      'Pods have sunken, dark spots with a raised rim.',
      'Seed is spotted.',
    ],
    check: {
      question: 'Turn the leaf over. Are the veins dark red or black?',
      ifNot: 'If the spots lie between the veins, see angular leaf spot.',
    },
    actions: [
      'Stay out of the beans while they are wet.',
      'Pull up the first sick plants.',
      'Pick spotted pods and bury them.',
    ],
    next: [
      'Weed, so that air can pass.',
      'Next season use seed from a clean field. Take out spotted seed.',
      'Grow other crops there for two to three years.',
      'Dig in or remove old bean plants.',
      'Ask for a resistant variety.',
    ],
    favouredBy: 'Cool, wet weather helps it. Seed, rain splash and people in wet beans carry it.',
    spray: 'A spray rarely pays on food beans. It may pay on seed or snap beans in cool, wet weather.',
    doNotSpray: 'Do not spray for a few sick plants in dry weather.',
    harvest: 'Clean beans can be eaten. Take out spotted grain.',
    rivals: {
      Bean___Angular_leaf_spot: 'Angular leaf spot is grey-brown with corners. The veins are not dark.',
      Bean___Rust: 'Rust is a powder that rubs off.',
      commonBacterialBlight: 'Common blight is brown with a yellow rim.',
    },
    alerts: { noSeed: 'Do not use spotted grain as seed. The fungus lives in it.' },
    unconfirmed: ['We do not know how well the varieties on sale resist it.'],
  },
  beanFly: {
    name: 'Bean fly (bean stem maggot)',
    sign: 'Split stem, black grains inside',
    summary: 'A maggot in the stem kills young beans.',
    signs: [
      'The first leaves have yellow pinpricks.',
      'Seedlings turn yellow, wilt and die in the first weeks.',
      'The stem is swollen and split at the soil.',
      'Plants that live stay short.',
    ],
    check: {
      question: 'Peel the stem at the soil. Are there small shiny grains (the maggot’s cases)?',
      ifNot: 'If the stem is soft and brown without such grains, it may be root rot.',
    },
    actions: [
      'Two to three weeks after they come up, pull moist soil round the stems. New roots grow there.',
      'Pull up dead seedlings and burn or bury them.',
      'Count the plants that are hit.',
    ],
    next: [
      'Put mulch between the rows, weed and feed.',
      'Water if you can.',
      'Next season plant early, at the same time as your neighbours.',
      'Do not plant beside cowpea or soya. Clear old bean plants.',
      'Give manure and plant a little closer.',
    ],
    favouredBy: 'Late planting, dry spells after rain and poor soil make it worse.',
    spray:
      'Ask the officer before planting if a seed treatment is allowed now. Treated seed is a poison. Never eat or feed it, and wash your hands.',
    doNotSpray: 'Do not spray when the stem has split. It is too late.',
    harvest: 'The beans can be eaten.',
    rivals: {
      rootRotOrWetSoil: 'In root rot the roots are brown and soft.',
      cutworms: 'A cutworm cuts the stem through.',
      drought: 'In a drought the stem is not swollen.',
    },
    alerts: {},
    unconfirmed: ['We do not know which seed treatment is registered today.'],
  },
}

export const kale = (at: At): TroubleWordsOf<typeof kaleFacts> => ({
  diamondbackMoth: {
    name: 'Diamondback moth',
    sign: 'Worm drops on a thread',
    summary: 'Small green worms eat windows in kale leaves.',
    signs: [
      'Leaves have tiny clear windows.',
      'Then come small holes, until the leaf is like a sieve.',
      'The thin pale green worm wriggles back and drops on a thread.',
      'A net-like cocoon sits below the leaf.',
    ],
    check: {
      question: 'Touch the worm. Does it wriggle and drop on a thread?',
      ifNot: 'If it walks in loops, or sits in a web, it is another worm.',
    },
    actions: [
      'Crush the worms and their nets below the leaf.',
      'Look at ten plants, in the heart too.',
      'In dry weather water from above in the morning. Not where black rot is.',
    ],
    next: [
      'Look for helpers: small wasps and dead brown worms.',
      'Pick the oldest eaten leaves.',
      'Put a net over the nursery, away from old kale.',
      'Pull out old stalks after the last picking. Grow another crop for a while.',
      'Rows of tomato between the kale may keep the moths away.',
    ],
    favouredBy: 'Dry, warm months help it. Heavy rain washes the worms off.',
    spray: 'A spray can help on young plants and when heads form.',
    threshold: 'Do not spray if fewer than 5 of 100 young plants have worms.',
    doNotSpray: 'Do not spray if only old leaves have holes.',
    harvest: 'Wash the leaves. They can be eaten. After a spray count the days on the label.',
    rivals: {
      webworms: 'The cabbage webworm leaves silk and droppings in the heart.',
      slugs: 'Slugs make big holes and leave slime.',
    },
    alerts: {},
    unconfirmed: ['The effect of tomato rows is not certain.'],
  },
  cabbageAphid: {
    name: 'Cabbage aphid',
    sign: 'Grey clusters, like flour dust',
    summary: 'Grey aphids suck on the leaves and the heart.',
    signs: [
      'Leaves turn pale, cup and curl.',
      'Grey-green clusters look as if dusted with flour.',
      'There is sticky juice, black mould and ants.',
      'Small plants stop growing or die.',
    ],
    check: {
      question: 'Turn a curled leaf over. Are there grey, mealy clusters?',
      ifNot: 'If tiny white insects fly up, they are whiteflies.',
    },
    actions: [
      'Pick off the worst leaves and bury them.',
      'Wash the aphids off with a hard jet of clean water.',
      'Look for ladybirds and swollen brown aphids. Helpers are at work there.',
    ],
    next: [
      'Wash twice a week for three weeks. Look again after four days.',
      'Water and feed small plants.',
      'Pull out old stalks before you plant again.',
      'Put a net over the nursery.',
    ],
    favouredBy: 'Cool, dry weather helps them. They fly in from old plants.',
    spray: 'A spray can help seedlings and hearts. Spray only the spots with aphids.',
    doNotSpray: 'Do not spray while ladybirds and small wasps are at work.',
    harvest: 'Wash the leaves well. They can be eaten.',
    rivals: {
      whiteflies: 'Whiteflies fly up when you touch the leaf.',
      powderyMildew: 'Powdery mildew is white, on the upper side, and nothing crawls.',
      drought: 'In a drought there are no insects.',
    },
    alerts: {},
    unconfirmed: at(['The strength of soap is not known. Buy a soap for plants, not washing powder.'], []),
  },
  blackRot: {
    name: 'Black rot of cabbage and kale',
    sign: 'Yellow V with black veins',
    summary: 'Yellow V-shaped patches with black veins start at the leaf edge.',
    signs: [
      'A yellow V-shaped patch grows from the leaf edge to the middle.',
      'The veins in the patch are black.',
      'The patch dries and the leaf falls.',
      'The cut stem has a black ring. Later it rots and smells.',
    ],
    check: {
      question: 'Hold the patch to the light. Are its veins black?',
      ifNot: 'If the veins are not black, it may lack food or water.',
    },
    actions: [
      'Pull up the first sick plants on a dry day. Burn or bury them.',
      'Wash hands with soap, and tools with bleach water.',
      'Stay out of the rows while they are wet.',
    ],
    next: [
      'Water at the foot of the plants.',
      'Weed out wild mustard.',
      'Pick the healthy rows first.',
      'Next season buy certified seed and clean seedlings.',
      'Grow maize or other cereals there for three years.',
      'Use raised beds and mulch.',
    ],
    favouredBy: 'Warm, wet weather helps it. Seed, splashing water, tools and people carry it.',
    doNotSpray: 'Do not spray. No spray stops it once it is in the field.',
    harvest: 'Leaves and heads without rot can be eaten. Do not store them.',
    rivals: {
      downyMildew: 'Downy mildew makes yellow patches with corners, and fuzz below.',
      lackOfPotassium: 'Lack of potassium burns the whole leaf edge.',
      ringSpots: 'Alternaria makes round spots with rings.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed.',
      noSeed: 'Do not take seed or seedlings from this plot.',
    },
    unconfirmed: at(
      ['Pages differ on copper, so we do not name it. They differ on the years, too: two to four.'],
      ['Pages differ on the years: two to four.'],
    ),
  },
})
