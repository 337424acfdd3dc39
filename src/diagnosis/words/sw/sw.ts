import { sw as crops } from '~/contract/crops/sw'

import { inPlaces, wordsAt } from '../place'
import type { Words } from '../types'

import { apple } from './apple'
import { bean } from './bean'
import { blueberry } from './blueberry'
import { cherry } from './cherry'
import { chilli } from './chilli'
import { grape } from './grape'
import { maize } from './maize'
import { orange } from './orange'
import { pepper } from './pepper'
import { phrases } from './phrases'
import { potato } from './potato'
import { progress } from './progress'
import { raspberry } from './raspberry'
import { sms } from './sms'
import { strawberry } from './strawberry'
import { tomato } from './tomato'

export const sw = inPlaces((place): Words => {
  const at = wordsAt(place)
  return {
    place,
    language: 'sw',
    crops,
    problems: {
      anthracnose: 'Chule (anthracnose)',
      aphids: 'Vidukari (aphids)',
      bacterialSpot: 'Madoa ya bakteria (bacterial spot)',
      blackLeafMould: 'Ukungu mweusi wa majani (black leaf mould)',
      brownRugoseVirus: 'Virusi vya mimea (brown rugose virus)',
      cercosporaLeafSpot: 'Cercospora leaf spot (doajani la Cercospora)',
      citrusScab: 'Upele wa machungwa (citrus scab)',
      commonBacterialBlight: 'Ugonjwa wa bakteria (common bacterial blight)',
      downyMildew: 'Ubwiri vinyoya (downy mildew)',
      drySoil: 'Udongo mkavu',
      dustOrSprayMarks: 'Vumbi au alama za dawa',
      frost: 'Baridi kali (frost)',
      greasySpotOrMelanose: 'Madoa ya kuvu (greasy spot au melanose)',
      lackOfFood: 'Upungufu wa virutubisho',
      lackOfFoodOrSprayBurn: 'Upungufu wa virutubisho au kuungua kwa dawa',
      lackOfFoodOrWater: 'Upungufu wa virutubisho au maji',
      lackOfMagnesiumOrPotassium: 'Upungufu wa magnesium au potassium',
      lackOfZinc: 'Upungufu wa zinc',
      leafCurlOrMosaicVirus: 'Virusi vinavyokunja majani au vya batobato',
      leafCurlVirus: 'Virusi vinavyokunja majani',
      maizeLethalNecrosis: 'Ugonjwa wa MLN (maize lethal necrosis)',
      rootRotOrWetSoil: 'Kuoza kwa mizizi au udongo wenye maji mengi',
      southernRust: 'Kutu ya kusini (southern rust)',
      stemBorer: 'Kipekecha shina (stem borer) au viwavijeshi (armyworm)',
      sunOrSprayBurn: 'Kuungua kwa jua au dawa',
      weedKillerDrift: 'Dawa ya kuua magugu iliyopeperushwa',
    },
    entries: {
      ...maize(at),
      ...tomato(at),
      ...potato(at),
      ...bean,
      ...chilli(at),
      ...pepper(at),
      ...apple(at),
      ...grape,
      ...orange(at),
      ...strawberry(at),
      ...cherry(at),
      ...blueberry,
      ...raspberry,
    },
    phrases: phrases(at),
    progress: progress(at),
    sms: sms(at),
  }
})
