import { clear, get, update } from 'idb-keyval'

import { HISTORY_LENGTH } from '~/contract/limits'

import { currentAccount } from './accountOf'
import type { Account } from './accountOf'
import { openStore } from './openStore'
import { orUndefined } from './orUndefined'

/** A small picture of the photo of a diagnosis. */
type Thumbnail = { id: string; photo: Blob }
type Kept = { account: string; pictures: Thumbnail[] }

const database = openStore('jani-thumbnails', 'thumbnails')
const PLACE = 'thumbnails'

/**
 * Pictures for the history of the account that is signed in. They stay in this browser and are never sent. Never
 * rejects: a browser that stores nothing has a history without pictures.
 */
export const thumbnails = {
  /** `draw` may take a while: nothing is kept when the account has signed out meanwhile. */
  async keep(account: Account, id: string, draw: () => Promise<Blob>) {
    if (typeof account !== 'string') return
    await orUndefined(async () => {
      const photo = await draw()
      if (currentAccount() !== account) return
      await update<Kept>(PLACE, (kept) => withPicture(kept, account, { id, photo }), database)
    })
  },
  /** Those of another account are deleted. */
  async read(): Promise<Thumbnail[]> {
    const kept = await orUndefined(() => get<Kept>(PLACE, database))
    const account = currentAccount()
    if (!kept || typeof account !== 'string') return []
    if (kept.account === account) return kept.pictures
    await thumbnails.empty()
    return []
  },
  drop: (id: string) =>
    orUndefined(() =>
      update<Kept>(PLACE, (kept = NOTHING) => ({ ...kept, pictures: without(kept.pictures, id) }), database),
    ),
  async emptyOf(account: Account) {
    const kept = await orUndefined(() => get<Kept>(PLACE, database))
    if (kept && kept.account === account) await thumbnails.empty()
  },
  empty: () => orUndefined(() => clear(database)),
}

const NOTHING: Kept = { account: '', pictures: [] }

function withPicture(kept: Kept | undefined, account: string, picture: Thumbnail): Kept {
  const earlier = kept?.account === account ? without(kept.pictures, picture.id) : []
  return { account, pictures: [...earlier, picture].slice(-HISTORY_LENGTH) }
}

const without = (pictures: Thumbnail[], id: string) => pictures.filter((picture) => picture.id !== id)
