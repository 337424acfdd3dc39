/** Why a photo has no copy to send. */
export type Unsendable = 'heic' | 'tooLarge' | 'unreadable'

/** Why the server would refuse a photo, whatever the crop. */
export type PhotoFault = 'tooDark' | 'tooBlurred' | 'falseColours'

export type PhotoCopy = {
  original: Blob
  copy: Promise<Blob | Unsendable>
  /** The number of photos in the scan for which the copy was made. */
  madeFor: number
  url: string
  /** The blob behind `url` if it is not the original. */
  shown?: Blob
  /** Fault of the copy; set by the first check. */
  fault?: Promise<PhotoFault | undefined>
}

/** Photos by their id in the state, which cannot hold a Blob (not serialisable). */
export type PhotoCopies = Map<string, PhotoCopy>
