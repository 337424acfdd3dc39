import { general } from './sources'
import type { Entry } from './types'

const crop = 'Bean'

export const bean: readonly Entry[] = [
  {
    label: 'Bean___Angular_leaf_spot',
    crop,
    disease: 'angular leaf spot',
    kind: 'fungus',
    organism: 'Pseudocercospora griseola',
    signs: {
      leaf: 'Brown spots with straight sides, boxed in by veins.',
      under: 'Dark grey fuzz may grow below.',
      plant: 'Pods get round red-brown spots.',
    },
    tellTale: 'The spots have straight sides, cut off by the veins, and nothing rubs off.',
    lookAlikes: [
      { label: 'Bean___Rust', check: 'Rub the spot with a finger. Rust leaves red-brown powder.' },
      { name: 'Anthracnose', check: 'Anthracnose turns veins dark below, and pods have sunken black spots.' },
      { name: 'Common bacterial blight', check: 'Blight makes large dry patches with a bright yellow edge.' },
    ],
    favouredBy: 'Warm days with rain or dew help it. It lives in seed and old plants.',
    speed: 'It can strip the leaves within a few weeks.',
    doToday: [
      'Check twenty plants and count the bad ones.',
      'Keep out of the field while leaves are wet.',
      'Pick off the worst leaves.',
    ],
    cultural: ['After harvest, bury all old plants.', 'Plant no beans there for two seasons.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['azoxystrobin', 'difenoconazole'],
      timing: 'if it climbs before pods fill',
    },
    avoid: ['mancozeb', 'carbendazim'],
    protect: ['Keep no seed from sick plants.', 'Space rows so that wind dries the leaves.'],
    whenNotToSpray: 'Do not spray once pods are full. It will not pay.',
    cannotShow: 'A photo cannot show if your seed is clean.',
    alerts: [],
    recheckDays: 5,
    grounds: {
      identity: general('cabi', 'eppo'),
      signs: general('cabi', 'infonet'),
      spread: general('cabi', 'kalro'),
      control: general('cabi', 'kalro', 'frac'),
    },
  },
  {
    label: 'Bean___Rust',
    crop,
    disease: 'rust',
    kind: 'fungus',
    organism: 'Uromyces appendiculatus',
    signs: {
      leaf: 'Small raised red-brown bumps, often with a yellow ring.',
      under: 'Most bumps are on the under side.',
      plant: 'Pods can have them too.',
    },
    tellTale: 'Rub the bumps with a finger: red-brown powder comes off.',
    lookAlikes: [
      { label: 'Bean___Angular_leaf_spot', check: 'Rub the spot. Angular leaf spot is flat and leaves no powder.' },
      {
        name: 'Common bacterial blight',
        check: 'Blight makes large dry patches with a bright yellow edge, and no powder.',
      },
    ],
    favouredBy: 'Cool to warm days with long dew help it. Wind carries it.',
    speed: 'New bumps can come in ten to fifteen days.',
    doToday: [
      'Check twenty plants and count the bad ones.',
      'Work in clean plots first, sick plots last.',
      'Stop overhead watering.',
    ],
    cultural: ['Bury old bean plants after harvest.', 'Plant rust-resistant kinds: ask at KALRO.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['sulphur', 'azoxystrobin'],
      timing: 'if bumps come early, before the flowers',
    },
    avoid: ['mancozeb', 'chlorothalonil'],
    protect: ['Do not plant new beans beside sick ones.', 'Pull out self-sown beans.'],
    whenNotToSpray: 'Do not spray once pods are full. It will not pay.',
    cannotShow: 'A photo cannot show the powder. Your finger can.',
    alerts: [],
    recheckDays: 5,
    grounds: {
      identity: general('cabi', 'eppo'),
      signs: general('cabi', 'infonet'),
      spread: general('cabi', 'ucIpm'),
      control: general('cabi', 'kalro', 'frac'),
    },
  },
  {
    label: 'Bean___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is evenly green on both sides, and nothing rubs off.',
    lookAlikes: [],
    doToday: ['Turn ten more leaves over and look for bumps.', 'Look at stems near the soil, and at the pods.'],
    cultural: ['Weed early, so that wind can dry the leaves.', 'Keep off the field while leaves are wet.'],
    biological: [],
    protect: ['Buy certified seed for the next season.', 'Change the crop after beans.'],
    whenNotToSpray: 'Do not spray a healthy crop just in case. It costs money and harms bees.',
    cannotShow: 'A leaf photo cannot show roots, pods, insects or an infection that has just begun.',
    notCovered:
      'On beans this tool does not look for anthracnose, bacterial blight, mosaic virus, root rot, aphids or bean fly.',
    recheckDays: 7,
    grounds: {
      identity: general('cabi'),
      signs: general('cabi'),
      spread: general('cabi'),
      control: general('cabi', 'infonet'),
    },
  },
]
