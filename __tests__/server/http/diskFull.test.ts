import { fillAndFree } from '../../support/diskFull'
import { limitedFile } from '../../support/fullDisk'

it('answers 503 while the disk is full, and loses nothing', () => fillAndFree(limitedFile))
