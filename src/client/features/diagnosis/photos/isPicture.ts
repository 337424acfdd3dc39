/** The first bytes of files that are pictures, as Latin-1: JPEG, PNG, GIF, WebP, and the HEIC family. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG|GIF8|.{8}WEBP|.{4}ftyp(he|mi|ms|av))/s

/**
 * Whether a file is to be taken for a photo, by its content where its type does not say so: files that come from another
 * app have none, or `application/octet-stream`.
 */
export async function isPicture(file: Blob) {
  if (file.type.startsWith('image/')) return true
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0)) // gone, or never on this phone
  return SIGNATURES.test(String.fromCharCode(...new Uint8Array(head)))
}
