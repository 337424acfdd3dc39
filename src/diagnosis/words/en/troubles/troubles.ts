import { inPlaces, wordsAt } from '../../place'
import type { TroubleTexts } from '../../troubleTypes'

import { asked } from '../asked/asked'

import { bananaAndPotato } from './bananaAndPotato'
import { bean, kale } from './beanAndKale'
import { beanLeaves } from './beanLeaves'
import { coffee, groundnut, mango, onion } from './cashCrops'
import { chilliAndFrenchBean } from './chilliAndFrenchBean'
import { crops } from './crops'
import { maize } from './maize'
import { named } from './named'
import { napierAndFruit } from './napierAndFruit'
import { onionDiseases } from './onionDiseases'
import { banana, cassava, sweetPotato } from './rootsAndBanana'
import { signs } from './signs'
import { soilAndStore } from './soilAndStore'
import { potato, tomato } from './tomatoAndPotato'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const troubles = inPlaces((place): TroubleTexts => {
  const at = wordsAt(place)
  return {
    entries: {
      ...maize(at),
      ...tomato,
      ...potato(at),
      ...bean,
      ...kale(at),
      ...cassava(at),
      ...banana(at),
      ...sweetPotato(at),
      ...coffee(at),
      ...groundnut,
      ...mango(at),
      ...onion(at),
      ...soilAndStore(at),
      ...beanLeaves(at),
      ...bananaAndPotato(at),
      ...onionDiseases(at),
      ...napierAndFruit(at),
      ...chilliAndFrenchBean(at),
    },
    named,
    signs,
    crops,
    asked: asked[place],
    headings: { pays: 'When a spray pays', costs: 'What it costs', unconfirmed: 'What is not confirmed' },
    noNumber: at(
      'We looked for a number that tells when a spray begins to pay. We found none of use.',
      'We know no number for your country that tells when a spray begins to pay.',
    ),
    noNumberApplies: 'No number applies here: a spray never pays.',
    numberFrom: (source) => `Source of the number: ${source}.`,
    numberOrigin: {
      kenya: 'It was printed for Kenya.',
      severalCountries: 'It was printed for more than one country. We do not know if Kenya is one of them.',
      unitedStates: 'It comes from the United States. Nobody has tested it in Kenya that we know of.',
    },
    pricesFrom: (sources) => `Source of the prices: ${and.format(sources)}. Prices today may differ.`,
    orderElsewhere: 'In your country the order may be another one.',
    lawNotRead: (readOn) => `We have not read this law since ${month.format(readOn)}.`,
    draft: at(
      'Look-alikes and the order of the steps are common practice. No Kenyan agronomist has read this page.',
      'Look-alikes and the order of the steps are common practice. No agronomist of your country has read this page. Most sources are about another country. What their titles name may not be allowed in yours.',
    ),
  }
})
