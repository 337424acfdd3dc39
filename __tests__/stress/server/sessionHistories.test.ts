import { databases } from '../../support/databases'
import { runSessionHistories } from '../../support/sessionHistories'

it.each(databases)(
  'sessions on $name go as the model says in 2,000 histories',
  ({ open }) => runSessionHistories(open, 2_000),
  600_000,
)
