import type { CropWords } from '../types'

const HARVEST = 'Clean pods and leaves can be eaten. If you sprayed, count the days on the label before you pick.'

export const bean = {
  Bean___Angular_leaf_spot: {
    name: 'Angular leaf spot',
    speed: 'Many spots make leaves fall early.',
    check: {
      question: 'Do the spots have straight sides along the veins, and does nothing rub off?',
      ifNot: 'If red-brown powder rubs off, it is probably rust.',
    },
    actions: [
      'Stay out of the field while the leaves are wet.',
      'Pick off the worst leaves and bury them.',
      'If spots are on most plants in wet weather, ask your officer.',
    ],
    cause: 'A fungus causes it. It lives in seed and on old bean plants.',
    signs: [
      'There are brown spots with straight sides, boxed in by the veins.',
      'Grey mould may grow on the under side.',
      'Pods get round red-brown spots.',
    ],
    favouredBy: 'Mild days with rain or dew help it.',
    next: ['After harvest, bury all old bean plants.', 'Do not plant beans there for two years, not even under maize.'],
    spray: 'A spray can help only in a wet season, from the first spots.',
    doNotSpray: 'Do not spray in a dry season. Spots start only on wet leaves.',
    protect: ['Do not keep seed from sick plants.', 'Sow in rows. Scattered seed grows too dense and stays wet.'],
    rivals: {
      Bean___Rust: 'Rub the spot with a finger. Rust leaves red-brown powder.',
      anthracnose: 'Anthracnose turns the veins dark below, and pods have sunken black spots.',
      commonBacterialBlight: 'Blight makes large dry patches with a bright yellow edge.',
    },
    alerts: {},
    harvest: HARVEST,
    cannotShow: 'A photo cannot show if your seed is clean.',
  },
  Bean___Rust: {
    name: 'Rust',
    speed: 'New bumps can come in 10 to 14 days.',
    check: {
      question: 'Rub the bumps with a finger. Does red-brown powder come off?',
      ifNot: 'If no powder comes off, take a new photo first.',
    },
    actions: [
      'Work in clean plots first and in sick plots last.',
      'Water at the foot, not over the leaves.',
      'Pick off the worst leaves and bury them.',
    ],
    cause: 'A fungus causes it. The wind carries its spores.',
    signs: [
      'There are small raised red-brown bumps, often with a yellow ring.',
      'Most bumps are on the under side.',
      'Pods can have them too.',
    ],
    favouredBy: 'Cool to warm days with long dew help it.',
    next: [
      'Bury old bean plants after harvest.',
      'Next season plant a variety that resists rust. Ask your officer which one.',
    ],
    spray: 'A spray can help only soon after you find the first bumps.',
    doNotSpray: 'Do not spray once the pods ripen. It will not pay.',
    protect: ['Do not plant new beans beside sick ones.', 'Pull out self-sown beans.'],
    rivals: {
      Bean___Angular_leaf_spot: 'Rub the spot. Angular leaf spot leaves no powder.',
      commonBacterialBlight: 'Blight makes large dry patches with a bright yellow edge, and no powder.',
    },
    alerts: {},
    harvest: HARVEST,
    cannotShow: 'A photo cannot show the powder. Your finger can.',
  },
  Bean___healthy: {
    check: {
      question: 'Is the leaf green, without spots, and does nothing rub off?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: ['Turn ten more leaves over and look for bumps.', 'Look at the stems near the soil, and at the pods.'],
    next: [
      'Leave space between plants. Beans that stand close stay wet and get rust.',
      'Stay out of the field while leaves are wet.',
    ],
    doNotSpray: 'Do not spray a healthy crop just in case. It costs money and can harm bees.',
    protect: ['Buy certified seed for the next season.', 'Grow another crop after beans.'],
    rivals: {},
    cannotShow: 'A leaf photo cannot show roots, pods or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'On beans this tool does not look for anthracnose, bacterial blight, mosaic virus, root rot, aphids or bean fly.',
  },
} satisfies CropWords<'bean'>
