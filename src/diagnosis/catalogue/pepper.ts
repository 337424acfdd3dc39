import { excerpt, read } from './sources'
import type { Entry } from './types'

const crop = 'Sweet pepper'

export const pepper: readonly Entry[] = [
  {
    label: 'Pepper,_bell___Bacterial_spot',
    crop,
    disease: 'bacterial spot',
    kind: 'bacterium',
    organism: 'Xanthomonas euvesicatoria and its relatives',
    signs: {
      leaf: 'Small dark spots that look greasy or wet.',
      plant: 'Leaves turn yellow and drop. Fruit gets rough scabs.',
    },
    tellTale: 'The spots look greasy, the leaf drops, and fruit has rough scabs.',
    lookAlikes: [
      { name: 'Cercospora leaf spot', check: 'Cercospora spots are round with a pale middle, like a frog’s eye.' },
      { name: 'Sun or spray burn', check: 'Burn marks many plants alike. Sunburnt fruit is papery on one side.' },
    ],
    favouredBy: 'Warm, wet, windy weather helps it (20 to 35 °C). It rides on seed.',
    speed: 'One storm can carry it through a field.',
    doToday: ['Pull and bag the worst plants.', 'Stop overhead watering.', 'Stay out while leaves are wet.'],
    cultural: ['Grow no pepper or tomato there for two years.', 'Plant a resistant kind next time: it helps most.'],
    biological: [],
    chemistry: { kind: 'lastResort', options: ['copper'], timing: 'early, before rain; many strains resist it' },
    avoid: ['kasugamycin', 'mancozeb'],
    protect: ['Use clean, certified seed and seedlings.', 'Wash hands and tools before clean plots.'],
    whenNotToSpray: 'Apart from copper, fungus sprays do not kill bacteria.',
    cannotShow: 'A photo cannot show if the germ resists copper.',
    alerts: [],
    recheckDays: 5,
    grounds: {
      identity: excerpt('ufIfasPepperBacterialSpot', 'aces'),
      signs: excerpt(
        'ufPlantPathPepperBacterialSpot',
        'pacificPestsTomatoBacterialSpot',
        'ncStatePepperBacterialSpot',
        'infonetPepperCercospora',
        'osuPepperFrogeye',
        'arizonaPlantDamage',
        'pacificPestsCapsicumSunscald',
      ),
      spread: read('aces'),
      control: read('clemson', 'aces'),
    },
  },
  {
    label: 'Pepper,_bell___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is green and stays on, with no dark greasy spots.',
    lookAlikes: [],
    doToday: ['Turn ten more leaves over and look closely.', 'Look at fruit for scabs, and at stems near the soil.'],
    cultural: ['Water at the root, in the morning.', 'Mulch, so that rain does not splash soil up.'],
    biological: [],
    protect: ['Walk the crop as often as you can.', 'Keep off the field while leaves are wet.'],
    whenNotToSpray: 'Do not spray a healthy crop just in case. Sprays can kill useful insects.',
    cannotShow: 'A leaf photo cannot show roots, stem, fruit, tiny mites or an infection that has just begun.',
    notCovered:
      'On sweet pepper this tool looks for bacterial spot only. It does not know powdery mildew, virus, wilt, thrips or mites.',
    recheckDays: 7,
    grounds: {
      signs: excerpt('ugaVegetableNutrients', 'ncStatePepperBacterialSpot', 'ufPlantPathPepperBacterialSpot'),
      control: excerpt(
        'lsuPepperDiseases',
        'ufPlantPathPepperBacterialSpot',
        'cornellPepperPhytophthora',
        'cornellGardenWet',
        'aggieVegetableDiseasePrevention',
        'infonetPotatoEarlyBlight',
        'dakotaVegetableCare',
        'ucIpmWhatIsIpm',
        'ucIpmProtectBeneficials',
      ),
    },
  },
]
