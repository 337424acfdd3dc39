import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

import { dependencies, scripts } from '../../package.json'

/** Of types there is nothing left when a program runs. */
const withoutTypes = (source: string) => source.replace(/^(import|export) type .*$/gm, '')
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)
const imported = (source: string) =>
  namesIn(
    withoutTypes(source),
    /(?:^(?:import|\}|export) (?:.*from )?|(?:await |\(\) => )import\(|require\()'([^']+)'/gm,
  )
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
const isPackage = (name: string) => !/^[.~]/.test(name) && !isBuiltin(name)

/** A script with the scripts that it imports. */
function scriptWithImports(file: string): string[] {
  const relative = imported(readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'))
  const files = relative.flatMap((name) => ['', '.ts'].map((end) => path.join(path.dirname(file), name + end)))
  return [file, ...files.filter((name) => path.extname(name) && existsSync(name)).flatMap(scriptWithImports)]
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join('src', file))

/** What `npm start` runs and `npm run build` imports, or names as a loader or preset. */
function productPackages() {
  const build = readFileSync('scripts/build.mjs', 'utf8')
  const programs = [...scripts.start.matchAll(/scripts\/\S+/g), ...build.matchAll(/scripts\/\w+\.ts/g)]
  const files = [...programs.flatMap(([file]) => scriptWithImports(file)), ...sources]
  const imports = files
    .filter((file) => file !== 'webpack.config.ts')
    .flatMap((file) => imported(readFileSync(file, 'utf8')))
  const webpackConfig = readFileSync('webpack.config.ts', 'utf8')
  return new Set([
    ...imports.filter(isPackage).map(packageOf),
    ...namesIn(withoutTypes(webpackConfig), /^import .*from '([^'.][^']*)'/gm).filter(isPackage),
    ...namesIn(webpackConfig, /loader: '([^']+)'/g),
    ...namesIn(readFileSync('babel.config.js', 'utf8'), /\['(@babel\/[^']+)'/g),
    ...namesIn(build, /'--import', '([^']+)'/g),
  ])
}

it('the front end uses every package of the specification', () => {
  const client = sources.filter((file) => file.startsWith(path.join('src', 'client')))
  const used = new Set(client.flatMap((file) => imported(readFileSync(file, 'utf8'))).map(packageOf))
  const needed = [
    'react',
    'react-dom',
    '@reduxjs/toolkit',
    'react-redux',
    'react-router-dom',
    '@mui/material',
    '@mui/icons-material',
    '@emotion/react',
    'notistack',
    'react-markdown',
    'react-slick',
    'react-hook-form',
  ]
  expect(needed.filter((name) => !used.has(name))).toEqual([])
  expect(imported(readFileSync('src/contract/credentials.ts', 'utf8'))).toContain('yup')
  expect(scripts['test:unit']).toMatch(/^jest /)
  expect(productPackages()).toContain('webpack')
})

it('building and starting need no package that `npm ci --omit=dev` leaves out', () => {
  const needed = productPackages()
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([])
  const examples = ['fastify', 'react-markdown', 'webpack', 'tsx', 'babel-loader', '@babel/preset-env', 'node-html-parser'] // prettier-ignore
  expect([...needed]).toEqual(expect.arrayContaining(examples))
})
