import { runCreditHistories } from '../../support/creditHistories'
import { lastingDatabases } from '../../support/databases'

it.each(lastingDatabases)(
  'five hundred histories of credits on $name go as the model says',
  async ({ open }) => {
    await runCreditHistories(open, 500)
  },
  600_000,
)
