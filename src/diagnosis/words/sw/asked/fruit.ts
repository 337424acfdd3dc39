import type { fruit as facts } from '../../../catalogue/asked/fruit'
import type { AskedWordsOf } from '../../askedTypes'

const NO_RUNNERS = 'Usichukue miche kutoka matuta yaliyougua. Miche hiyo pia huugua.'

export const fruit: AskedWordsOf<typeof facts> = {
  Apple___Apple_scab: {
    spread: 'Ndiyo, kila mvua inaponyesha. Majani yaliyoanguka huuhifadhi, kwa hivyo yaondoe.',
  },
  Apple___Black_rot: {
    spread: 'Ndiyo, lakini polepole. Mvua huueneza kutoka matawi yaliyokufa na matunda makavu.',
  },
  Apple___Cedar_apple_rust: {
    spread: 'Hauenei kutoka mtufaha hadi mtufaha. Huhitaji mti wa juniper.',
  },
  Apple___Gray_spot: {
    spread: 'Ndiyo. Upepo na mvua huueneza.',
  },
  Apple___Powdery_mildew: {
    spread: 'Ndiyo. Upepo hubeba unga wake.',
    seed: 'Usichukue vitumba wala matawi ya kuunganisha kutoka miti iliyougua. Ugonjwa hukaa kwenye vitumba.',
  },
  'Grape___Esca_(Black_Measles)': {
    spread: 'Huingia mahali unapopogoa. Pogoa mizabibu iliyougua mwisho na usafishe msumeno.',
  },
  Orange___Black_spot: {
    spread: 'Ndiyo, kutoka majani yaliyoanguka. Usihamishe majani, wala matunda yenye majani.',
  },
  Orange___Canker: {
    spread: 'Ndiyo. Dhoruba moja inaweza kuueneza. Usihamishe matunda, majani wala miche.',
    seed: 'Hapana. Usichukue vipandikizi, vitumba wala miche kutoka shamba hili.',
  },
  'Orange___Haunglongbing_(Citrus_greening)': {
    spread: 'Ndiyo. Wadudu wadogo wanaoruka (chawa wa mimea) huueneza. Wachache wanatosha.',
    seed: 'Hapana. Usichukue vipandikizi wala vitumba. Nunua miche kutoka vitalu vilivyoidhinishwa.',
  },
  Strawberry___Angular_leaf_spot: {
    spread: 'Ndiyo, kwa miche na matone ya maji. Usigawe miche.',
    seed: 'Hapana. Ugonjwa huja na miche. Nunua miche iliyoidhinishwa.',
  },
  Strawberry___Leaf_scorch: {
    seed: NO_RUNNERS,
  },
  Strawberry___Leaf_spot: {
    spread: 'Matone ya maji huueneza, kwa wiki chache.',
    seed: NO_RUNNERS,
  },
  Strawberry___Powdery_mildew: {
    instead: 'Kwa miaka miwili panda zao lingine kwenye tuta hili.',
  },
  'Cherry_(including_sour)___Powdery_mildew': {
    spread: 'Ndiyo. Upepo huupeleka kwenye machipukizi mapya.',
  },
}
