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
  noNumber: 'Hakuna nambari inayojulikana nchini Kenya inayoonyesha dawa huanza kulipa lini.',
  noNumberApplies: 'Hakuna nambari hapa: dawa hailipi kamwe.',
  numberFrom: (source) => `Chanzo cha nambari: ${source}.`,
  pricesFrom: (sources) => `Chanzo cha bei: ${and.format(sources)}. Bei za leo huenda ni tofauti.`,
  draft:
    'Yanayofanana na mpangilio wa hatua ni desturi za kawaida. Hakuna mtaalamu wa kilimo wa Kenya aliyesoma ukurasa huu.',
}
