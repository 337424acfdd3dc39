import type { AskedFacts } from './types'

export const fruit = {
  Apple___Apple_scab: {
    spread: ['extensionOrg', 'msuAppleScab'],
  },
  Apple___Black_rot: {
    spread: ['kentuckyAppleBlackRot', 'ncStateAppleBlackRot'],
  },
  Apple___Cedar_apple_rust: {
    spread: ['umnCedarAppleRust', 'nysIpmCedarAppleRust'],
  },
  Apple___Gray_spot: {
    spread: ['agroAtlasApplePhyllosticta', 'texasAgriLifeApple'],
  },
  Apple___Powdery_mildew: {
    spread: ['niabAppleMildewCycle', 'ndsuAppleMildew'],
    seed: ['niabAppleMildewCycle'],
  },
  'Grape___Esca_(Black_Measles)': {
    spread: ['ucIpm'],
  },
  Orange___Black_spot: {
    spread: ['ufIfasBlackSpot', 'efsaCitrusBlackSpot'],
  },
  Orange___Canker: {
    spread: ['pacificPestsCanker'],
    seed: ['pacificPestsCanker', 'fdacsCanker'],
  },
  'Orange___Haunglongbing_(Citrus_greening)': {
    spread: ['infonetCitrusPsyllidGreening'],
    seed: ['kariCitrusGreening', 'ucIpmCitrusGreening'],
  },
  Strawberry___Angular_leaf_spot: {
    spread: ['ucIpmStrawberry', 'rutgersStrawberryAngularLeafSpot'],
    seed: ['ucIpmStrawberry', 'rutgersStrawberryAngularLeafSpot'],
  },
  Strawberry___Leaf_scorch: {
    seed: ['michiganStateStrawberryRenovation'],
  },
  Strawberry___Leaf_spot: {
    spread: ['omafraStrawberryLeafSpot', 'ncStateStrawberryCommonLeafSpot'],
    seed: ['michiganStateStrawberryRenovation'],
  },
  Strawberry___Powdery_mildew: {
    instead: ['plantwiseStrawberryPowderyMildew', 'ucIpmStrawberryPowderyMildew'],
  },
  'Cherry_(including_sour)___Powdery_mildew': {
    spread: ['pnwHandbookCherryPowderyMildew', 'wvuCherryPowderyMildew'],
  },
} as const satisfies AskedFacts
