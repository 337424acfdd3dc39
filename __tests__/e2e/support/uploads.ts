import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { prediction } from './answers'

/**
 * Answers every diagnosis without the server. The result reads the photos that the page has sent so far: the browser
 * does not show the files of a multipart body to Playwright, so the page records what it hands to `fetch`.
 */
export async function recordUploads(page: Page) {
  const photos: Buffer[] = []
  await page.exposeFunction('recordUpload', (base64: string) => photos.push(Buffer.from(base64, 'base64')))
  await page.addInitScript((path) => {
    const send = window.fetch.bind(window)
    const { recordUpload } = window as unknown as { recordUpload: (base64: string) => Promise<void> }
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith(path)) return send(request)
      const photo = (await request.clone().formData()).get('image') as File
      const bytes = new Uint8Array(await photo.arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      await recordUpload(btoa(text))
      return send(request)
    }
  }, endpoints.predict.url)
  await page.route(`**${endpoints.predict.url}`, (route) =>
    route.fulfill({ json: prediction('## Maize: common rust') }),
  )
  return photos
}
