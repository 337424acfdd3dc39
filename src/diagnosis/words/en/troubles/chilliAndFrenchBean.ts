import type { chilliAndFrenchBean as facts } from '../../../catalogue/troubles/chilliAndFrenchBean'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const chilliAndFrenchBean = (at: At): TroubleWordsOf<typeof facts> => ({
  falseCodlingMoth: {
    name: 'False codling moth',
    sign: 'Pink worm inside the fruit',
    summary: 'A pink worm eats the fruit from inside, and it falls.',
    signs: [
      'Fruit turns red too early and falls.',
      'A small hole has dark dust round it.',
      'The skin has brown, sunken spots.',
      'Inside is a pink worm with a brown head. Young worms are pale, with dark dots.',
    ],
    check: {
      question: 'Open ten fruits that fell or turned red early. Is a pink worm inside?',
      ifNot: 'A green or brown worm is the fruit borer. White maggots without a head are fruit flies.',
    },
    actions: [
      'Gather fallen, early red, bored and opened fruit.',
      'Tie it in a bag in the sun, or bury it an arm deep.',
      'Look at young fruit and pick what has a hole.',
    ],
    next: [
      'Look twice a week from the first fruit on.',
      'Hang a trap for male moths. It tells you when they fly.',
      'A net over the crop keeps the moth out, but it costs a lot.',
      'After the last harvest pull out the plants and bury the fruit.',
      'Do not plant next to orange, avocado or cotton. The moth lives there too.',
      at(
        'Do you grow for export? Tell your buyer and KEPHIS. One worm stops a load.',
        'Do you grow for export? Tell your buyer. One worm stops a load.',
      ),
    ],
    favouredBy: 'Warm, damp weather helps it, and fruit left on the ground.',
    spray: 'A spray works only before the worm is in the fruit. It seldom pays.',
    doNotSpray: 'Do not spray when the worm is inside. No spray gets there.',
    harvest: 'Clean fruit can be eaten. Bag or bury fruit with a hole. After a spray count the days on the label.',
    rivals: {
      fruitBorer: 'The fruit borer is green or brown, and bigger. Its hole is big and round.',
      fruitFlies: 'Fruit flies leave white maggots without a head.',
      anthracnose: 'Anthracnose makes sunken spots with rings. There is no worm.',
    },
    alerts: {},
    unconfirmed: at(
      [
        'The moth was found on 15 of 28 farms in Kitui. It was on fewer in Makueni and Machakos.',
        'We found no number of moths in a trap at which a spray pays.',
      ],
      [
        'We do not know how common it is in your country.',
        'We know no number of moths in a trap at which a spray pays.',
      ],
    ),
  },
  chilliLeafCurlVirus: {
    name: 'Leaf curl virus',
    sign: 'Curled leaves with yellow veins',
    summary: 'A virus curls the leaves. Whiteflies carry it.',
    signs: [
      'The edges of the leaves curl up.',
      'Leaves are small, with thick, yellow veins.',
      'Old leaves are like leather and break.',
      'The plant stays short, with few, crooked fruits.',
    ],
    check: {
      question: 'Shake a curled plant. Do whiteflies rise, and are the veins of its leaves yellow?',
      ifNot: 'If you see neither, mites or thrips may curl the leaves.',
    },
    actions: [
      'Pull out the first sick young plants and bury them.',
      'Look under the leaves of the others for whiteflies.',
      'Pull out weeds and old chilli plants.',
    ],
    next: [
      'Look again each week.',
      'Leave old plants that bear well. Pick their fruit.',
      'Raise seedlings under a fine net.',
      'Do not plant next to tomato. The same flies live there.',
      'Plant tall maize round the plot.',
      'Hang yellow sticky cards to see when the flies come.',
    ],
    favouredBy: 'Hot, dry weather helps whiteflies. Wind carries them from plot to plot.',
    spray: at(
      'On young, clean plants neem or spray oil below the leaves can slow whiteflies.',
      'On young, clean plants a spray below the leaves can slow whiteflies.',
    ),
    doNotSpray: 'Do not spray a sick plant. No spray heals it.',
    harvest: 'The fruit can be eaten. After a spray count the days on the label.',
    rivals: {
      'Chilli___Leaf_curl_(mites_and_thrips)':
        'With mites leaves curl down. With thrips they curl up, but the veins stay green.',
      mosaicVirus: 'Other viruses make patches of light and dark green.',
      weedKillerDrift: 'Weed-killer hurts many kinds of plants at once, on one side.',
      lackOfFood: 'Leaves that lack food are pale, but stay flat.',
    },
    alerts: { noCure: 'A sick plant does not get well. This virus does not harm people.' },
    unconfirmed: [
      at(
        'We found no count of this virus in Kenya. In East Africa other viruses, which aphids carry, are known better.',
        'We do not know how common it is in your country.',
      ),
      'Only a laboratory can tell which virus it is.',
    ],
  },
  frenchBeanThrips: {
    name: 'Thrips, rust and bean fly on French beans',
    sign: 'Tiny insects inside the flowers',
    summary: 'Tiny insects scar the pods. Rust and bean fly come too.',
    signs: [
      'Slim, tiny insects run in the flowers and under leaves.',
      'Leaves are wrinkled or shine like silver.',
      'Flowers drop.',
      'Pods are crooked, with rough brown or silver marks.',
    ],
    check: {
      question: 'Tap ten flowers on white paper in the early morning. Do tiny slim insects run?',
      ifNot: 'Orange dust below a leaf is rust. A swollen, split stem is bean fly.',
    },
    actions: [
      'Count the insects of ten flowers and write it down.',
      'Look under leaves for orange dust, and at stems for cracks.',
      'Pull out weeds and old bean plants.',
    ],
    next: [
      'Tap again in four days. Before flowering tap the tips, from two weeks after they come up.',
      'Blue sticky traps show when they come.',
      'Before planting dig the soil well. Young thrips rest in it.',
      'Do not plant next to old beans.',
      'Ask your buyer which products he allows, and how many days to wait.',
    ],
    favouredBy: 'Hot, dry weather helps them. There are most when the beans flower.',
    spray: at(
      'Before the flowers open, spinosad can pay if you find thrips.',
      'Before the flowers open, a spray can pay if you find thrips.',
    ),
    doNotSpray: 'Do not spray once pods are picked. Buyers refuse beans with traces.',
    harvest: 'Marked pods can be eaten. Exporters refuse them. After a spray count the days on the label.',
    rivals: {
      Bean___Rust: 'Rust makes orange-brown dust that comes off on your finger.',
      beanFly: 'Bean fly kills young plants. The stem is split at the soil.',
      whiteflies: 'Whiteflies rise like white dust when you shake the plant.',
      spiderMites: 'Mites make fine dots and web. They do not run.',
    },
    alerts: {},
    unconfirmed: at(
      [
        'In Meru more farmers named rust and bean fly than thrips (2003).',
        'Nets gave more beans at Mwea and Thika, but not fewer thrips.',
      ],
      ['In one survey more farmers named rust and bean fly.', 'Nets gave more beans in a trial, but not fewer thrips.'],
    ),
  },
})
