import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

const CLIENT = filesIn('src/client')
const TESTS = filesIn('__tests__').filter(
  (file) => file !== path.join('__tests__', 'scripts', path.basename(__filename)),
)

const countOf = (pattern: RegExp, files: readonly string[]) =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0)

/** One name in each language, and facts and words of one subject. */
const NAMED_BY_SUBJECT = /(catalogue|words|recoveryWords|i18n|crops|errors)\/(.*\/)?[^/]+$/

it('has one slice of scans', () => {
  const slices = CLIENT.filter((file) => /createSlice\(\{\s*name: 'scans'/.test(readFileSync(file, 'utf8')))
  expect(slices).toEqual([path.join('src', 'client', 'features', 'scan', 'scansSlice.ts')])
})

it('mocks at most four modules', () => {
  expect(countOf(/jest\.mock\(/g, TESTS)).toBeLessThanOrEqual(4)
})

it('has at most ten thunks without a name in Redux DevTools', () => {
  expect(countOf(/: AppThunk\b/g, CLIENT)).toBeLessThanOrEqual(10)
})

it('has at most twelve selectors of MUI classes outside the theme', () => {
  const outside = CLIENT.filter((file) => !file.startsWith(path.join('src', 'client', 'ui', 'theme')))
  expect(countOf(/\.Mui[A-Z]/g, outside)).toBeLessThanOrEqual(12)
})

it('gives each file of code a name of its own', () => {
  const names = filesIn('src')
    .filter((file) => !NAMED_BY_SUBJECT.test(file))
    .map((file) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
