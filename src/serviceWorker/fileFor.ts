import type { Language } from '~/contract/languages'
import { libraryPaths } from '~/contract/libraryPaths'
import { pageFile } from '~/contract/pages'
import { paths } from '~/contract/paths'

/** The empty page, which renders any screen. */
export const SHELL = '/app.html'

const ROUTES: readonly string[] = [...Object.values(paths), ...libraryPaths]

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * The build's file for a request: the page of a screen, or the file itself. Undefined for everything else: calls of the
 * API, unknown addresses, other hosts.
 */
export function fileFor(
  { method, mode, url }: Asked,
  home: string,
  files: ReadonlySet<string>,
  language: Language,
): string | undefined {
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== home) return undefined
  if (mode !== 'navigate') return files.has(pathname) ? pathname : undefined
  const screen = pathname.replace(/\/+$/, '') || paths.home
  return ROUTES.includes(screen) ? `/${pageFile(screen, language, search)}` : undefined
}
