import type {
  coffee as coffeeFacts,
  groundnut as groundnutFacts,
  mango as mangoFacts,
  onion as onionFacts,
} from '../../../catalogue/troubles/cashCrops'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const coffee = (at: At): TroubleWordsOf<typeof coffeeFacts> => ({
  coffeeBerryDisease: {
    name: 'Coffee berry disease (CBD)',
    sign: 'Black sunken spots, green berries',
    summary: 'Green berries get black, sunken spots.',
    signs: [
      'Growing green berries have tiny wet spots.',
      'The spots turn dark and sink in. In wet weather they are pink.',
      'Berries turn black and empty, and drop.',
      'Pale corky scabs mean that the tree resists it.',
    ],
    check: {
      question: 'Pick 20 green berries after a wet week. Are the spots black and sunken?',
      ifNot: 'If they are pale and corky, the tree resists. A round hole is the berry borer.',
    },
    actions: [
      'Pick the black berries off tree and ground and bury them.',
      'Cut shaded and old stems, so that air can pass.',
      'Mark the worst trees.',
    ],
    next: [
      'Feed and weed.',
      'Ask your coffee society about its spray plan.',
      'Prune after harvest and strip late berries.',
      at(
        'Plant Ruiru 11 or Batian, or graft them on old trees.',
        'Plant a variety that resists it, or graft it on old trees. Ask which one is sold in your country.',
      ),
    ],
    favouredBy: 'Cool, wet weather in high places helps it. Rain splashes it about.',
    spray: at(
      'In cool, wet, high places copper before the rain can pay. Follow a plan.',
      'In cool, wet, high places a spray before the rain can pay. Follow a plan.',
    ),
    doNotSpray: 'Do not spray when the berries have dropped. It is too late.',
    harvest: 'Pick out black berries. They spoil the grade.',
    rivals: {
      coffeeBerryBorer: 'The berry borer makes a pin hole at the tip.',
      brownEyeSpot: 'Brown eye spot has a pale middle. It is also on leaves.',
    },
    alerts: {},
    unconfirmed: [
      'In 2018 farmers who had sprayed lost almost all their berries. They blamed fake products. Keep the receipt.',
      at(
        'For rust a Kenyan page gives copper every 14 days. For this disease we found no number of days.',
        'For this disease we found no number of days.',
      ),
    ],
  },
  coffeeRust: {
    name: 'Coffee leaf rust',
    sign: 'Orange powder below the leaf',
    summary: 'Orange powder under the leaves, then they fall.',
    signs: [
      'Pale yellow round spots show on top of the leaf.',
      'Orange powder below rubs off on your finger.',
      'Leaves fall and twigs are bare.',
      'Next year there are fewer berries.',
    ],
    check: {
      question: 'Rub the under side of a low leaf. Is your finger orange?',
      ifNot: 'If nothing rubs off, it is another spot, or thrips.',
    },
    actions: [
      'Rub leaves on ten trees and note how many have rust. Wash your hands afterwards.',
      'Prune the shaded twigs.',
      'Weed and feed the trees.',
    ],
    next: [
      'Count again in two weeks.',
      at('Ask your coffee society about its copper plan.', 'Ask your coffee society about its spraying plan.'),
      'Prune after harvest.',
      at(
        'Plant Ruiru 11 or Batian, or graft them on old trees.',
        'Plant a variety that resists it, or graft it on old trees. Ask which one is sold in your country.',
      ),
    ],
    favouredBy: 'Wet leaves and warm weather help it. Lower, shaded farms are hit more.',
    spray: at(
      'Copper early, at the start of the rains, can pay if last year was bad. A Kenyan page says every 14 days. The label decides.',
      'A spray early, at the start of the rains, can pay if last year was bad. The label decides.',
    ),
    doNotSpray: 'Do not spray when the leaves have dropped. It is too late.',
    harvest: 'The berries are safe.',
    rivals: {
      brownEyeSpot: 'Brown eye spot has a pale eye and no powder.',
      coffeeBacterialBlight: 'Bacterial blight turns tips and leaves black in cool, high places.',
      thrips: 'Thrips make silver patches with black dots.',
    },
    alerts: {},
    unconfirmed: at(['In Hawaii copper works only while fewer than 5 of 100 leaves have rust.'], []),
  },
})

