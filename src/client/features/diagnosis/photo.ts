import type { WaitingPhoto } from '~/client/store/waitingPhoto'

import { shrinkPhoto } from './shrinkPhoto'

/** A chosen photo: `url` to look at (whoever drops the photo revokes it), `upload` to send, `earlier` when it has waited. */
export type Photo = { id: string; url: string; upload: Promise<Blob>; earlier?: Earlier }
/** When it was sent first, in vain, and whether somebody has asked to send it now, network or not. */
type Earlier = { askedAt: number; isUrgent: boolean }

/** Undefined for anything that is not an image: it is ignored without a word. Shrinking starts at once, to be done by the time of the click. */
export function photoOf(file: File | undefined): Photo | undefined {
  if (!file?.type.startsWith('image/')) return undefined
  return { id: randomId(), url: URL.createObjectURL(file), upload: shrinkPhoto(file) }
}

/** A photo that has waited, as if it had just been chosen. */
export const photoAgain = ({ key, photo, askedAt }: WaitingPhoto, isUrgent: boolean): Photo => ({
  id: key,
  url: URL.createObjectURL(photo),
  upload: Promise.resolve(photo),
  earlier: { askedAt, isUrgent },
})

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Says nothing about the farmer, the phone or the day. */
export const anonymousName = ({ type }: Blob) => `leaf.${EXTENSIONS[type] ?? 'img'}`

/** `crypto.randomUUID` is missing on plain HTTP, where a farm's local server may well be. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
