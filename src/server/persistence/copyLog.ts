import { closeSync, fsyncSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { OWNER_ONLY_FILE, partName, syncToDisk } from './replicaFiles'

/** Of SQLite's log: https://www.sqlite.org/fileformat2.html#walformat */
const HEADER_BYTES = 32
const PAGE_SIZE_AT = 8
const SALTS_AT = 16
const FRAME_HEADER_BYTES = 24

const CHUNK_BYTES = 1_048_576

/** The part that grows, from 1, its length, and that of all parts. */
export type LogPosition = { part: number; bytes: number; totalBytes: number }

type Part = { number: number; file: number; salts: string; bytes: number }

/** Copies an open log, frame by frame, into files of `folder`: another one whenever it has begun anew. */
export function copyLog(log: number, folder: string) {
  let part: Part | undefined
  let earlierBytes = 0
  return {
    position(): LogPosition {
      const { number, bytes } = part ?? { number: 1, bytes: 0 }
      return { part: number, bytes, totalBytes: earlierBytes + bytes }
    },
    /** Up to the frames that are committed by now. On the disk when it returns. */
    upTo(committedFrames: () => number) {
      const { frames, pageSize, salts } = steadyState(log, committedFrames)
      if (frames === 0) return
      if (part?.salts !== salts) {
        const next = begin(folder, (part?.number ?? 0) + 1, salts)
        if (part !== undefined) closeSync(part.file)
        earlierBytes += part?.bytes ?? 0
        part = next
      }
      const end = HEADER_BYTES + frames * (FRAME_HEADER_BYTES + pageSize)
      if (end <= part.bytes) return
      append(log, part, end)
    },
    close() {
      if (part !== undefined) closeSync(part.file)
    },
  }
}

/** SQLite changes the salts whenever it begins its log anew, which must not happen between the two looks. */
function steadyState(log: number, committedFrames: () => number) {
  for (;;) {
    const header = headerOf(log)
    const frames = committedFrames()
    if (!headerOf(log).equals(header)) continue
    if (header.length < HEADER_BYTES) return { frames: 0, pageSize: 0, salts: '' }
    return {
      frames,
      pageSize: header.readUInt32BE(PAGE_SIZE_AT),
      salts: header.toString('hex', SALTS_AT, SALTS_AT + 8),
    }
  }
}

function headerOf(log: number) {
  const header = Buffer.alloc(HEADER_BYTES)
  return header.subarray(0, readSync(log, header, 0, HEADER_BYTES, 0))
}

function begin(folder: string, number: number, salts: string): Part {
  const file = openSync(join(folder, partName(number)), 'wx', OWNER_ONLY_FILE)
  syncToDisk(folder)
  return { number, file, salts, bytes: 0 }
}

function append(log: number, part: Part, end: number) {
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, end - part.bytes))
  while (part.bytes < end) {
    const read = readSync(log, chunk, 0, Math.min(chunk.length, end - part.bytes), part.bytes)
    if (read === 0) throw new Error('The log of the database is shorter than what is committed in it.')
    writeFileSync(part.file, chunk.subarray(0, read))
    part.bytes += read
  }
  fsyncSync(part.file)
}

/** How many frames a copied part is long; the last one may be broken off. */
export function framesIn(part: string) {
  const { size } = statSync(part)
  const file = openSync(part, 'r')
  const pageSize = headerOf(file).readUInt32BE(PAGE_SIZE_AT)
  closeSync(file)
  return Math.ceil((size - HEADER_BYTES) / (FRAME_HEADER_BYTES + pageSize))
}
