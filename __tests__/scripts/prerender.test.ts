import { colorSchemeScript, renderLibrary, renderScreens, renderShell } from '~/client/app/renderPages'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { NOT_FOUND_PATH, SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

const TIMEOUT_MS = 120_000

let screens: Awaited<ReturnType<typeof renderScreens>>
beforeAll(async () => {
  screens = await renderScreens()
}, TIMEOUT_MS)

const screenAt = (path: string, language: Language = 'en', search = '') =>
  screens.find((one) => one.path === path && one.language === language && one.search === search)!

it('renders every screen in every language, Sign Up and the page of unknown addresses included', () => {
  const others = Object.values(paths).filter((path) => path !== paths.library)
  for (const language of LANGUAGES) {
    const addresses = screens.filter((one) => one.language === language).map(({ path, search }) => path + search)
    expect(addresses.sort()).toEqual([...others, paths.login + SIGN_UP_SEARCH, NOT_FOUND_PATH].sort())
  }
})

it.each<[string, Language, string, string]>([
  [paths.home, 'en', 'Frequently Asked Questions', ''],
  [paths.home, 'sw', 'Linda Mavuno Yako Leo', ''],
  [paths.predict, 'en', 'Upload Leaf Image', ''],
  [paths.predict, 'sw', 'Tuma picha ya jani', ''],
  [paths.login, 'en', 'Welcome back', ''],
  [paths.login, 'en', 'Create your account', SIGN_UP_SEARCH],
  [paths.login, 'sw', 'Jisajili', SIGN_UP_SEARCH],
  [paths.account, 'en', 'Log in to see your account', ''],
  [paths.history, 'sw', 'Ingia ili uone majibu yako', ''],
  [NOT_FOUND_PATH, 'en', 'Nothing grows here', ''],
])('%s in %s says "%s" before any script', (path, language, text, search) => {
  expect(screenAt(path, language, search).markup).toContain(text)
})

it('shows no text key in place of its text', () => {
  const NAMESPACED = /[>"](?:[a-z]\w*:)?[a-z]\w*(?:\.[a-z]\w*)+[<"]/
  for (const { path, language, markup } of screens)
    expect([path, language, NAMESPACED.exec(markup.replaceAll(/href="[^"]*"|src="[^"]*"/g, ''))?.[0]]).toEqual([
      path,
      language,
      undefined,
    ])
})

it('every page, those of the library included, has one heading of the first level', async () => {
  const pages = [...screens, ...(await renderLibrary())]
  expect(pages.length).toBeGreaterThan(100)
  const counts = pages.map(({ path, language, markup }) => [path, language, markup.match(/<h1[ >]/g)?.length ?? 0])
  expect(counts.filter(([, , count]) => count !== 1)).toEqual([])
})

it('has no inline style attributes, which the content security policy refuses', () => {
  for (const { path, markup } of screens) expect([path, markup.includes(' style="')]).toEqual([path, false])
})

it('a prerendered page waits for nothing and has no lazy part', () => {
  for (const { path, markup } of screens) expect([path, markup.includes('<!--$!-->')]).toEqual([path, false])
})

it('leads visitors to Sign Up, which needs no script', () => {
  expect(screenAt(paths.home).markup.match(/<a[^>]* href="\/login\?mode=sign-up"/g)).toHaveLength(6)
})

it('no form is sent by its address', () => {
  const forms = screens.flatMap(({ markup }) => markup.match(/<form[^>]*>/g) ?? [])
  expect(forms).not.toEqual([])
  for (const form of forms) expect(form).toContain('method="post"')
})

it('every page has the theme for both colour schemes, and the script that chooses one before the first paint', () => {
  for (const { styles } of [screenAt(paths.home), renderShell()]) {
    expect(styles).toContain('[data-dark]{')
    expect(styles).toContain('--mui-palette-background-default')
  }
  expect(renderShell().markup).toBe('')
  expect(colorSchemeScript()).toContain('mui-mode')
})
