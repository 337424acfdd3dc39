import type { Messages } from '../en/en'

export const photo: Messages['photo'] = {
  marked: 'Sehemu yenye alama tu ndiyo inayochunguzwa.',
  markedLong: 'Sehemu yenye alama huchunguzwa kwanza. Ikikosa jani, ncha huangaliwa.',
  fault: {
    tooDark: { title: 'Picha ina giza sana', advice: 'Toka nje mchana, kwenye kivuli chenye mwanga.' },
    tooBlurred: { title: 'Picha haiko wazi', advice: 'Pangusa lenzi kwa kitambaa laini.' },
  },
  retake: 'Piga tena',
  sendAnyway: 'Tuma tu',
}
