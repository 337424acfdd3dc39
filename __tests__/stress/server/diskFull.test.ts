import { fillAndFree } from '../../support/diskFull'
import { limitedFile, smallDisk } from '../../support/fullDisk'

const ROUNDS = 20

it('answers 503 while the disk is full, and loses nothing, again and again', async () => {
  for (let round = 0; round < ROUNDS; round++) await fillAndFree(() => smallDisk() ?? limitedFile())
}, 600_000)
