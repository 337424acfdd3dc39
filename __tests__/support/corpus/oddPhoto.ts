/** What an upload of these bytes is to be answered with. */
export type OddPhoto = { name: string; bytes: Buffer; expected: number; fileName?: string; type?: string }

export const READ = 200
export const DAMAGED = 400
export const NO_PHOTO = 415
export const TOO_LARGE = 413

const MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

/** Whether bytes begin as one of the three formats that are let in. */
export const beginsAsPhoto = (bytes: Buffer) =>
  MAGIC.some((magic) => bytes.subarray(0, magic.length).equals(magic)) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
