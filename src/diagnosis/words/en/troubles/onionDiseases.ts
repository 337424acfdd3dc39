import type { onionDiseases as facts } from '../../../catalogue/troubles/onionDiseases'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const onionDiseases = (at: At): TroubleWordsOf<typeof facts> => ({
  purpleBlotch: {
    name: 'Purple blotch',
    sign: 'Purple spots with rings',
    summary: 'A fungus makes long purple spots, and the leaf falls over.',
    signs: [
      'Small white specks come first, on the old leaves.',
      'In wet weather they grow into long purple spots with light and dark rings.',
      'The spots have a yellow edge. Above them the leaf turns yellow and falls.',
      'The neck of the bulb can rot. The rot is dark yellow, then red as wine.',
    ],
    check: {
      question: 'Look at the old leaves at dawn. Are there purple spots with rings and a yellow edge?',
      ifNot: 'Is there grey-violet fuzz on pale patches? Treat it as downy mildew.',
    },
    actions: [
      'Water at the foot, in the morning. Do not wet the leaves.',
      'Gather dead leaves and old onions. Burn or bury them.',
      'Tap ten plants on white paper. Leaves hurt by thrips fall sick more.',
    ],
    next: [
      'Look again each week and after rain.',
      'If it is downy mildew, do all this too. That one likes cool, wet weather.',
      'Against downy mildew plant farther apart, with the rows along the wind. Use no bulbs from there as seed.',
      at(
        'Downy mildew each year? Ask for a product that PCPB has registered for it on onions.',
        'Downy mildew each year? Ask for a product that is registered for it on onions.',
      ),
      'For three years do not plant onion, leek or garlic there.',
      'Plant healthy seedlings. Feed them with old manure.',
      ...at(['In a 2004 trial in Kenya Texas Grano had less of it than Red Creole.'], []),
    ],
    favouredBy: 'Warm, wet weather and long dew help it. Wind and rain carry it from old onion leaves.',
    spray: at(
      'In warm, wet weeks copper can protect clean leaves, put on well before the rain.',
      'In warm, wet weeks a spray well before the rain can protect clean leaves.',
    ),
    doNotSpray: 'Do not spray in dry weather. The spots then stay small.',
    harvest:
      'The onions can be eaten. Harvest when 3 of 4 tops have fallen. Dry them at least a week, then cut the tops. After a spray count the days on the label.',
    rivals: {
      downyMildew: 'Downy mildew has grey-violet fuzz at dawn, and no rings. Purple blotch often follows on it.',
      irisYellowSpot: 'Iris yellow spot makes straw-coloured diamonds. There is no purple.',
      onionThrips: 'Thrips make silver streaks. Tiny insects sit between the inner leaves.',
      drought: 'In a drought only the tips are dry.',
    },
    alerts: {},
    unconfirmed: [
      at('Pages differ on how well copper works. It is not strong.', 'Pages differ on how well a spray works.'),
      'Pages differ on whether the seed carries it.',
    ],
  },
  irisYellowSpot: {
    name: 'Iris yellow spot virus',
    sign: 'Straw-coloured diamonds on leaves',
    summary: 'Thrips carry this virus from onion to onion. The bulbs stay small.',
    signs: [
      'Leaves have straw-coloured spots, wide in the middle and pointed at both ends.',
      'Some spots have a green island in the middle.',
      'The spots grow together, and the leaf dries from there.',
      'There is no purple, no fuzz and no powder.',
      'Bulbs stay small, but they do not rot.',
    ],
    check: {
      question: 'Hold a leaf to the light. Are the spots like straw-coloured diamonds, without purple or fuzz?',
      ifNot: 'If the spots are purple with rings, it may be purple blotch.',
    },
    actions: [
      'Tap ten plants on white paper and count the thrips.',
      'Pull up weeds and old onions in and round the plot.',
      'Water on time. Dry plants are hurt more.',
    ],
    next: [
      'Read the page on onion thrips. It says what to do and when a spray can pay.',
      'Pull up pigweed and wild nightshade too. The virus lives in them.',
      'Do not plant onions beside old onions, leeks or chives.',
      'Plant only clean seedlings. Seed does not carry the virus, but seedlings do.',
      'After harvest leave no bulbs in the field.',
      at(
        'In a trial in Kenya Texas Grano had fewer thrips than Red Creole.',
        'In a trial Texas Grano had fewer thrips than Red Creole.',
      ),
    ],
    favouredBy: at(
      'Many thrips help it. In Kenya it is worst in the cool, dry months.',
      'Many thrips help it. Dry weather helps them.',
    ),
    doNotSpray: at(
      'Do not spray against a fungus. In Kenya 6 of 10 farmers do so in vain.',
      'Do not spray against a fungus. It does nothing to a virus.',
    ),
    harvest: 'The onions can be eaten.',
    rivals: {
      onionThrips: 'Thrips without the virus leave silver streaks and dots, but no diamonds.',
      purpleBlotch: 'Purple blotch makes purple spots with rings.',
      downyMildew: 'Downy mildew has grey-violet fuzz at dawn.',
      weedKillerDrift: 'Drift of a weed killer burns many plants on one day, on one side.',
    },
    alerts: { noCure: 'A sick plant cannot be healed. This virus does not harm people.' },
    unconfirmed: ['Only a laboratory can name the virus.', 'We do not know how many thrips are too many.'],
  },
  rootMaggots: {
    name: 'Onion and cabbage maggots',
    sign: 'White maggots in the root',
    summary: 'Maggots of a small fly eat the root or the bulb.',
    signs: [
      'Young plants wilt and die, one after the other in a row.',
      'The leaves of onions wilt and turn blue-green or yellow.',
      'White maggots without legs sit in the root, the stem foot or the bulb.',
      'The bulb or root then rots and smells.',
      'The fly looks like a small house fly.',
    ],
    check: {
      question: 'Dig up a wilted plant with its soil. Are there white maggots in the root or bulb?',
      ifNot: 'If the stem is cut off at the soil, look for cutworms at night.',
    },
    actions: [
      'Dig out wilted plants with their soil.',
      'Bag them in the sun, or drown them in soapy water.',
      'Wait with fresh manure. It draws the flies.',
    ],
    next: [
      'Look every four days. Fill the gaps only when no new plant wilts.',
      'Use only old manure. Dig in weeds and leaves three weeks before you plant.',
      'Cover the seedbed with a net. Put its edges in the soil, so that no fly gets in.',
      'Plant strong seedlings and water them. Older plants can stand a few maggots.',
      'Do not plant onion after onion, or cabbage after cabbage. Keep the new plot far from the old.',
      'After harvest gather all bulbs, roots and stumps. Bury them deep.',
    ],
    favouredBy: 'Wet soil with fresh manure or rotting plants helps them.',
    doNotSpray: 'Do not spray sick plants. The maggots sit inside, and no spray saves them.',
    harvest: 'Clean bulbs and leaves can be eaten. Do not store bored bulbs. They rot and spoil the rest.',
    rivals: {
      bulbRot: 'Bulb rot is soft or mouldy, but there are no maggots. Maggots often bring rot.',
      cutworms: 'Cutworms are fat and dark. They cut the stem at the soil at night.',
      drought: 'In a drought all plants wilt, and the roots are whole.',
    },
    alerts: {},
    unconfirmed: [
      at(
        'In a survey in five counties of Kenya nearly all farmers sprayed, with little success.',
        'In a survey nearly all farmers sprayed, with little success.',
      ),
      'That survey found nothing that works well against these flies.',
      'In trials elsewhere wood ash and garlic did little.',
      'Most of this page comes from guides on such flies in cool countries.',
    ],
  },
})
