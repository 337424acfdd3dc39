import { addOriginal, prepareCopies } from '~/client/features/scan/photos/photoCopies'
import { resizePhoto } from '~/client/features/scan/photos/resizePhoto'
import type { PhotoCopies } from '~/client/store/photoCopy'

import { jpegSegment } from '../../../../support/jpegFile'

const MAX_BYTES = 60_000
/** Of the picture with which it is tried out whether the browser turns pictures. */
const TURNED_BYTES = 177
const JPEG_END = Buffer.from([0xff, 0xd9])
const original = new File([new Uint8Array(1000)], 'IMG.jpg', { type: 'image/jpeg' })

/** `copyBytes`: of every copy, or by its quality and its shorter side. */
type Browser = {
  width: number
  height: number
  copyBytes: number | null | ((quality: number, side: number) => number)
  canDecode?: boolean
}

/** jsdom draws nothing and has no workers: a browser that decodes to this size and encodes to that many bytes. */
function fakeBrowser({ width, height, copyBytes, canDecode = true }: Browser) {
  const close = jest.fn()
  const decode = jest.fn(async ({ size }: Blob) => {
    if (size === TURNED_BYTES) return { width: 2, height: 1, close }
    if (!canDecode) throw new DOMException('cannot decode', 'InvalidStateError')
    return { width, height, close }
  })
  Object.assign(globalThis, { createImageBitmap: decode })
  const drawn: number[][] = []
  const context = { fillRect: () => undefined, drawImage: (_: unknown, ...box: number[]) => drawn.push(box) }
  // a context has a hundred members; these are all that a copy is drawn with
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    const side = Math.min(this.width, this.height)
    const bytes = typeof copyBytes === 'function' ? copyBytes(quality as number, side) : copyBytes
    done(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: type ?? '' }))
  })
  return { close, decode, drawn }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

it.each([
  ['a landscape', 4032, 3024, [0, 0, 683, 512]],
  ['a portrait', 3024, 4032, [0, 0, 512, 683]],
  ['a panorama', 4000, 1000, [0, 0, 1024, 256]],
  ['a small photo, which is not enlarged', 400, 300, [0, 0, 400, 300]],
  ['a sliver, which keeps a pixel', 8000, 2, [0, 0, 1024, 1]],
])('draws %s as small as the classifier can use, upright', async (_, width, height, box) => {
  const { close, decode, drawn } = fakeBrowser({ width, height, copyBytes: 100 })
  const copy = (await resizePhoto(original, MAX_BYTES)) as Blob
  expect(drawn).toEqual([box])
  expect(copy).toMatchObject({ size: 100, type: 'image/jpeg' })
  expect(decode).toHaveBeenCalledWith(original)
  expect(close).toHaveBeenCalled()
})

it.each<[string, Browser | null]>([
  ['the browser cannot do any of this', null],
  ['the browser cannot decode it', { width: 0, height: 0, copyBytes: 100, canDecode: false }],
  ['the browser cannot encode it', { width: 400, height: 300, copyBytes: null }],
])('never returns the original when %s', async (_, browser) => {
  if (browser) fakeBrowser(browser)
  expect(await resizePhoto(original, MAX_BYTES)).toBe('unreadable')
})

it.each<[string, originalBytes: number, copyBytes: (quality: number) => number, least: number, most: number]>([
  ['the finest copy, if it is no larger than the original', 1000, (quality) => quality * 1100, 990, 990],
  ['the finest of the copies that are no larger', 1000, (quality) => quality * 1500, 970, 1000],
  ['a larger copy rather than the original with its metadata', 1000, (quality) => 1000 + quality * 1000, 1400, 1400],
  ['at most 60 KB of a large photo', 4_000_000, (quality) => quality * 100_000, 58_000, 60_000],
])('returns %s', async (_, originalBytes, copyBytes, least, most) => {
  fakeBrowser({ width: 400, height: 300, copyBytes: (quality) => Math.round(copyBytes(quality)) })
  const photo = new File([new Uint8Array(originalBytes)], 'IMG.jpg', { type: 'image/jpeg' })
  const copy = (await resizePhoto(photo, MAX_BYTES)) as Blob
  expect(copy.type).toBe('image/jpeg')
  expect(copy.size).toBeGreaterThanOrEqual(least)
  expect(copy.size).toBeLessThanOrEqual(most)
})

