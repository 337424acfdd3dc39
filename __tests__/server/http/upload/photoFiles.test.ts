import sharp from 'sharp'

import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import type { Classifier } from '~/server/domain/diagnoses/classifier'

import { bearer, creditsOf, register } from '../../../support/calls'
import { drawBombs } from '../../../support/decompressionBombs'
import { jpegOfSize, jpegSegment, withSegments } from '../../../support/jpegFile'
import { PNG_END, png, pngChunk, pngHeader, pngRows, withChunks } from '../../../support/pngFile'
import { buildTestApp, farmer, observations } from '../../../support/testApp'
import type { FakeClassify } from '../../../support/testApp'
import { startTestClassifier } from '../../../support/testClassifier'
import { draw, encodings } from '../../../support/testPhotos'

type File = [name: string, bytes: Buffer, fileName?: string, type?: string]

let worker: Classifier
let app: FastifyInstance
beforeAll(async () => {
  worker = await startTestClassifier({ worker: 'decodingWorker' })
  const classify: FakeClassify = async (...photo) => {
    await worker.classify(...photo)
    return observations.confident // every photo that can be read costs a credit here
  }
  app = await buildTestApp({ classify })
})
afterAll(async () => {
  await app.close()
  await worker.close()
})

/** Each encoding in one of them; in all of them among the stress tests. */
const SIZES = [
  [1, 1],
  [20, 1],
  [255, 257],
] as const

let farmers = 0
/** Sends each file; returns those whose status or charge is another one. */
async function wrongResponses(expected: number, files: File[]) {
  const wrong: string[] = []
  let access = ''
  for (const [index, [name, bytes, filename = 'leaf.jpg', contentType = 'image/jpeg']] of files.entries()) {
    if (index % FREE_CREDITS === 0)
      access = (await register(app, { ...farmer, email: `farmer${farmers++}@example.com` })).json().access
    const form = new FormData()
    form.append('image', bytes, { filename, contentType })
    const headers = { ...form.getHeaders(), ...bearer(access) }
    const { statusCode } = await app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
    const credits = FREE_CREDITS - (expected === 200 ? (index % FREE_CREDITS) + 1 : 0)
    if (statusCode !== expected || (await creditsOf(app, access)) !== credits) wrong.push(`${name}: ${statusCode}`)
  }
  return wrong
}

const latin1 = (content: string) => Buffer.from(content, 'latin1')
const page = Buffer.from('<html><script>alert(1)</script></html>')

it('reads JPEG, PNG and WebP in any encoding, rotation, name or type', async () => {
  const files: File[] = []
  for (const [index, [name, encode]] of Object.entries(encodings).entries()) {
    const [width, height] = SIZES[index % SIZES.length]!
    files.push([`${name} of ${width} x ${height}`, await encode(draw(width, height)).toBuffer()])
  }
  for (const orientation of [3, 6, 8])
    for (const format of ['jpeg', 'png', 'webp'] as const)
      files.push([`${format} turned ${orientation}`, await draw(60, 30).withMetadata({ orientation }).toFormat(format).toBuffer()]) // prettier-ignore
  const names = ['leaf.jpg.exe', '../../../etc/passwd', 'leaf.jpg\0.php', 'جاني.png', '🌿'.repeat(60), '.htaccess']
  for (const [index, fileName] of names.entries())
    files.push([fileName, await draw(40, 40 + index).png().toBuffer(), fileName, 'text/html']) // prettier-ignore
  const [jpeg, pngFile] = [await draw(40, 40).jpeg().toBuffer(), await draw(40, 41).png().toBuffer()]
  files.push(
    ['a JPEG and a page', Buffer.concat([jpeg, page])],
    ['a JPEG with a page in a comment', withSegments(jpeg, [jpegSegment(0xfe, page)])],
    ['a PNG and an archive', Buffer.concat([pngFile, latin1('PK\x03\x04')])],
    ['a PNG with a page', withChunks(pngFile, [pngChunk('tEXt', page)])],
  )
  expect(await wrongResponses(200, files)).toEqual([])
})

