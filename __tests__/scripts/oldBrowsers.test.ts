import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { transformFileSync } from '@babel/core'
import { parse } from 'acorn'

/** Chrome 61, Safari 11 and Firefox 60 read it. */
const ECMA_VERSION = 2017
const SRC = path.resolve('src')

const fileOf = (specifier: string, from: string) => {
  const base = specifier.startsWith('~/')
    ? path.join(SRC, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  return `${base}.ts`
}

/** The modules that a module imports, directly or not; types are gone by then, and `import()` is another script. */
function modulesFrom(file: string, known = new Set<string>()): Set<string> {
  known.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type ).* from '(.+)'$/gm)) {
    const imported = fileOf(specifier, file)
    expect([specifier, existsSync(imported)]).toEqual([specifier, true])
    if (!known.has(imported)) modulesFrom(imported, known)
  }
  return known
}

const compiled = (file: string) =>
  transformFileSync(file, { caller: { name: 'babel-loader', target: 'web' } as never })?.code ?? ''

it('the bootstrap script and its imports are compiled for browsers that are too old for the app', () => {
  const modules = [...modulesFrom(path.join(SRC, 'client/app/bootstrap.ts'))]
  expect(modules.length).toBeGreaterThan(3)
  for (const file of modules) {
    const code = compiled(file).replace('import(', 'load(') // webpack does so
    expect(() => parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' })).not.toThrow()
  }
  expect(() => parse(compiled(path.join(SRC, 'client/app/App.tsx')), { ecmaVersion: ECMA_VERSION })).toThrow()
})

it('the template script that warns old browsers is older still', () => {
  const template = readFileSync('public/index.html', 'utf8')
  const scripts = [...template.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts).toHaveLength(1)
  expect(() => parse(scripts[0]!, { ecmaVersion: 5 })).not.toThrow()
})
