import type { TroubleTexts } from '../../troubleTypes'

import { bean, kale } from './beanAndKale'
import { coffee, groundnut, mango, onion } from './cashCrops'
import { crops } from './crops'
import { maize } from './maize'
import { named } from './named'
import { banana, cassava, sweetPotato } from './rootsAndBanana'
import { signs } from './signs'
import { potato, tomato } from './tomatoAndPotato'

const and = new Intl.ListFormat('sw-KE', { type: 'conjunction', style: 'long' })

export const troubles: TroubleTexts = {
  entries: {
    ...maize,
    ...tomato,
    ...potato,
    ...bean,
    ...kale,
    ...cassava,
    ...banana,
    ...sweetPotato,
    ...coffee,
    ...groundnut,
    ...mango,
    ...onion,
  },
  named,
  signs,
  crops,
  headings: { pays: 'Kunyunyizia dawa hulipa lini', costs: 'Gharama', unconfirmed: 'Yasiyothibitishwa' },
  noNumber: 'Tulitafuta nambari inayoonyesha dawa huanza kulipa lini. Hatukupata inayofaa.',
  noNumberApplies: 'Hapa nambari haihusiki: dawa hailipi kamwe.',
  numberFrom: (source) => `Chanzo cha nambari: ${source}.`,
  numberOrigin: {
    kenya: 'Ilichapishwa kwa ajili ya Kenya.',
    severalCountries: 'Ilichapishwa kwa nchi zaidi ya moja. Hatujui kama Kenya ni mojawapo.',
    unitedStates: 'Inatoka Marekani. Hatujui jaribio lolote la Kenya lililoithibitisha.',
  },
  pricesFrom: (sources) => `Chanzo cha bei: ${and.format(sources)}. Bei za leo huenda ni tofauti.`,
  draft:
    'Matatizo yanayofanana na mpangilio wa hatua ni mazoea ya kawaida ya kilimo. Hakuna mtaalamu wa kilimo wa Kenya aliyesoma ukurasa huu.',
}
