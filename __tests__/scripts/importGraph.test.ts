import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

type Graph = ReadonlyMap<string, readonly string[]>

const SOURCE = path.resolve('src')
const OPTIONS = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  paths: { '~/*': [`${SOURCE}/*`] },
}

/** Each file with the files of ours that it imports, also for types alone or later on. */
function importGraph(): Graph {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(SOURCE, file))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

function importsOf(file: string) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles
    .map(({ fileName }) => ts.resolveModuleName(fileName, file, OPTIONS, ts.sys).resolvedModule?.resolvedFileName ?? '')
    .filter((name) => name.startsWith(SOURCE))
}

/** The files of one circle, in the order of their imports. */
function findCircle(graph: Graph): readonly string[] | undefined {
  const finished = new Set<string>()
  const visit = (file: string, importers: readonly string[]): readonly string[] | undefined => {
    if (importers.includes(file)) return importers.slice(importers.indexOf(file))
    if (finished.has(file)) return undefined
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...importers, file])
      if (circle) return circle
    }
    finished.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

it('the import graph has no cycle, not even of types', () => {
  const graph = importGraph()
  expect(findCircle(graph)?.map((file) => path.relative(SOURCE, file))).toBeUndefined()
  const from = (name: string) => graph.get(path.join(SOURCE, name))?.map((file) => path.relative(SOURCE, file))
  expect(from('server/metrics/serveMetrics.ts')).toContain('server/metrics/metrics.ts') // a type
  expect(from('client/app/routes.tsx')).toContain('client/pages/HomePage.tsx') // through the alias
})

it('the search finds a cycle of several files, and none if two files import a third', () => {
  const circle = { a: ['b'], b: ['c', 'd'], c: ['a2'], a2: ['b'], d: [] }
  expect(findCircle(new Map(Object.entries(circle)))).toEqual(['b', 'c', 'a2'])
  expect(findCircle(new Map(Object.entries({ ...circle, a2: ['d'] })))).toBeUndefined()
})
