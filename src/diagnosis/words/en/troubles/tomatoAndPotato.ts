import type { potato as potatoFacts, tomato as tomatoFacts } from '../../../catalogue/troubles/tomatoAndPotato'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const tomato: TroubleWordsOf<typeof tomatoFacts> = {
  tuta: {
    name: 'Tuta absoluta (leaf miner)',
    sign: 'Green worm inside the leaf',
    summary: 'A small worm that eats inside the tomato leaf.',
    signs: [
      'Pale blotches show on both sides of the leaf.',
      'A small green worm with a black head is inside.',
      'Fruit has pin holes near the stalk, with dry black droppings.',
      'Leaves look burnt and fruit rots.',
    ],
    check: {
      question: 'Hold the leaf to the light. Is there a green worm in the pale spot?',
      ifNot: 'If it is a thin winding line, it is probably a leaf miner fly.',
    },
    actions: [
      'Crush the worms in the leaf with your fingers.',
      'Bag the mined leaves and bored fruit. Bury them 50 to 100 cm deep.',
      'Set up a water trap with a lure. Count the moths.',
    ],
    next: [
      'Count moths and worms each week.',
      'Pull out Sodom apple and wild nightshade. Do not plant managu near tomatoes.',
      'If a trap catches over 30 moths a week, hang about 20 traps an acre. Renew the lure after six weeks.',
      'Close tunnel doors and mend the net.',
      'Next season grow maize, beans or cabbage there.',
      'Plant clean seedlings, wash crates and burn or bury old plants at once.',
    ],
    favouredBy: 'Dry, warm months help it. Seedlings, crates and old crops carry it.',
    spray:
      'A spray can help only together with traps and picking by hand. Use one group for three to four weeks, then another.',
    doNotSpray: 'Do not rely on sprays alone. The worm sits safe inside the leaf.',
    threshold: 'Do not spray if you find no moth and no worm in a week.',
    harvest: 'Fruit without holes can be eaten. Count the days on the label after a spray.',
    rivals: {
      leafMiners: 'The leaf miner fly makes a thin line like a snake. It seldom harms.',
      Tomato___Late_blight: 'Late blight looks wet, has white fuzz below and no worm.',
    },
    alerts: {},
    unconfirmed: ['The Plantwise guide says one to three moths or worms a week. It names no number of plants.'],
  },
  tomatoBacterialWilt: {
    name: 'Bacterial wilt of tomato',
    sign: 'Sudden wilt, leaves still green',
    summary: 'The tomato falls down while it is still green.',
    signs: [
      'Young leaves hang in the hot hours and stand up again at night.',
      'In a few days the whole plant falls, still green and without spots.',
      'The cut stem is brown inside, with grey-white slime.',
    ],
    check: {
      question: 'Cut one stem and hang it in clear water. Clean the knife at once. Do milky threads come out?',
      ifNot: 'If the water stays clear, it may be another wilt or drought.',
    },
    actions: [
      'Pull the plant with its soil and carry it off in a bag.',
      'Put wood ash in the hole. Do not plant a tomato there again.',
      'Wash hands with soap. Wash shoes and tools with bleach water.',
    ],
    next: [
      'Stop water that runs from the sick side to the healthy side.',
      'Go to the sick rows last.',
      'For years grow maize, beans or cabbage there.',
      'Keep tomato, potato, pepper, eggplant and managu away. Managu catches this wilt too.',
      'Ask for grafted plants, or raise seedlings in clean soil.',
    ],
    favouredBy: 'Heat and wet soil help it. Soil, water, tools and shoes carry it.',
    doNotSpray: 'Do not spray. No spray can heal this wilt.',
    harvest: 'Fruit without rot can be eaten.',
    rivals: {
      fusariumWilt: 'Fusarium wilt turns leaves yellow first, often on one side. The water stays clear.',
      rootKnotNematodes: 'Root-knot worms make swellings on the roots.',
      Tomato___Late_blight: 'Late blight makes the stem dark on the outside.',
      drought: 'In a drought all plants hang. They stand up after water.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed.',
      noSeed: 'Do not keep seed from this plot, and do not move seedlings from it.',
    },
    unconfirmed: [
      'Wood ash is common advice. Its effect is not proven.',
      'Pages differ on the years without tomato: three to five.',
    ],
  },
}

