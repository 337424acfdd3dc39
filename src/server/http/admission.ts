import { tooManyPhotos } from '~/server/domain/errors'

export type AdmissionLimits = {
  /** How long the place of an upload that is still arriving is kept free for it. */
  keepPlaceMs: number
  /** How many uploads may be under way at all, and how many bytes of them may be in memory. */
  maxUploads: number
  maxBytes: number
}

/** Photos are shrunk before they are sent: this is room for hundreds of them on their way, or a dozen of 5 MB. */
const LIMITS: AdmissionLimits = { keepPlaceMs: 100, maxUploads: 512, maxBytes: 64 * 1024 * 1024 }

/** One for all: in a crowd it is thrown hundreds of times a second, and where from is no news. */
const BUSY = tooManyPhotos()

/** An upload that was let in; `leave` once nothing of it is held any more. */
export type Admitted = { received: (bytes: number) => void; arrived: () => void; leave: () => void }

type Load = { taken: number; uploads: number; bytes: number }

export type Admission = ReturnType<typeof createAdmission>

/**
 * Says before a body is read whether there is anyone to look at it. Quick uploads are counted from their first byte, so
 * that a hundred at once do not all pass the classifier's `places`; one on a slow network lends its place to others until it is here.
 */
export function createAdmission(places: number, limits = LIMITS) {
  const load: Load = { taken: 0, uploads: 0, bytes: 0 }
  return {
    /** Throws 'unavailable' when one that needs a place would find none now. */
    expectPlace() {
      if (load.taken >= places) throw BUSY
    },
    /** Throws 'unavailable' when there is no place for one that needs it; `received` throws it when there is no memory left. */
    enter({ needsPlace }: { needsPlace: boolean }): Admitted {
      const { taken, uploads, bytes } = load
      if ((needsPlace && taken >= places) || uploads >= limits.maxUploads || bytes >= limits.maxBytes) throw BUSY
      return admit(load, limits, needsPlace)
    },
  }
}

function admit(load: Load, { keepPlaceMs, maxBytes }: AdmissionLimits, needsPlace: boolean): Admitted {
  let state: 'arriving' | 'lent' | 'here' | 'gone' | 'guest' = needsPlace ? 'arriving' : 'guest'
  let own = 0
  load.uploads++
  if (needsPlace) load.taken++
  const lending = setTimeout(() => {
    if (state !== 'arriving') return
    state = 'lent'
    load.taken--
  }, keepPlaceMs)

  return {
    received(bytes) {
      if (state === 'gone') return
      own += bytes
      load.bytes += bytes
      if (load.bytes > maxBytes) throw BUSY
    },
    arrived() {
      if (state === 'lent') load.taken++
      if (needsPlace) state = 'here'
    },
    leave() {
      clearTimeout(lending)
      if (state !== 'lent' && state !== 'guest') load.taken--
      load.uploads--
      load.bytes -= own
      state = 'gone'
    },
  }
}