export const groundnut: TroubleWordsOf<typeof groundnutFacts> = {
  groundnutRosette: {
    name: 'Groundnut rosette',
    sign: 'Small bushy plant, no nuts',
    summary: 'A virus makes small bushy plants without nuts.',
    signs: [
      'Some young leaves are pale, mottled or very dark.',
      'The plant is short and bushy, with small leaves.',
      'There are few pods or none.',
    ],
    check: {
      question: 'Look at the next plants. Is this one short, bushy, and pale or very dark?',
      ifNot: 'If the whole field is pale, it lacks food. Spots may be leaf spot.',
    },
    actions: [
      'Pull up the first sick plants.',
      'Fill the gaps, so that the ground is covered.',
      'Leave the ladybirds alone.',
    ],
    next: [
      'Look each week. Pull up self-sown groundnuts.',
      'Next season plant with the first rains, and close together.',
      'Plant maize, beans or sorghum between.',
      'Ask for a resistant variety.',
    ],
    favouredBy: 'Black aphids carry it. Thin, late fields and dry years are hit worst.',
    doNotSpray: 'Do not spray. A sick plant cannot be healed.',
    harvest: 'The nuts can be eaten. Harvest on time and dry them well against mould.',
    rivals: {
      lackOfIron: 'If iron is lacking, young leaves are pale, but of normal size.',
      lateLeafSpot: 'Leaf spot makes round dark spots.',
      drought: 'In a drought the plants hang, but they are not bushy.',
    },
    alerts: { noCure: 'A sick plant cannot be healed. This virus does not harm people.' },
    unconfirmed: ['We do not know which resistant seed is on sale.'],
  },
}

export const mango = (at: At): TroubleWordsOf<typeof mangoFacts> => ({
  mangoFruitFly: {
    name: 'Mango fruit fly',
    sign: 'White maggots in the fruit',
    summary: 'Maggots rot the fruit on the tree.',
    signs: [
      'The fruit has small pricks with drops of sap.',
      'It gets soft spots and turns yellow early.',
      'There are white maggots in the flesh.',
      'The fruit falls and rots.',
    ],
    check: {
      question: 'Cut five fallen fruits. Are there white maggots in them?',
      ifNot: 'If there is a hole to the stone, it is the seed weevil.',
    },
    actions: [
      'Gather all fallen fruit.',
      'Tie it in a black bag in the sun for days, or bury it.',
      'Hang a trap with a lure for male flies.',
    ],
    next: [
      'Gather fruit twice a week until harvest.',
      'Put food bait on one spot of each tree, not on the fruit. Bait holds an insect poison.',
      at(
        'Buy only bait that PCPB has registered. Wear gloves, read the label and keep it from children.',
        'Buy only bait that is registered in your country. Wear gloves, read the label and keep it from children.',
      ),
      'Hang the traps 40 to 60 days before the fruit ripens.',
      'Pick early, or put single fruits in bags.',
      'Work together with your neighbours.',
    ],
    favouredBy: 'Flies come from fallen fruit and from neighbours, in warm weather.',
    spray: 'Traps, and bait on one spot of the tree, can pay.',
    doNotSpray: 'Do not spray the whole tree. It is money lost.',
    harvest: 'The clean part can be eaten. Europe refuses fruit with maggots.',
    cost: ['In 2019 bait cost about Ksh 300 (3 US dollars). An old water bottle will do as a trap.'],
    rivals: {
      mangoSeedWeevil: 'The seed weevil eats the stone. The flesh is clean.',
      anthracnose: 'Anthracnose makes black sunken spots without maggots.',
    },
    alerts: {},
    unconfirmed: ['Pages differ on the number of traps an acre: five to twenty.'],
  },
})

export const onion = (at: At): TroubleWordsOf<typeof onionFacts> => ({
  onionThrips: {
    name: 'Onion thrips',
    sign: 'Tiny insects between inner leaves',
    summary: 'Tiny insects turn the leaves silver.',
    signs: [
      'Leaves have silver or white streaks and dots.',
      'The tips dry and bend.',
      'Tiny yellow-brown insects sit deep between the inner leaves.',
      'Bulbs stay small.',
    ],
    check: {
      question: 'Open the inner leaves in the cool morning. Do small yellow bugs run in there?',
      ifNot: 'If there are purple spots with rings, or fuzz, it is a disease.',
    },
    actions: [
      'Tap ten plants on white paper and count the insects.',
      'Pull out weeds and old onions.',
      'Water the plot. Dry plants are hurt more.',
    ],
    next: [
      'Count again in four days.',
      'Put mulch between the rows.',
      'Next season plant away from old onions, for two to three years.',
      'Rows of spider plant or carrot reduce thrips, but also the onion harvest.',
    ],
    favouredBy: 'Hot, dry weather helps them. Rain washes them off.',
    spray: 'In dry weather a spray can pay while bulbs form, until they are half grown.',
    doNotSpray: 'Do not spray when the bulbs are full grown.',
    harvest: 'The onions can be eaten. After a spray count the days on the label.',
    rivals: {
      irisYellowSpot: 'Iris yellow spot makes straw-coloured diamonds. It is a virus. Fungus sprays do nothing to it.',
      purpleBlotch: 'Purple blotch makes purple spots with rings.',
      downyMildew: 'Downy mildew has grey-violet fuzz.',
      drought: 'In a drought only the tips are dry.',
    },
    alerts: {},
    unconfirmed: at(['Try neem on a few plants first. Oily neem can burn onions.'], []),
  },
})
