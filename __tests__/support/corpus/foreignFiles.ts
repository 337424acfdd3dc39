import sharp from 'sharp'

import { NO_PHOTO } from './oddPhoto'
import type { OddPhoto } from './oddPhoto'

const text = (content: string) => Buffer.from(content, 'latin1')
const box = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`)

/** The first bytes of files that are no JPEG, PNG or WebP; some of them are pictures. */
const beginnings: Record<string, Buffer> = {
  SVG: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  'SVG that reads a file': text(
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>',
  ),
  HEIC: box('heic'),
  HEIF: box('mif1'),
  'AVIF by its name': box('avif'),
  BMP: text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  ICO: text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x18\0'),
  PDF: text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
  ZIP: text('PK\x03\x04\x14\0\0\0\x08\0'),
  gzip: text('\x1f\x8b\x08\0\0\0\0\0\0\x03'),
  HTML: text('<!doctype html><script>alert(document.domain)</script>'),
  PHP: text('<?php system($_GET["c"]); ?>'),
  'a shell script': text('#!/bin/sh\nrm -rf /\n'),
  'a Windows program': text('MZ\x90\0\x03\0\0\0'),
  'a Linux program': text('\x7fELF\x02\x01\x01\0'),
  WebAssembly: text('\0asm\x01\0\0\0'),
  'JPEG 2000': text('\0\0\0\x0cjP  \r\n\x87\n'),
  'JPEG XL': text('\xff\x0a\xfa\x1f'),
  'JPEG XL in a box': text('\0\0\0\x0cJXL \r\n\x87\n'),
  Photoshop: text('8BPS\0\x01\0\0\0\0\0\0\0\x03'),
  'a raw photo': text('II*\0\x10\0\0\0CR\x02\0'),
  FITS: text('SIMPLE  =                    T'),
  'a portable pixmap': text('P6\n1 1\n255\n\xff\0\0'),
  Radiance: text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
  OpenEXR: text('v/1\x01\x02\0\0\0'),
  'a sound': text('RIFF\x24\0\0\0WAVEfmt '),
  'a film': text('RIFF\x24\0\0\0AVI LIST'),
  MP4: box('isom'),
  'a libvips image': text('\xb6\xa6\xf2\x08\x01\0\0\0'),
  ImageMagick: text('push graphic-context\nimage over 0,0 0,0 "https://example.com/x"\n'),
  JSON: text('{"image":"x"}'),
  letters: text('just a letter'),
  zeros: Buffer.alloc(4096),
  'one byte': text('\xff'),
  'two bytes of a JPEG': text('\xff\xd8'),
  'seven bytes of a PNG': text('\x89PNG\r\n\x1a'),
  'a PNG in text mode': text('\x89PNG\n\x1a\n\0\0\0\rIHDR'),
  'half a WebP': text('RIFF\x24\0\0\0WEB'),
  'a PNG after a blank': text(' \x89PNG\r\n\x1a\n'),
  'a JPEG after a byte order mark': text('\xef\xbb\xbf\xff\xd8\xff\xe0'),
}

const disguises = [
  { fileName: 'leaf.jpg', type: 'image/jpeg' },
  { fileName: 'leaf.png', type: 'image/png' },
  { fileName: 'leaf.svg.webp', type: 'image/webp' },
  { fileName: 'leaf', type: 'application/octet-stream' },
]

/** Files of other kinds, each under several false names. */
export async function drawForeignFiles(): Promise<OddPhoto[]> {
  const picture = () => sharp({ create: { width: 12, height: 12, channels: 3, background: 'green' } })
  const files = {
    ...beginnings,
    GIF: await picture().gif().toBuffer(),
    TIFF: await picture().tiff().toBuffer(),
    AVIF: await picture().avif({ effort: 0 }).toBuffer(),
  }
  return Object.entries(files).flatMap(([name, bytes]) =>
    disguises.map((disguise) => ({ name: `${name} as ${disguise.fileName}`, bytes, expected: NO_PHOTO, ...disguise })),
  )
}
