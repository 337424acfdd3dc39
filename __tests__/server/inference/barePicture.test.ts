import sharp from 'sharp'

import { DomainError } from '~/server/domain/domainError'
import { decodePhoto, readWebp } from '~/server/inference/decodePhoto'
import { readOrientation } from '~/server/inference/pictureParts'
import { readJpeg } from '~/server/inference/readJpeg'
import { readPng } from '~/server/inference/readPng'

import { exifBlock, exifBomb, orientationEntry, withExif } from '../../support/exifBlock'
import { jpegOfScans, jpegSegment, withSegments } from '../../support/jpegFile'
import { photos } from '../../support/photos'
import { png, pngChunk, pngHeader, pngRows, withChunks, PNG_END } from '../../support/pngFile'
import { draw } from '../../support/testPhotos'
import { webpChunk, withWebpChunks } from '../../support/webpFile'

const SIZE: [number, number] = [301, 402]
const containers = ['jpeg', 'png', 'webp'] as const
const files: Record<string, Buffer> = {}
beforeAll(async () => {
  const picture = sharp(photos.maizeRust).resize(...SIZE)
  for (const container of containers) files[container] = await picture.clone().toFormat(container).toBuffer()
  files['progressive jpeg'] = await picture.clone().jpeg({ progressive: true }).toBuffer()
  files['interlaced png'] = await picture.clone().png({ progressive: true }).toBuffer()
})

const pixelsOf = async (photo: Buffer) => Buffer.from((await decodePhoto(photo)).data)

/** The pixels as sharp itself decodes them from a whole file with EXIF. */
const pixelsBySharp = async (photo: Buffer) =>
  new Uint8Array(
    await sharp(photo).autoOrient().flatten({ background: 'white' }).toColourspace('srgb').raw().toBuffer(),
  )

describe('the orientation in EXIF', () => {
  it.each(containers)('turns a %s as sharp does, in all eight ways and both byte orders', async (container) => {
    const pictures = new Set<string>()
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const isBigEndian of [true, false]) {
        const photo = withExif(
          files[container]!,
          container,
          SIZE,
          exifBlock([orientationEntry(value)], { isBigEndian }),
        )
        const pixels = await pixelsOf(photo)
        expect([value, pixels.equals(await pixelsBySharp(photo))]).toEqual([value, true])
        pictures.add(pixels.toString('base64'))
      }
    expect(pictures.size).toBe(8)
  })

  it('is read from the first 64 entries of the first directory, within the block', () => {
    const other = { tag: 0x0100, type: 4, count: 1, value: 6 }
    const after = (entries: number) => exifBlock([...Array<typeof other>(entries).fill(other), orientationEntry(6)])
    const upright = [
      Buffer.alloc(0),
      Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1'),
      Buffer.from('II*\0'),
      exifBomb(64),
      after(64),
      after(5).subarray(0, -16),
      exifBlock([orientationEntry(0)]),
      exifBlock([orientationEntry(9)]),
      exifBlock([{ ...orientationEntry(6), type: 4 }]),
      exifBlock([{ ...orientationEntry(6), count: 2 }]),
      Buffer.concat([Buffer.from('XX'), exifBlock([orientationEntry(6)]).subarray(2)]),
    ]
    expect(upright.map(readOrientation)).toEqual(upright.map(() => 1))
    expect([after(63), exifBlock([orientationEntry(6)], { entries: 65_535 })].map(readOrientation)).toEqual([6, 6])
  })
})

