import { readFileSync } from 'node:fs'
import path from 'node:path'

const readPublic = (file: string) => readFileSync(path.join(__dirname, '..', '..', 'public', file), 'utf8')

it('pages, sitemap and robots.txt name the address of their installation', async () => {
  process.env['PUBLIC_URL'] = 'https://shamba.example' // read when the modules are loaded
  const { publicPaths, renderDocument } = await import('~/client/app/renderPages')
  const { sitemap, withAddress, withHead } = await import('../../scripts/documents')
  const page = withHead(withAddress(readPublic('index.html')), await renderDocument('en', 'tomato-late-blight'))
  for (const [name, value] of [
    ['og:url', 'https://shamba.example/library/tomato-late-blight'],
    ['og:image', 'https://shamba.example/og-image.png'],
  ])
    expect(page).toContain(`<meta property="${name}" content="${value}"`)
  expect(page).toContain('<link rel="canonical" href="https://shamba.example/library/tomato-late-blight">')
  const robots = withAddress(readPublic('robots.txt'))
  expect(robots).toContain('Sitemap: https://shamba.example/sitemap.xml')
  expect(page + robots + sitemap(publicPaths())).not.toContain('https://jani.example')
}, 120_000)
