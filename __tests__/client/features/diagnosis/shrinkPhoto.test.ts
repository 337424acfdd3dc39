import { shrinkPhoto } from '~/client/features/diagnosis/shrinkPhoto'
import { MAX_IMAGE_BYTES } from '~/contract/limits'

const FINE = 0.8
const original = new File([new Uint8Array(1000)], 'IMG.jpg', { type: 'image/jpeg' })

/** `copyBytes` by quality: of a fine copy, or of every copy. */
type Browser = {
  width: number
  height: number
  copyBytes: number | null | [fine: number, coarse: number]
  canDecode?: boolean
}

/** jsdom draws nothing: a browser that decodes to this size and encodes to that many bytes. */
function fakeBrowser({ width, height, copyBytes, canDecode = true }: Browser) {
  const close = jest.fn()
  const decode = jest.fn(async () => {
    if (!canDecode) throw new DOMException('cannot decode', 'InvalidStateError')
    return { width, height, close }
  })
  Object.assign(globalThis, { createImageBitmap: decode })
  const drawn: number[][] = []
  const context = {
    fillRect: () => undefined,
    drawImage: (_: unknown, ...box: number[]) => drawn.push(box),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    const bytes = Array.isArray(copyBytes) ? copyBytes[quality === FINE ? 0 : 1] : copyBytes
    done(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: type ?? '' }))
  })
  return { close, decode, drawn }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

it.each([
  ['a landscape', 4032, 3024, [0, 0, 1024, 768]],
  ['a portrait', 3024, 4032, [0, 0, 768, 1024]],
  ['a small photo, which is not blown up', 400, 300, [0, 0, 400, 300]],
  ['a sliver, which keeps a pixel', 8000, 2, [0, 0, 1024, 1]],
])('draws %s at most 1024 px a side, upright', async (_, width, height, box) => {
  const { close, decode, drawn } = fakeBrowser({ width, height, copyBytes: 100 })
  const copy = await shrinkPhoto(original)
  expect(drawn).toEqual([box])
  expect(copy).toMatchObject({ size: 100, type: 'image/jpeg' })
  expect(decode).toHaveBeenCalledWith(original, { imageOrientation: 'from-image' })
  expect(close).toHaveBeenCalled()
})

it.each<[string, Browser]>([
  ['no server would take the copy', { width: 400, height: 300, copyBytes: MAX_IMAGE_BYTES + 1 }],
  ['the browser cannot decode it', { width: 0, height: 0, copyBytes: 100, canDecode: false }],
  ['the browser cannot encode it', { width: 400, height: 300, copyBytes: null }],
])('sends the original when %s', async (_, browser) => {
  fakeBrowser(browser)
  expect(await shrinkPhoto(original)).toBe(original)
})

it.each<[string, [fine: number, coarse: number], number]>([
  ['a fine copy, if it is no larger than the original', [1000, 600], 1000],
  ['a coarser copy, if only that is no larger', [1001, 700], 700],
  ['a larger copy rather than the original with its metadata', [1500, 1200], 1200],
])('sends %s', async (_, copyBytes, size) => {
  fakeBrowser({ width: 400, height: 300, copyBytes })
  const copy = await shrinkPhoto(original)
  expect(copy).not.toBe(original)
  expect(copy).toMatchObject({ size, type: 'image/jpeg' })
})

it('sends the original when the browser cannot do any of this', async () => {
  expect(await shrinkPhoto(original)).toBe(original)
})
