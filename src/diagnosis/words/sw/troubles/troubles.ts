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

const and = new Intl.ListFormat('sw-KE', { type: 'conjunction', style: 'long' })
const month = new Intl.DateTimeFormat('sw-KE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

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
    headings: { pays: 'Kunyunyizia dawa hulipa lini', costs: 'Gharama', unconfirmed: 'Yasiyothibitishwa' },
    noNumber: at(
      'Tulitafuta nambari inayoonyesha dawa huanza kulipa lini. Hatukupata inayofaa.',
      'Hatujui nambari yoyote ya nchi yako inayoonyesha dawa huanza kulipa lini.',
    ),
    noNumberApplies: 'Hapa nambari haihusiki: dawa hailipi kamwe.',
    numberFrom: (source) => `Chanzo cha nambari: ${source}.`,
    numberOrigin: {
      kenya: 'Ilichapishwa kwa ajili ya Kenya.',
      severalCountries: 'Ilichapishwa kwa nchi zaidi ya moja. Hatujui kama Kenya ni mojawapo.',
      unitedStates: 'Inatoka Marekani. Hatujui jaribio lolote la Kenya lililoithibitisha.',
    },
    pricesFrom: (sources) => `Chanzo cha bei: ${and.format(sources)}. Bei za leo huenda ni tofauti.`,
    orderElsewhere: 'Katika nchi yako mpangilio unaweza kuwa tofauti.',
    lawNotRead: (readOn) => `Hatujasoma sheria hii tangu ${month.format(readOn)}.`,
    draft: at(
      'Matatizo yanayofanana na mpangilio wa hatua ni mazoea ya kawaida ya kilimo. Hakuna mtaalamu wa kilimo wa Kenya aliyesoma ukurasa huu.',
      'Matatizo yanayofanana na mpangilio wa hatua ni mazoea ya kawaida ya kilimo. Hakuna mtaalamu wa kilimo wa nchi yako aliyesoma ukurasa huu. Vyanzo vingi vinahusu nchi nyingine. Yanayotajwa humo huenda hayaruhusiwi katika nchi yako.',
    ),
  }
})
