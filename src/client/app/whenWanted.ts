import { savesData } from '~/client/shared/savesData'
import { holdsTokens } from '~/client/store/heldTokens'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
/** After the page has loaded: the network has had its rest, and whoever reads without a move will move soon. */
const QUIET_MS = 2_000
const IDLE_MS = 10_000

/**
 * Acts once: at the first sign that somebody turns to the page, or when nothing has happened for long. `prepare`: what
 * costs bytes and next to no work comes ahead of that. Neither happens by itself for a visitor who saves data. For
 * somebody who is signed in it acts at once, because the page must greet them.
 */
export function whenWanted(act: () => void, prepare: () => void) {
  if (holdsTokens()) {
    act()
    return
  }
  let isWanted = false
  const onSign = ({ type, movementX, movementY }: Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>) => {
    // a browser also tells where the pointer rests when the page has moved below it
    if (type !== 'pointermove' || movementX || movementY) want()
  }
  const want = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true)
    if (!isWanted) act()
    isWanted = true
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  if (savesData()) return
  addEventListener('load', () => {
    setTimeout(prepare, QUIET_MS)
    setTimeout(want, IDLE_MS)
  })
}