it('a small JPEG is sent unchanged unless it has more pixels than needed', async () => {
  const { decode } = fakeBrowser({ width: 4032, height: 3024, copyBytes: 100 })
  const decoded = []
  for (const width of [1000, 1001]) {
    const frame = jpegSegment(0xc0, Buffer.from([8, 0x03, 0xe8, width >> 8, width & 0xff])) // 1000 lines
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), frame, jpegSegment(0xda, Buffer.of(0)), JPEG_END])
    await resizePhoto(new File([Uint8Array.from(bytes)], 'IMG.jpg', { type: 'image/jpeg' }), MAX_BYTES)
    decoded.push(decode.mock.calls.length)
  }
  expect(decoded).toEqual([0, 1])
})

it('six noise photos, added one by one, total at most 250 KB and are resent unchanged', async () => {
  URL.createObjectURL = () => 'blob:photo'
  fakeBrowser({ width: 4000, height: 3000, copyBytes: (quality, side) => Math.round(quality * side * side) })
  const copies: PhotoCopies = new Map()
  const photo = () => new File([new Uint8Array(4_000_000)], 'IMG.jpg', { type: 'image/jpeg' })
  const ids = ['1', '2', '3', '4', '5', '6']
  for (const [index, id] of ids.entries()) addOriginal(copies, id, photo(), index + 1)
  const sizesOf = async (some: string[]) => (await prepareCopies(copies, some)).map((copy) => (copy as Blob).size)
  const [alone = 0] = await sizesOf(['1'])
  expect(alone).toBeGreaterThan(50_000)
  expect(alone).toBeLessThanOrEqual(60_000)
  for (const count of [2, 3, 4, 5, 6]) {
    const sizes = await sizesOf(ids.slice(0, count))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(250_000)
    expect(Math.min(...sizes)).toBeGreaterThan(20_000)
  }
  const [sent, again] = [await prepareCopies(copies, ids), await prepareCopies(copies, ids)]
  expect(again.every((copy, index) => copy === sent[index])).toBe(true)
})

it('detects a HEIC photo by its type or first bytes', async () => {
  fakeBrowser({ width: 0, height: 0, copyBytes: 100, canDecode: false })
  const byBytes = new File(['\0\0\0\x18ftypheic'], 'IMG.jpg', { type: 'image/jpeg' })
  const byType = new File(['x'], 'IMG.heic', { type: 'image/heic' })
  expect([await resizePhoto(byBytes, MAX_BYTES), await resizePhoto(byType, MAX_BYTES)]).toEqual(['heic', 'heic'])
})

describe('a truncated photo', () => {
  const [jpegEnd, grey, leaf] = [
    [0xff, 0xd9],
    [128, 128, 128, 255],
    [90, 140, 60, 255],
  ]
  const cut = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(9_000)], 'IMG.jpg')

  /** Opens nothing but what ends like a JPEG. `edges`: what is drawn of top, bottom, left and right. */
  function strictBrowser(edges: number[][]) {
    fakeBrowser({ width: 400, height: 300, copyBytes: 100 })
    const close = jest.fn()
    const decode = async (blob: Blob) => {
      const end = new Uint8Array(await blob.slice(-2).arrayBuffer())
      if (!jpegEnd.every((byte, index) => end[index] === byte)) throw new DOMException('cut', 'InvalidStateError')
      return { width: 400, height: 300, close }
    }
    Object.assign(globalThis, { createImageBitmap: decode })
    let drawn = 0
    const getImageData = (_: number, __: number, across: number, down: number) => ({
      data: Uint8ClampedArray.from(Array.from({ length: across * down }, () => edges[drawn]!).flat()),
    })
    const drawImage = (_: unknown, left: number, top: number) => {
      drawn = left < 0 ? 3 : top < 0 ? 1 : drawn === 1 ? 2 : 0
    }
    // as above, and what a copy is checked with
    const context = { fillRect: () => undefined, drawImage, getImageData }
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
    return close
  }

  it('is copied like a whole one', async () => {
    strictBrowser([leaf, leaf, leaf, leaf])
    expect(await resizePhoto(cut, MAX_BYTES)).toMatchObject({ size: 100, type: 'image/jpeg' })
  })

  it.each([0, 1, 2, 3])('is refused where the browser shows grey along edge %d', async (edge) => {
    const close = strictBrowser([0, 1, 2, 3].map((index) => (index === edge ? grey : leaf)))
    expect(await resizePhoto(cut, MAX_BYTES)).toBe('unreadable')
    expect(close).toHaveBeenCalled()
  })
})
