import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { scripts } from '../../package.json'

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

it('declares the five endpoints of the specification in the only createApi', () => {
  expect(countOf(/\bcreateApi\(/g, CLIENT)).toBe(1)
  const source = readFileSync('src/client/api/api.ts', 'utf8')
  const declared = [...source.matchAll(/^ {4}(\w+): build\.(?:query|mutation)</gm)].map(([, name]) => name)
  expect(declared).toEqual(['getUser', 'refresh', 'login', 'register', 'predict'])
})

it('shows the store in Redux DevTools, except in the production build', () => {
  expect(readFileSync('src/client/store/store.ts', 'utf8')).toContain(
    "devTools: process.env['NODE_ENV'] !== 'production'",
  )
})

it('renders every screen with MUI', () => {
  const screens = CLIENT.filter((file) => /Screen\.tsx$/.test(file))
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter((file) => !readFileSync(file, 'utf8').includes("from '@mui/material"))).toEqual([])
})

it('has the top-level files and folders of the specification', () => {
  const topLevel = ['package.json', 'webpack.config.ts', 'tsconfig.json', 'babel.config.js', 'src', 'public', '__tests__', 'README.md'] // prettier-ignore
  expect(readdirSync('.')).toEqual(expect.arrayContaining(topLevel))
})

it('runs all of Jest and the tagged browser tests by `npm test`, and every test in CI', () => {
  const projects = 'unit server client'
  expect(scripts).toMatchObject({
    test: 'node scripts/test.mjs',
    'test:unit': `jest --selectProjects ${projects} --`,
    'test:e2e': 'node scripts/prepare.mjs && playwright test',
  })
  const runner = readFileSync('scripts/test.mjs', 'utf8')
  expect(runner).toContain(`['--selectProjects', ${projects.replace(/(\w+) ?/g, "'$1', ").replace(/, $/, '')}]`)
  expect(runner).toContain("['test', '--grep', '@smoke']")
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  for (const command of ['npm run test:unit', 'npm run test:e2e']) expect(workflow).toContain(`- run: ${command}\n`)
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test\n.*--grep-invert @smoke$/m)
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
