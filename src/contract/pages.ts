import { DEFAULT_LANGUAGE, languageOfPath, withoutLanguage } from './languages'
import type { Language } from './languages'
import { paths } from './paths'

/** Of `/login`: Sign Up instead of Log In. */
export const SIGN_UP_SEARCH = '?mode=sign-up'
export const isSignUp = (search: string) => new URLSearchParams(search).get('mode') === 'sign-up'

/** What an address that is not ours is answered with. */
export const NOT_FOUND_PATH = '/not-found'

/** Where the build puts the page of a route and the server finds it, below the public files. */
export function pageFile(path: string, language: Language, search = ''): string {
  const own = languageOfPath(path) ?? language
  const screen = withoutLanguage(path).replaceAll(':', '')
  const mode = path === paths.login && isSignUp(search) ? '/sign-up' : ''
  const name = screen === paths.home ? '/index' : screen + mode
  return `${own === DEFAULT_LANGUAGE ? '' : `${own}/`}${name.slice(1)}.html`
}