describe('what a decoder gets', () => {
  const everything = Buffer.from('a name, a place, a profile, a second picture')

  it('is the picture of a JPEG alone, as its encoder wrote it', () => {
    const jpeg = files['jpeg']!
    const named = (name: string) => Buffer.concat([Buffer.from(name, 'latin1'), everything])
    const names = {
      0xe0: 'JFXX\0',
      0xe1: 'http://ns.adobe.com/xap/1.0/\0',
      0xe2: 'MPF\0',
      0xed: 'Photoshop 3.0\0',
      0xfe: '',
    }
    const extra = Object.entries(names).map(([marker, name]) => jpegSegment(Number(marker), named(name)))
    const profile = jpegSegment(0xe2, named('ICC_PROFILE\0\x01\x01'))
    const phone = Buffer.concat([withSegments(jpeg, [...extra, profile]), jpeg, everything, Buffer.from('SEFT')])
    expect(readJpeg(phone).bytes.equals(jpeg)).toBe(true)
    expect(readJpeg(withExif(phone, 'jpeg', SIZE, exifBomb(9))).bytes.equals(jpeg)).toBe(true)
  })

  it('is the picture of a PNG alone, its rows in one chunk', async () => {
    const types = ['tEXt', 'zTXt', 'iTXt', 'iCCP', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'acTL', 'fcTL', 'prIv', 'eXIf']
    const whole = await draw(20, 10).png().toBuffer()
    const phone = Buffer.concat([
      withChunks(
        whole,
        types.map((type) => pngChunk(type, everything)),
      ),
      everything,
    ])
    const { bytes } = readPng(phone)
    expect(types.filter((type) => bytes.includes(type))).toEqual([])
    expect(bytes.equals(readPng(whole).bytes)).toBe(true)
    const rows = pngRows(20, 10).subarray(8, -4)
    const pieces = Array.from(rows, (_, at) => pngChunk('IDAT', rows.subarray(at, at + 1)))
    const header = pngHeader({ width: 20, height: 10 })
    expect(readPng(png(header, ...pieces, PNG_END)).bytes).toEqual(png(header, pngChunk('IDAT', rows), PNG_END))
  })

  it('is the picture of a WebP alone', () => {
    const webp = files['webp']!
    const chunks = ['ICCP', 'EXIF', 'XMP ', 'prIv'].map((type) => webpChunk(type, everything))
    const bare = readWebp(withWebpChunks(webp, SIZE, [])).bytes
    const { bytes } = readWebp(Buffer.concat([withWebpChunks(webp, SIZE, chunks), everything]))
    expect(bytes.equals(bare)).toBe(true)
    expect(bytes.includes(everything)).toBe(false)
  })

  it('has all scans that libjpeg would find, and none from comments or behind the end', async () => {
    const scans = Buffer.from('ffda'.repeat(40), 'hex')
    const many = jpegOfScans(64, 40)
    const hidden = Buffer.concat([many.subarray(0, many.indexOf('ffda', 'hex')), Buffer.from('ff02ffff', 'hex'), many])
    const commented = Buffer.concat([withSegments(photos.maizeRust, [jpegSegment(0xfe, scans)]), scans])
    const ordinary = await draw(64, 64).jpeg({ progressive: true }).toBuffer()
    const counts = [commented, ordinary, Buffer.alloc(2 ** 20, 0xff)].map(
      (bytes) => readJpeg(bytes).bytes.toString('latin1').split('\xff\xda').length - 1,
    )
    expect(counts).toEqual([1, 10, 0])
    expect(() => readJpeg(hidden)).toThrow(expect.objectContaining({ code: 'tooManyScans' }))
  })
})

describe('a truncated photo', () => {
  it.each([
    ['jpeg', 1],
    ['jpeg', 2],
    ['progressive jpeg', 2],
    ['png', 12],
    ['png', 16],
    ['interlaced png', 12],
    ['webp', 0],
  ])('%s, is read like the whole one without %d bytes, and refused without half of them', async (name, missing) => {
    const whole = files[name]!
    const cut = await pixelsOf(whole.subarray(0, whole.length - missing))
    expect(cut.equals(await pixelsOf(whole))).toBe(true)
    await expect(decodePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'photoDamaged' })
  })

  it('is read if a WebP states another length or is not padded', async () => {
    const webp = files['webp']!
    const whole = await pixelsOf(webp)
    for (const length of [0, 4, 2 ** 31]) {
      const wrong = Buffer.from(webp)
      wrong.writeUInt32LE(length, 4)
      expect((await pixelsOf(wrong)).equals(whole)).toBe(true)
    }
    const odd = Buffer.concat([
      webp,
      webpChunk('EXIF', exifBlock([orientationEntry(3)])),
      Buffer.from('XMP \x01\0\0\0x'),
    ])
    expect(readWebp(odd).orientation).toBe(3)
  })
})

it('leaves a malformed file to the decoder, which refuses it', async () => {
  const chunk = pngChunk('IDAT', Buffer.alloc(9))
  const header = pngHeader({ width: 1, height: 1 })
  const wrongChecksum = Buffer.from(files['png']!)
  wrongChecksum[wrongChecksum.length - 14]! ^= 1
  const canvas = withWebpChunks(files['webp']!, [300, 400], []) // another size than the picture
  for (const malformed of [png(), png(header, chunk.subarray(0, 15)), png(chunk.subarray(0, 5)), wrongChecksum, canvas])
    await expect(decodePhoto(malformed)).rejects.toBeInstanceOf(DomainError)
})
