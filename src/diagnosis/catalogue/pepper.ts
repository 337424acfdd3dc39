import { excerpt, read } from './sources'
import type { EntryFacts } from './types'

export const pepper = [
  {
    label: 'Pepper,_bell___Bacterial_spot',
    crop: 'sweet-pepper',
    kind: 'bacterium',
    organism: 'Xanthomonas euvesicatoria, Xanthomonas perforans',
    urgency: 'watch',
    rivals: ['cercosporaLeafSpot', 'sunOrSprayBurn'],
    chemistry: ['copper'],
    avoid: ['kasugamycin', 'mancozeb'],
    alerts: [],
    recheckDays: 5,
    sign: 'spots',
    seen: ['spots', 'yellow'],
    pictograms: ['water-foot', 'stay-out', 'pull'],
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
    crop: 'sweet-pepper',
    kind: 'none',
    rivals: [],
    recheckDays: 7,
    sign: 'healthy',
    pictograms: ['look-under', 'look-fruit'],
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
] as const satisfies readonly EntryFacts[]
