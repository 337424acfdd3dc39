import { crc32 } from 'node:zlib'

export type Container = 'jpeg' | 'png' | 'webp'
/** A file as its signature and its segments or chunks, each with its length and checksum. */
export type SplitPhoto = { container: Container; signature: Buffer; parts: Buffer[] }

const SIGNATURE_BYTES = { jpeg: 2, png: 8, webp: 12 }
const START_OF_SCAN = 0xda

export function splitPhoto(file: Buffer): SplitPhoto {
  const container = file[0] === 0xff ? 'jpeg' : file[0] === 0x89 ? 'png' : 'webp'
  const parts: Buffer[] = []
  for (let at = SIGNATURE_BYTES[container]; at < file.length;) {
    const end = Math.min(file.length, endOfPart[container](file, at))
    parts.push(file.subarray(at, end))
    at = end
  }
  return { container, signature: file.subarray(0, SIGNATURE_BYTES[container]), parts }
}

const endOfPart: Record<Container, (file: Buffer, at: number) => number> = {
  jpeg(file, at) {
    if (at + 4 > file.length) return file.length
    const end = at + 2 + file.readUInt16BE(at + 2)
    return file[at + 1] === START_OF_SCAN ? endOfScan(file, end) : end
  },
  png: (file, at) => at + 12 + file.readUInt32BE(at),
  webp: (file, at) => at + 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2),
}

function endOfScan(file: Buffer, start: number) {
  let at = start
  while (at < file.length && !(file[at] === 0xff && file[at + 1]! >= 0xc0 && (file[at + 1]! & 0xf8) !== 0xd0)) at++
  return at
}

/** The file again. What a WebP says about its length is corrected. */
export function joinPhoto({ container, signature, parts }: SplitPhoto): Buffer {
  const file = Buffer.concat([signature, ...parts])
  if (container === 'webp') file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** The same PNG, with the checksums that its chunks should have, so that a decoder reads what was changed. */
export const withChecksums = (photo: SplitPhoto): SplitPhoto =>
  photo.container === 'png' ? { ...photo, parts: photo.parts.map(withChecksum) } : photo

function withChecksum(chunk: Buffer) {
  if (chunk.length < 12) return chunk
  const changed = Buffer.from(chunk)
  changed.writeUInt32BE(crc32(changed.subarray(4, -4)), changed.length - 4)
  return changed
}
