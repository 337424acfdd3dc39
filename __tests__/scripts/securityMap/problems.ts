import type { Evidence, Item, TestEvidence } from './map'
import { testTitles } from './testTitles'

type Needs = {
  scope: ReadonlyMap<string, number>
  /** A file's text by its path in the repository; undefined where there is none. */
  read: (path: string) => string | undefined
}

/** Shorter reasons say nothing. */
const MIN_REASON_LENGTH = 30
const TEST_FILE = /^__tests__\/.+\.test\.tsx?$/

/** Everything that is wrong with the map, one sentence each. */
export function problemsOf(map: readonly Item[], { scope, read }: Needs): string[] {
  const ids = map.map(({ id }) => id)
  const look = createLook(read)
  return [
    ...[...scope.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !scope.has(id)).map((id) => `${id} is not in the scope`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands here twice`),
    ...map.flatMap((item) =>
      [...shapeOf(item, scope), ...(item.by ?? []).flatMap((evidence) => wrongWith(evidence, look))].map(
        (problem) => `${item.id}: ${problem}`,
      ),
    ),
  ]
}

function* shapeOf({ id, level, asks, by = [], excluded, notMet }: Item, scope: Needs['scope']) {
  if (scope.has(id) && scope.get(id) !== level) yield `is of level ${scope.get(id)}`
  if (asks.trim() === '') yield 'does not say what is asked'
  if (by.length === 0 && excluded === undefined && notMet === undefined) yield 'has neither evidence nor a reason'
  if (excluded !== undefined && (by.length > 0 || notMet !== undefined)) yield 'is excluded and is not'
  for (const reason of [excluded, notMet])
    if (reason !== undefined && reason.trim().length < MIN_REASON_LENGTH) yield 'gives no reason'
}

type Look = ReturnType<typeof createLook>

/** Each file is read and parsed once. */
function createLook(read: Needs['read']) {
  const texts = new Map<string, string | undefined>()
  const titles = new Map<string, string[][]>()
  return {
    text(path: string) {
      if (!texts.has(path)) texts.set(path, read(path))
      return texts.get(path)
    },
    titles(path: string) {
      if (!titles.has(path)) titles.set(path, testTitles(this.text(path) ?? '', path))
      return titles.get(path) ?? []
    },
  }
}

function wrongWith(evidence: Evidence, look: Look): string[] {
  const path = 'test' in evidence ? evidence.test : 'doc' in evidence ? evidence.doc : evidence.code
  const text = look.text(path)
  if (text === undefined) return [`there is no file ${path}`]
  if ('test' in evidence) return wrongWithTest(evidence, text, look.titles(path))
  const fragment = 'doc' in evidence ? evidence.line : evidence.contains
  return says(text, fragment) ? [] : [`${path} does not say "${fragment}"`]
}

function wrongWithTest({ test, name, row }: TestEvidence, text: string, titles: string[][]): string[] {
  if (!TEST_FILE.test(test)) return [`${test} is no test file`]
  if (!titles.some((way) => leadsTo(way, name))) return [`${test} has no test "${name}"`]
  return row === undefined || says(text, row) ? [] : [`${test} has no row "${row}"`]
}

/** The whole way to a test, its end, or its beginning where a group is meant. */
function leadsTo(titles: readonly string[], name: string) {
  const wanted = name.split(' > ')
  const is = (part: readonly string[]) => part.length === wanted.length && part.join(' > ') === name
  return is(titles.slice(-wanted.length)) || is(titles.slice(0, wanted.length))
}

/** Line breaks and the padding of tables are the formatter's business. */
export const says = (text: string, fragment: string) => fragment.trim() !== '' && flat(text).includes(flat(fragment))

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
