import { en as crops } from '~/contract/crops/en'

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

export const en = inPlaces((place): Words => {
  const at = wordsAt(place)
  return {
    place,
    language: 'en',
    crops,
    problems: {
      anthracnose: 'Anthracnose',
      aphids: 'Aphids',
      bacterialSpot: 'Bacterial spot',
      blackLeafMould: 'Black leaf mould',
      brownRugoseVirus: 'Brown rugose virus',
      cercosporaLeafSpot: 'Cercospora leaf spot',
      citrusScab: 'Citrus scab',
      commonBacterialBlight: 'Common bacterial blight',
      downyMildew: 'Downy mildew',
      drySoil: 'Dry soil',
      dustOrSprayMarks: 'Dust or spray marks',
      frost: 'Frost',
      greasySpotOrMelanose: 'Greasy spot or melanose',
      lackOfFood: 'Lack of plant food',
      lackOfFoodOrSprayBurn: 'Lack of plant food or spray burn',
      lackOfFoodOrWater: 'Lack of plant food or water',
      lackOfMagnesiumOrPotassium: 'Lack of magnesium or potassium',
      lackOfZinc: 'Lack of zinc',
      leafCurlOrMosaicVirus: 'Leaf curl or mosaic virus',
      leafCurlVirus: 'Leaf curl virus',
      maizeLethalNecrosis: 'Maize lethal necrosis',
      rootRotOrWetSoil: 'Root rot or wet soil',
      southernRust: 'Southern rust',
      stemBorer: 'Stem borer or armyworm',
      sunOrSprayBurn: 'Sun or spray burn',
      weedKillerDrift: 'Weed-killer drift',
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
