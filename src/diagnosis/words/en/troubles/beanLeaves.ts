import type { beanLeaves as facts } from '../../../catalogue/troubles/beanLeaves'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const beanLeaves = (at: At): TroubleWordsOf<typeof facts> => ({
  beanMosaicVirus: {
    name: 'Bean common mosaic',
    sign: 'Light and dark green patches',
    summary: 'A virus from the seed makes patched, curled leaves.',
    signs: [
      'Leaves have light and dark green patches. The veins often stay dark.',
      'Leaves are puckered and curl or roll down.',
      'Plants that fall sick young stay short, with few small pods.',
      'In some varieties the veins turn brown or black. Then the plant wilts and dies.',
    ],
    check: {
      question: 'Look at the young leaves. Are they patched light and dark green, and curled down?',
      ifNot: 'If the whole leaf is evenly pale, the plant may lack food.',
    },
    actions: [
      'Pull up the first sick plants while they are young.',
      'Tie a mark on healthy plants, and take seed from them only.',
      'Look below the young leaves for black aphids. They carry the virus.',
    ],
    next: [
      'Weed and feed the beans.',
      at(
        'Next season buy certified seed. In a Kenyan trial 24 of 100 plants fell sick. With market seed it was 32.',
        'Next season buy certified seed. In a trial 24 of 100 plants fell sick. With market seed it was 32.',
      ),
      'Plant with the first rains, at the same time as your neighbours.',
      'Leave at least two seasons without beans, peas or soya there.',
      'Ask for a variety that can stand the virus.',
    ],
    favouredBy: at(
      'Seed and aphids carry it. Three of ten seeds or more can hold it. In 2017 it was on 29 to 43 of 100 plants in Busia and Bungoma.',
      'Seed and aphids carry it. Three of ten seeds or more can hold it.',
    ),
    doNotSpray: 'Do not spray. An aphid passes the virus on in less than a minute.',
    harvest: 'The beans can be eaten.',
    rivals: {
      blackBeanAphid: 'Aphids curl the leaves too. You see the insects, and no dark green patches.',
      lackOfNitrogen: 'Lack of nitrogen makes the old leaves pale all over.',
      weedKillerDrift: 'Weed killer twists many plants at once, most on one side of the field.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed. This virus does not harm people.',
      noSeed: 'Do not take seed from sick plants. The virus lives in it for years.',
    },
    unconfirmed: [
      'We do not know which varieties on sale can stand it.',
      'It is not proven that pulling stops it. Some sick plants show no signs.',
    ],
  },
  commonBacterialBlight: {
    name: 'Common bacterial blight',
    sign: 'Brown patch, lemon-yellow rim',
    summary: 'Bacteria from the seed make burnt patches on the leaves.',
    signs: [
      'First the leaf has small, wet-looking spots.',
      'They grow into dry, brown patches with a narrow yellow rim.',
      'The patches join, and the leaf looks burnt and torn.',
      'Pods have dark red, sunken spots, some with yellow slime.',
      'Seed is wrinkled. White seed has yellow spots.',
    ],
    check: {
      question: 'Hold a leaf to the light. Do the brown patches have a lemon-yellow rim?',
      ifNot: 'If the spots have corners and no such rim, see angular leaf spot.',
    },
    actions: [
      'Stay out of the beans while they are wet.',
      'On a dry day pull up the first sick plants. Burn or bury them.',
      'Wash hands and tools with soap after work in sick rows.',
    ],
    next: [
      'Go to the sick rows last.',
      'Water at the foot of the plants.',
      'Pull up weeds and self-sown beans.',
      'Next season buy certified seed, or take seed from a field without spots.',
      'For two to three years grow maize or other crops there, not beans or peas.',
      'After harvest dig in the old plants deeply.',
    ],
    favouredBy: at(
      'Warm, wet weather helps it. Seed, rain splash, tools and people carry it. On farms in Uasin Gishu 13 to 33 of 100 plants had it.',
      'Warm, wet weather helps it. Seed, rain splash, tools and people carry it.',
    ),
    doNotSpray: 'Do not spray. Sprays do little against this blight.',
    harvest: 'Clean beans can be eaten. Take out spotted grain. It can take 10 to 40 % of a crop.',
    rivals: {
      Bean___Angular_leaf_spot: 'Angular leaf spot is grey-brown with corners. It has no yellow rim.',
      haloBlight: 'Halo blight makes small spots with a wide pale ring, in cool weather.',
      beanAnthracnose: 'Anthracnose makes dark red or black veins below the leaf.',
      Bean___Rust: 'Rust is a powder that rubs off.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed.',
      noSeed: 'Do not take seed from this plot. The bacteria live in the seed.',
    },
    unconfirmed: [
      'A guide from the United States says sprays do less here than on halo blight. So we name none.',
      'We do not know which varieties on sale can stand it.',
    ],
  },
  blackBeanAphid: {
    name: 'Black bean aphid',
    sign: 'Black clusters on young tips',
    summary: 'Black aphids suck on young beans and cowpea.',
    signs: [
      'Thick black clusters sit on tips, stems and below young leaves.',
      'Leaves curl and turn yellow. Young plants stay short.',
      'There is sticky juice, black mould and ants.',
      'White empty skins lie among the aphids.',
    ],
    check: {
      question: 'Look at the tips and below young leaves. Are there clusters of tiny black insects?',
      ifNot: 'If you see light and dark green patches but no insects, it may be mosaic.',
    },
    actions: [
      'Crush the clusters with your fingers.',
      'Wash the rest off with a hard jet of clean water.',
      'Look for ladybirds and swollen brown aphids. Helpers are at work there.',
    ],
    next: [
      'Look again twice a week until the pods fill.',
      'Pull up plants with mosaic, because the aphids carry it on.',
      'Give manure, and little nitrogen fertiliser. Soft growth draws aphids.',
      at(
        'Plant beans between maize. In western Kenya 12 of 100 plants had aphids there. In pure beans it was 31.',
        'Plant beans between maize. In a survey 12 of 100 plants had aphids there. In pure beans it was 31.',
      ),
      'Clear old bean and cowpea plants after harvest.',
    ],
    favouredBy: at(
      'They fly in from other plants. They harm most before flowering. In western Kenya they were worst in the short rains and on high ground.',
      'They fly in from other plants. They harm most before flowering.',
    ),
    spray: 'A spray can help before flowering. Spray only the plants with clusters.',
    doNotSpray: 'Do not spray when the pods fill, or while ladybirds are at work.',
    harvest:
      'The beans can be eaten. Wash cowpea leaves well. After a spray count the days on the label before you pick.',
    rivals: {
      beanMosaicVirus: 'Mosaic makes light and dark green patches, without insects.',
      whiteflies: 'Whiteflies are white and fly up when you touch the leaf.',
      drought: 'In a drought there are no insects.',
    },
    alerts: {},
    unconfirmed: at(['The strength of soap is not known. Buy a soap for plants, not washing powder.'], []),
  },
  beanFoliageBeetle: {
    name: 'Bean foliage beetle',
    sign: 'Holes between the leaf veins',
    summary: 'Beetles eat holes in young beans. Their grubs eat the roots.',
    signs: [
      'Young leaves have many holes, until only the veins are left.',
      'Small shiny beetles sit on the leaves. Many are orange and black.',
      'Grubs in the soil eat the roots. Such plants turn yellow.',
      'Later the beetles eat flowers and young pods.',
    ],
    check: {
      question: 'Look at leaves with holes. Are there small shiny beetles on the plants?',
      ifNot: 'If you see no beetles, look for slugs and worms in the evening.',
    },
    actions: [
      'Shake the beetles into a tin with soapy water.',
      'Count the beetles on ten plants, and see if new leaves have holes.',
      'Dig up one yellow plant. Look for pale grubs at the roots.',
    ],
    next: [
      'Shake the beetles off again until the plants have many leaves.',
      'After harvest turn the soil, so that sun and birds reach the grubs.',
      'Then grow maize there, not beans, cowpea or soya.',
      at(
        'Ask for the variety KAT X56. In trials in Busia and Siaya it was eaten less than Rosecoco.',
        'Ask for a variety that is eaten less.',
      ),
    ],
    favouredBy: at(
      'Beans and cowpea season after season help it. Grubs stay in the soil after harvest. It is worst in the hot, dry parts of western Kenya.',
      'Beans and cowpea season after season help it. Grubs stay in the soil after harvest.',
    ),
    spray: 'A spray can help only young plants that lose most of their leaves. Ask the officer what is allowed.',
    doNotSpray: 'Do not spray older beans for a few holes.',
    harvest: 'The beans can be eaten. In Uganda it has taken up to half of a crop.',
    rivals: {
      slugs: 'Slugs leave slime.',
      beanFly: 'Bean fly makes pinpricks on the leaf and a swollen, split stem.',
      beanRootRot: 'Root rot makes the roots soft and brown. There are no grubs.',
    },
    alerts: {},
    unconfirmed: [
      at(
        'In Kenyan trials beans mixed with cowpea and groundnut had less damage. In Uganda the beetles liked cowpea best.',
        'In one trial beans mixed with cowpea and groundnut had less damage. In Uganda the beetles liked cowpea best.',
      ),
      'Some farmers plant late to escape the beetles. We do not know if that pays.',
      at(
        'Water from Vernonia leaves kept them away for a week in a trial. We do not know if it is safe and allowed.',
        'Leaf water of some plants kept them away for a week in a trial. We do not know if it is safe.',
      ),
    ],
  },
})
