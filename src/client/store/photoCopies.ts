/** Why no copy of a photo can be sent. */
export type Unsendable = 'heic' | 'tooLarge' | 'unreadable'

/** `madeFor`: the number of photos of the set that the copy was made for. */
type PhotoCopy = { original: Blob; copy: Promise<Blob | Unsendable>; madeFor: number; url: string }

/** The bytes of the photos, by the id that the state knows them by: a Blob is not serialisable. */
export type PhotoCopies = Map<string, PhotoCopy>
