import { DEFAULT_LANGUAGE, languageOfPath, withoutLanguage, type Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

/** Query of `/login` for Sign Up instead of Log In. */
export const SIGN_UP_SEARCH = '?mode=sign-up'
export const isSignUp = (search: string) => new URLSearchParams(search).get('mode') === 'sign-up'

/** The page for unknown addresses. */
export const NOT_FOUND_PATH = '/not-found'

/** File of a route's page below the public files, for the build and the server. */
export function pageFile(path: string, language: Language, search = ''): string {
  const own = languageOfPath(path) ?? language
  const screen = withoutLanguage(path).replaceAll(':', '')
  const mode = path === paths.login && isSignUp(search) ? '/sign-up' : ''
  const name = screen === paths.home ? '/index' : screen + mode
  return `${own === DEFAULT_LANGUAGE ? '' : `${own}/`}${name.slice(1)}.html`
}
