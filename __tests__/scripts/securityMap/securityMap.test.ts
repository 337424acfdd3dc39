import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { kindOf } from './map'
import type { Item } from './map'
import { listIn, listsOf, staleIn } from './page'
import { problemsOf } from './problems'
import { scope } from './scope'
import { testTitles } from './testTitles'

const ROOT = join(__dirname, '..', '..', '..')
const MAP = 'docs/security/asvs.json'
const PAGE = 'docs/security.md'

function read(path: string) {
  const file = join(ROOT, path)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) return ''
  return found && readFileSync(file, 'utf8')
}

const map = JSON.parse(read(MAP) ?? '[]') as Item[]
const page = read(PAGE) ?? ''

describe('the security map', () => {
  it('answers for 182 items of the standard: 61, 102 and 19 of its levels', () => {
    const levels = [...scope.values()]
    expect([1, 2, 3].map((level) => levels.filter((one) => one === level).length)).toEqual([61, 102, 19])
    expect(map).toHaveLength(182)
  })

  it('leads from each of them to a test or a line that is there, or to a reason', () => {
    expect(problemsOf(map, { scope, read })).toEqual([])
  })

  it('is in the order of the standard', () => {
    const ids = map.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })
})

describe('the page about security', () => {
  it.each(Object.entries(listsOf(map)))('says what the map says: %s', (name, lines) => {
    expect(listIn(page, name)).toEqual(lines)
  })

  it('names only files that are there and quotes what they say', () => {
    expect(staleIn(page, read)).toEqual([])
  })
})

describe('the check of the map', () => {
  const files: Record<string, string> = {
    '__tests__/a.test.ts': `
      describe.each(tables)('a group on $name', () => {
        describe('inside', () => { it.each([1, 2])(\`counts \${n} to %i\`, () => {}) })
        it('holds', async () => {})
        it.skip('is skipped', () => {})
      })
      describeOnPostgres('elsewhere', () => { test("isn't broken", () => {}) })
      describe.skip('left out', () => { it('never runs', () => {}) })
      // it('is a comment', () => {})
      expect('it("is text", () => {})').toBe('it("is text", () => {})')`,
    'docs/a.md': '# Rules\n\nOne rule\nfor all.',
    'src/a.ts': 'const LIMIT = 5',
  }
  const test = { test: '__tests__/a.test.ts', name: 'a group on $name > holds' }
  const bare: Item = { id: '1.1.1', level: 2, asks: 'decode once' }
  const good: Item = { ...bare, by: [test] }
  const problems = (...items: Item[]) =>
    problemsOf(items, { scope: new Map([['1.1.1', 2]]), read: (path) => files[path] })
  const by = (...evidence: Item['by'] & {}) => problems({ ...good, by: evidence })

  it('reads the titles of tests as they would run', () => {
    expect(testTitles(files['__tests__/a.test.ts']!, '__tests__/a.test.ts')).toEqual([
      ['a group on $name', 'inside', 'counts ${…} to %i'],
      ['a group on $name', 'holds'],
      ['elsewhere', "isn't broken"],
    ])
  })

  it('is content with what is there', () => {
    expect(problems(good)).toEqual([])
    expect(by({ ...test, name: 'holds' }, { ...test, name: 'a group on $name > inside' })).toEqual([])
    expect(by({ ...test, row: 'tables' })).toEqual([])
    expect(by({ doc: 'docs/a.md', line: 'One rule for all.' }, { code: 'src/a.ts', contains: 'LIMIT = 5' })).toEqual([])
  })

  it('sees what is missing, unknown, doubled or at another level', () => {
    expect(problems()).toEqual(['1.1.1 is missing'])
    expect(problems(good, { ...good, id: '9.9.9' })).toEqual(['9.9.9 is not in the scope'])
    expect(problems(good, good)).toEqual(['1.1.1 stands here twice'])
    expect(problems({ ...good, level: 1 })).toEqual(['1.1.1: is of level 2'])
  })

  it('sees an item without evidence and without a reason worth the name', () => {
    expect(problems(bare)).toEqual(['1.1.1: has neither evidence nor a reason'])
    expect(problems({ ...bare, by: [] })).toEqual(['1.1.1: has neither evidence nor a reason'])
    expect(problems({ ...bare, excluded: 'n/a' })).toEqual(['1.1.1: gives no reason'])
    expect(problems({ ...good, excluded: 'there is nothing of this kind in the product' })).toEqual([
      '1.1.1: is excluded and is not',
    ])
    expect(problems({ ...good, asks: ' ' })).toEqual(['1.1.1: does not say what is asked'])
  })

  it.each(['is skipped', 'never runs', 'is a comment', 'is text', 'hold', 'inside > holds', ''])(
    'sees that no test is called %j',
    (name) => {
      expect(by({ ...test, name })).toEqual([`1.1.1: __tests__/a.test.ts has no test "${name}"`])
    },
  )

  it('sees that a file, or what should stand in it, is gone', () => {
    expect(by({ test: '__tests__/b.test.ts', name: 'holds' })).toEqual(['1.1.1: there is no file __tests__/b.test.ts'])
    expect(by({ test: 'src/a.ts', name: 'holds' })).toEqual(['1.1.1: src/a.ts is no test file'])
    expect(by({ ...test, row: 'three' })).toEqual(['1.1.1: __tests__/a.test.ts has no row "three"'])
    expect(by({ doc: 'docs/a.md', line: 'Two rules.' })).toEqual(['1.1.1: docs/a.md does not say "Two rules."'])
    expect(by({ code: 'src/a.ts', contains: 'LIMIT = 6' })).toEqual(['1.1.1: src/a.ts does not say "LIMIT = 6"'])
    expect(by({ doc: 'docs/a.md', line: ' ' })).toEqual(['1.1.1: docs/a.md does not say " "'])
  })

  it('sees a page that has grown old', () => {
    expect(staleIn('`src/a.ts` and `src/b.ts`', (path) => files[path])).toEqual(['there is no file src/b.ts'])
    expect(staleIn('5: `src/a.ts`: `LIMIT = 6`', (path) => files[path])).toEqual(['src/a.ts does not say "LIMIT = 6"'])
    expect(listIn('<!-- figures -->\n\n- total: 1\n\n<!-- end of figures -->', 'figures')).toEqual(['total: 1'])
    expect(listIn('- total: 1', 'figures')).toBeUndefined()
  })

  it('counts an item once, as the best that shows it', () => {
    const reason = { notMet: 'there is no such screen, and nothing else instead' }
    const line = { doc: 'docs/a.md', line: 'One rule' }
    expect(
      [
        { ...good, by: [line, test] },
        { ...good, by: [line] },
        { ...good, ...reason },
      ].map(kindOf),
    ).toEqual(['test', 'document', 'notMet'])
  })
})
