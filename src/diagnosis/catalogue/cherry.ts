import { excerpt } from './sources'
import type { EntryFacts } from './types'

export const cherry = [
  {
    label: 'Cherry_(including_sour)___Powdery_mildew',
    crop: 'cherry',
    kind: 'fungus',
    organism: 'Podosphaera cerasi or clandestina',
    urgency: 'watch',
    rivals: ['dustOrSprayMarks', 'aphids'],
    chemistry: ['sulphur', 'azoxystrobin'],
    avoid: [],
    alerts: [],
    recheckDays: 7,
    sign: 'powder',
    seen: ['powder', 'curling'],
    pictograms: ['cut', 'look-tip', 'cut'],
    forServerOnly: { next: [0] },
    grounds: {
      identity: excerpt('wsuCherryPowderyMildew', 'springerCherryPowderyMildew'),
      signs: excerpt('wsuCherryPowderyMildew', 'wsuHortsenseCherryPowderyMildew', 'wsuHortsenseBlackCherryAphid'),
      spread: excerpt('pnwHandbookCherryPowderyMildew', 'wvuCherryPowderyMildew'),
      control: excerpt(
        'wsuHortsenseCherryPowderyMildew',
        'wvuCherryPowderyMildew',
        'wsuCherryMildewFungicides',
        'ucIpmCherryPowderyMildew',
        'pnwHandbookCherryPowderyMildew',
        'ucIpmFruitPowderyMildew',
      ),
    },
  },
  {
    label: 'Cherry_(including_sour)___healthy',
    crop: 'cherry',
    kind: 'none',
    rivals: [],
    recheckDays: 7,
    sign: 'healthy',
    pictograms: ['look-tip', 'look-bark'],
    forServerOnly: { next: [0] },
    grounds: {
      signs: excerpt('wsuCherryPowderyMildew'),
      control: excerpt(
        'wsuCherryPowderyMildew',
        'intermountainCherryCanker',
        'wsuHortsenseCherryPowderyMildew',
        'wsuHortsenseCherryBrownRot',
        'wvuCherryPowderyMildew',
        'wsuCherryCanker',
        'cornellPollinators',
      ),
    },
  },
] as const satisfies readonly EntryFacts[]