it('returns 415 to files of other kinds, however they are named, and charges nothing', async () => {
  const picture = () => sharp({ create: { width: 12, height: 12, channels: 3, background: 'green' } })
  const beginnings = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg><text>&f;</text></svg>',
    ...['heic', 'mif1', 'avif', 'isom'].map((brand) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`),
    ...['BM\x46\0\0\0', '\0\0\x01\0\x01\0', '%PDF-1.7\n', 'PK\x03\x04\x14\0', '\x1f\x8b\x08\0', '<!doctype html>'],
    ...['<?php system($_GET["c"]); ?>', '#!/bin/sh\nrm -rf /\n', 'MZ\x90\0', '\x7fELF\x02', '\0asm\x01\0\0\0'],
    ...['\0\0\0\x0cjP  \r\n\x87\n', '\xff\x0a\xfa\x1f', '\0\0\0\x0cJXL \r\n\x87\n', '8BPS\0\x01', 'II*\0\x10\0\0\0CR'],
    ...[
      'SIMPLE  =  T',
      'P6\n1 1\n255\n\xff\0\0',
      '#?RADIANCE\n',
      'v/1\x01\x02',
      'RIFF\x24\0\0\0WAVEfmt ',
      '\xb6\xa6\xf2\x08',
    ],
    'push graphic-context\nimage over 0,0 0,0 "https://example.com/x"\n',
    ...[
      '{"image":"x"}',
      '\xff',
      '\xff\xd8',
      '\x89PNG\r\n\x1a',
      '\x89PNG\n\x1a\n\0IHDR',
      'RIFF\x24\0\0\0WEB',
      '\0\0\0\0',
    ],
    ...[' \x89PNG\r\n\x1a\n', '\xef\xbb\xbf\xff\xd8\xff\xe0', `${page.toString()}\xff\xd8\xff`, 'GIF89a\xff\xd8\xff'],
  ].map(latin1)
  const pictures = [picture().gif(), picture().tiff(), picture().avif({ effort: 0 })].map((one) => one.toBuffer())
  const files = [...beginnings, ...(await Promise.all(pictures))].map((bytes, index): File => {
    const name = JSON.stringify(bytes.toString('latin1', 0, 30))
    return [name, bytes, ['leaf.jpg', 'leaf.png', 'leaf.svg.webp', 'leaf'][index % 4]!, index % 2 ? 'image/png' : undefined] // prettier-ignore
  })
  expect(await wrongResponses(415, files)).toEqual([])
})

it('returns 400 to damaged photos, and charges nothing', async () => {
  const [jpeg, pngFile, webp] = [
    await draw(40, 40).jpeg().toBuffer(),
    await draw(40, 40).png().toBuffer(),
    await draw(40, 40).webp().toBuffer(),
  ]
  const square = { width: 16, height: 16 }
  const rows = pngRows(16, 16)
  expect(
    await wrongResponses(400, [
      ['nothing', Buffer.alloc(0)],
      ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
      ['half a PNG', pngFile.subarray(0, pngFile.length / 2)],
      ['half a WebP', webp.subarray(0, webp.length / 2)],
      ['a JPEG that is a page', Buffer.concat([jpeg.subarray(0, 3), page])],
      ['a PNG that is a page', Buffer.concat([pngFile.subarray(0, 8), page])],
      ['a WebP that is a page', Buffer.concat([webp.subarray(0, 12), page])],
      ['a JPEG of no size', jpegOfSize(jpeg, 0, 0)],
      ['a PNG without a header', png(rows, PNG_END)],
      ['a PNG without a picture', png(pngHeader(square), PNG_END)],
      ['a PNG without a chunk', png()],
      ['a PNG of too few rows', png(pngHeader(square), pngRows(16, 3), PNG_END)],
      ['a PNG of no width', png(pngHeader({ width: 0, height: 16 }), rows, PNG_END)],
      ['a PNG of too great a width', png(pngHeader({ width: 2 ** 31 - 1, height: 1 }), rows, PNG_END)],
      ['a PNG of a negative height', png(pngHeader({ width: 16, height: 2 ** 32 - 1 }), rows, PNG_END)],
      ['a PNG of an unknown depth', png(pngHeader({ ...square, depth: 3 }), rows, PNG_END)],
      ['a PNG of an unknown colour', png(pngHeader({ ...square, colour: 5 }), rows, PNG_END)],
      ['a PNG of an unknown interlace', png(pngHeader({ ...square, interlace: 9 }), rows, PNG_END)],
      ['a PNG without its palette', png(pngHeader({ ...square, colour: 3 }), pngRows(16, 16, 1), PNG_END)],
      ['a PNG of unpacked rows', png(pngHeader(square), pngChunk('IDAT', Buffer.alloc(800, 1)), PNG_END)],
      ['a PNG cut in a chunk', Buffer.concat([png(pngHeader(square)), Buffer.from('ffffffff49444154', 'hex')])],
    ]),
  ).toEqual([])
})

it('reads decompression bombs within the limits, and refuses the others with 400 or 415', async () => {
  const bombs = await drawBombs()
  for (const expected of [200, 400, 415]) {
    const files = bombs.filter(({ status }) => status === expected).map(({ name, bytes }): File => [name, bytes])
    expect(files).not.toEqual([])
    expect(await wrongResponses(expected, files)).toEqual([])
  }
})
