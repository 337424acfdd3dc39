import { libraryPaths } from '~/contract/library'
import { paths } from '~/contract/paths'

const LANDING_PAGE = '/index.html'
const SHELL = '/app.html'
/** A part such as `:id` stands for any text. */
const SCREENS = [...Object.values(paths), ...libraryPaths].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
)

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * Which file of the build answers a request: the landing page, one shell for every other screen (the server has a page with
 * its own head for each), or the file itself.
 * Undefined for whatever is none of the build's business: calls of the API, unknown addresses, other hosts.
 */
export function fileFor({ method, mode, url }: Asked, home: string, files: ReadonlySet<string>): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== home) return undefined
  if (mode !== 'navigate') return files.has(pathname) ? pathname : undefined
  const screen = pathname.replace(/\/+$/, '') || paths.home
  if (!SCREENS.some((path) => path.test(screen))) return undefined
  return screen === paths.home ? LANDING_PAGE : SHELL
}
