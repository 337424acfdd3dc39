/** Why no copy of a photo can be sent. */
export type Unsendable = 'heic' | 'tooLarge' | 'unreadable'

/** What the server would refuse a photo for, whatever it shows. */
export type PhotoFault = 'tooDark' | 'tooBlurred' | 'falseColours'

export type PhotoCopy = {
  original: Blob
  copy: Promise<Blob | Unsendable>
  /** The number of photos of the set that the copy was made for. */
  madeFor: number
  url: string
  /** What the address shows, where it is not the original. */
  shown?: Blob
  /** Of the copy, once somebody has asked. */
  fault?: Promise<PhotoFault | undefined>
}

/** The bytes of the photos, by the id that the state knows them by: a Blob is not serialisable. */
export type PhotoCopies = Map<string, PhotoCopy>
