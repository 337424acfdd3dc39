import { databases } from '../../support/databases'
import { runSessionHistories } from '../../support/sessionHistories'

it.each(databases)('sessions on $name go as the model says in fifty histories', ({ open }) =>
  runSessionHistories(open, 50),
)
