import type { Language } from '~/contract/languages'
import { fileFor } from '~/serviceWorker/fileFor'

const HOME = 'https://jani.example'
const FILES = new Set(['/app.html', '/assets/132.0123456789.js', '/illustrations/hero.svg'])

const respond = (
  path: string,
  { mode = 'navigate', method = 'GET' }: Partial<Pick<Request, 'mode' | 'method'>> = {},
  language: Language = 'en',
) => fileFor({ method, mode, url: new URL(path, HOME).href }, HOME, FILES, language)

it.each([
  ['/', '/index.html'],
  ['/?from=home-screen', '/index.html'],
  ['/predict', '/predict.html'],
  ['/predict/', '/predict.html'],
  ['/login?mode=sign-up#top', '/login/sign-up.html'],
  ['/sw/library/maize-common-rust', '/sw/library/maize-common-rust.html'],
  ['/library/kale-black-rot', '/library/kale-black-rot.html'],
  ['/sw/library/crop/kale', '/sw/library/crop/kale.html'],
])('a visit of %s is answered with %s', (path, file) => {
  expect(respond(path)).toBe(file)
})

it('a visit is answered in the language of the reader', () => {
  expect(respond('/predict', {}, 'sw')).toBe('/sw/predict.html')
})

it.each(['/assets/132.0123456789.js', '/illustrations/hero.svg'])('%s is answered with itself', (path) => {
  expect(respond(path, { mode: 'no-cors' })).toBe(path)
})

it.each<[string, string, Partial<Pick<Request, 'mode' | 'method'>>]>([
  ['an unknown address', '/no/such/page', {}],
  ['a part of an address too many', '/history/0197-a/more', {}],
  ['an unknown condition', '/library/no-such-thing', {}],
  ['an unknown crop', '/library/crop/rice', {}],
  ['the description of the API', '/api/openapi.json', {}],
  ['a call', '/api/users/get_user', { mode: 'cors' }],
  ['something sent', '/predict', { method: 'POST' }],
  ['a file of another build', '/assets/132.9876543210.js', { mode: 'no-cors' }],
  ['another host', 'https://elsewhere.example/illustrations/hero.svg', { mode: 'no-cors' }],
  ['a page of another host', 'https://elsewhere.example/', {}],
])('%s is left to the network', (_, path, how) => {
  expect(respond(path, how)).toBeUndefined()
})
