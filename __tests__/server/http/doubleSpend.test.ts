import { databases } from '../../support/databases'
import { overspend } from '../../support/doubleSpend'

it.each(databases)('five credits on $name pay for five of two hundred scans at once', async ({ open }) => {
  const database = await open()
  await overspend(database.db, 1)
  await database.close()
})
