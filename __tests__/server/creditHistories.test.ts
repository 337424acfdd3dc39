import { runCreditHistories } from '../support/creditHistories'
import { lastingDatabases } from '../support/databases'

it.each(lastingDatabases)('any history of credits on $name goes as the model says', async ({ open }) => {
  await runCreditHistories(open, 12)
})