export const potato = (at: At): TroubleWordsOf<typeof potatoFacts> => ({
  potatoBacterialWilt: {
    name: 'Bacterial wilt of potato',
    sign: 'Slime from a brown ring',
    summary: 'The potato wilts and the tubers rot from a brown ring.',
    signs: [
      'One stem wilts at noon while it is still green.',
      'Then the whole plant wilts, with little yellow.',
      'A cut tuber has a brown ring. Pale slime comes when you press it.',
      'Soil sticks to the wet eyes of the tuber.',
    ],
    check: {
      question: 'Cut five tubers and press them. Then clean the knife. Does slime come from a brown ring?',
      ifNot: 'If the ring is dry, it may be another rot or frost.',
    },
    actions: [
      'Dig out the sick plant with its tubers and soil. Burn it or bury it deep.',
      'Mark the spot.',
      'Wash your tools and shoes.',
    ],
    next: [
      'Do not let furrow water run through the field.',
      'Pull up self-sown potatoes and wild nightshade. Do not plant managu near. It catches this wilt too.',
      'Buy certified seed, or grow your own on clean ground where no potato has wilted.',
      'Grow maize, beans, cabbage or wheat there for five seasons.',
      at(
        'Plant spring onion between the rows. In a Kenyan trial that gave 12.9 tonnes a hectare, not 7.9.',
        'Plant spring onion between the rows. In a trial that gave 12.9 tonnes a hectare, not 7.9.',
      ),
    ],
    favouredBy: 'Seed tubers that look healthy carry it. Warm, wet soil helps it.',
    doNotSpray: 'Do not spray. Sprays do not work on this wilt.',
    harvest: 'Healthy tubers can be eaten, but soon. Do not store or eat rotten ones.',
    cost: ['A 50 kg bag of certified seed cost Ksh 2,750 in 2019.'],
    rivals: {
      Potato___Late_blight: 'Late blight makes black leaf patches with fuzz.',
      cystNematode: 'Cyst nematode is slow. There are tiny balls on the roots.',
      fusariumWilt: 'Fusarium makes a dry brown ring without slime.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed.',
      report: at(
        'If you sell seed potatoes, tell KEPHIS. Plant Protection Rules (text of 2022): whoever farms the land must report diseases that the law names.',
        'If you sell seed potatoes, tell the plant protection service of your country.',
      ),
      noSeed: 'Never use, sell or give away seed from this field.',
    },
    unconfirmed: ['Pages differ on the seasons without potato.'],
  },
  cystNematode: {
    name: 'Potato cyst nematode (PCN)',
    sign: 'Tiny balls on the roots',
    summary: 'Tiny worms in the roots make weak patches.',
    signs: [
      'Patches of poor, short plants grow wider each season.',
      'Plants turn yellow, wilt and die early.',
      'Tubers are few and small.',
      'Balls like pinheads sit on the roots: white, then gold, then brown.',
    ],
    check: {
      question: 'Lift a weak plant at flowering. Leave the soil there. Are there tiny balls on the roots?',
      ifNot: 'If there are none, it may lack food or water. A soil test decides.',
    },
    actions: [
      'Mark the patch and stay out of it.',
      'Wash shoes, hoe and sacks before you leave.',
      'Do not move tubers or soil from there.',
    ],
    next: [
      at(
        'Call KEPHIS or the officer and ask for a soil test.',
        'Ask the plant protection service of your country for a soil test.',
      ),
      'Pull up self-sown potatoes.',
      'Grow cereals, beans or cabbage there, up to seven years.',
      'Keep tomato and eggplant away too.',
      'Buy certified seed only. Ask for a resistant variety.',
      'Give manure. Fields with manure had fewer of these worms.',
    ],
    favouredBy: 'Soil on seed, tools, shoes and sacks carries it. Its eggs live up to 30 years.',
    doNotSpray: 'Do not spray. Clean seed and other crops are what help.',
    harvest: 'The tubers can be eaten. Wash them before you sell them. Pour the water back on the patch.',
    rivals: {
      potatoBacterialWilt: 'Bacterial wilt is sudden, and slime comes from the tuber.',
      rootKnotNematodes: 'Root-knot worms make swellings that are part of the root.',
      lackOfFoodOrWater: 'Lack of food or water hits the whole field.',
    },
    alerts: {
      noCure: 'We know of no spray that kills it in the soil.',
      report: at(
        'Tell KEPHIS. The seed rules do not allow this pest. Plant Protection Rules (text of 2022): whoever farms the land must report pests that the law names. We have not found the list.',
        'Tell the plant protection service of your country. Seed rules may not allow this pest.',
      ),
      quarantine: 'Nothing with soil on it should leave this field.',
      noSeed: 'Never use or sell these potatoes as seed.',
    },
    unconfirmed: at(
      ['The Plant Protection Rules can forbid planting. We do not know if they do so on such a field.'],
      [],
    ),
  },
})
