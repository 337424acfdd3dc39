import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { givenProduct } from './support/givenProduct'

const PUBLIC_DIR = join(__dirname, '..', '..', 'dist', 'public')
const read = (name: string) => readFile(join(PUBLIC_DIR, name), 'utf8')
const product = givenProduct()

it.each(['index.html', 'app.html'])(
  '%s names the script for old browsers with the hash of its content',
  async (name) => {
    const hash = createHash('sha256')
      .update(await read('old.js'))
      .digest('base64')
    expect(await read(name)).toContain(`<script nomodule src=/old.js integrity=sha256-${hash}></script>`)
  },
)

it('is asked for by no browser that can run the app, and would say what to do', async () => {
  const page = await product.openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'load' })
  expect(asked).toContain('/about')
  expect(asked).not.toContain('/old.js')
  await page.evaluate(await read('old.js'))
  await page.getByText('Jani needs a newer browser. Please update yours.').waitFor()
  await page.context().close()
})
