import { renderPages } from '~/client/app/renderPages'

type Pages = Awaited<ReturnType<typeof renderPages>>
let pages: Pages

beforeAll(async () => {
  pages = await renderPages()
}, 60_000)

it('the landing page is complete before any script, its calls to action included', () => {
  const { markup } = pages.landing
  expect(markup).toContain('Frequently Asked Questions')
  expect(markup.match(/<a[^>]* href="\/login"/g)).toHaveLength(6) // Get Started and five calls to action
  expect(markup).toContain('href="#how-it-works"')
})

it('has no inline style attributes, which the content security policy refuses', () => {
  expect(pages.landing.markup).not.toContain(' style="')
})

it('every page has the theme for both colour schemes, and the script that chooses one before the first paint', () => {
  for (const { styles } of [pages.landing, pages.shell]) {
    expect(styles).toContain('[data-dark]{')
    expect(styles).toContain('--mui-palette-background-default')
  }
  expect(pages.shell.markup).toBe('')
  expect(pages.colorSchemeScript).toContain('mui-mode')
})
