import { shrinkPhoto } from '~/client/features/diagnosis/shrinkPhoto'

const original = new File([new Uint8Array(1000)], 'IMG.jpg', { type: 'image/jpeg' })

type Browser = { width: number; height: number; copyBytes: number | null; canDecode?: boolean }

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
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(copyBytes === null ? null : new Blob([new Uint8Array(copyBytes)], { type: type ?? '' }))
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
  ['the copy would be larger', { width: 400, height: 300, copyBytes: 1001 }],
  ['the browser cannot decode it', { width: 0, height: 0, copyBytes: 100, canDecode: false }],
  ['the browser cannot encode it', { width: 400, height: 300, copyBytes: null }],
])('sends the original when %s', async (_, browser) => {
  fakeBrowser(browser)
  expect(await shrinkPhoto(original)).toBe(original)
})

it('sends the original when the browser cannot do any of this', async () => {
  expect(await shrinkPhoto(original)).toBe(original)
})
