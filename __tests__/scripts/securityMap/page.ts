import { kindOf } from './map'
import type { Item, Kind } from './map'
import { says } from './problems'

const WORDS: Record<Kind, string> = {
  test: 'met, shown by a test',
  document: 'met, shown by a document',
  code: 'met, shown by a line of code',
  excluded: 'excluded for a reason',
  notMet: 'not met',
}

/** The lists that the page must carry, by the name of the place between whose marks they stand. */
export const listsOf = (map: readonly Item[]) => ({
  figures: [`total: ${map.length}`, ...Object.entries(WORDS).map(([kind, words]) => `${words}: ${count(map, kind)}`)],
  'not met': map.flatMap(({ id, notMet }) => (notMet === undefined ? [] : [`${id} ${notMet}`])),
  excluded: map.flatMap(({ id, excluded }) => (excluded === undefined ? [] : [`${id} ${excluded}`])),
})

const count = (map: readonly Item[], kind: string) => map.filter((item) => kindOf(item) === kind).length

/** What stands between `<!-- name -->` and `<!-- end of name -->`: the items of a list. */
export function listIn(page: string, name: string): string[] | undefined {
  const [, rest] = page.split(`<!-- ${name} -->`)
  const [block, after] = rest?.split(`<!-- end of ${name} -->`) ?? []
  if (block === undefined || after === undefined) return undefined
  return block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
}

const PATH = /`((?:__tests__|src|docs|scripts|models|\.github)\/[\w./-]+)`/g
const QUOTE = /`([\w.][\w./-]*\.\w+)`: `([^`]+)`/g

/** Files that the page names and that are not there, and what it quotes from a file (`file`: `text`) that does not say so. */
export function staleIn(page: string, read: (path: string) => string | undefined): string[] {
  const paths = [...page.matchAll(PATH)].map(([, path = '']) => path)
  const quotes = [...page.matchAll(QUOTE)].map(([, path = '', text = '']) => ({ path, text }))
  return [
    ...paths.filter((path) => read(path) === undefined).map((path) => `there is no file ${path}`),
    ...quotes
      .filter(({ path, text }) => !says(read(path) ?? '', text))
      .map(({ path, text }) => `${path} does not say "${text}"`),
  ]
}
