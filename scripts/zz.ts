import { chromium } from '@playwright/test'
import { chromiumPath } from '../__tests__/support/chromium'
import { freePort, newDataDir, startProduct } from '../__tests__/support/product'
const views: [string, number, 'light' | 'dark'][] = [
  ['/library', 360, 'light'],
  ['/library', 1280, 'dark'],
  ['/library/maize-common-rust', 360, 'light'],
  ['/library/maize-common-rust', 1280, 'light'],
  ['/sw/library/tomato-mosaic-virus', 360, 'dark'],
  ['/sw/library/orange-greening', 1280, 'dark'],
  ['/sw/library', 1280, 'light'],
  ['/library/tomato-healthy', 360, 'light'],
  ['/sw/library', 360, 'dark'],
  ['/library/no-such', 360, 'light'],
]
void (async () => {
  const data = await newDataDir()
  const server = await startProduct({ dataDir: data.folder, port: await freePort() })
  const b = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] })
  for (const [path, width, colorScheme] of views) {
    const p = await b.newPage({
      viewport: { width, height: width < 500 ? 740 : 800 },
      baseURL: server.url,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    p.on('console', (m) => {
      if (m.type() !== 'info') console.log(path, m.type(), m.text().slice(0, 600))
    })
    p.on('pageerror', (e) => console.log(path, 'ERR', e.message.slice(0, 600)))
    const r = await p.goto(path)
    await p.mouse.move(5, 5)
    await p.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
    await p.waitForTimeout(500)
    await p.evaluate(async () => {
      for (const i of Array.from(document.images)) {
        i.scrollIntoView()
        await i.decode().catch(() => undefined)
      }
      window.scrollTo(0, 0)
    })
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log(
      path,
      r?.status(),
      await p.title(),
      p.url(),
      'overflow',
      over,
      await p.evaluate(
        () =>
          document.documentElement.lang +
          ' ' +
          [...document.querySelectorAll('link[rel=canonical],link[hreflang]')]
            .map((l) => l.getAttribute('href'))
            .join(' '),
      ),
    )
    await p.screenshot({ path: `/tmp/shot-${path.replaceAll('/', '_')}-${width}-${colorScheme}.png`, fullPage: true })
    await p.close()
  }
  await b.close()
  await server.stop()
  await data.remove()
})()
