import path from 'node:path'

import webpack from 'webpack'

import configurations from '../webpack.config'

import { endBuild } from './pageSettings'

/** Builds client and server for production into a folder: what `scripts/build.mjs` runs. */
async function main([folder = 'dist']: string[]) {
  const compiler = webpack(await configurations({ mode: 'production', isServing: false, folder: path.resolve(folder) }))
  compiler.run((error, stats) => {
    if (error) throw error
    console.error(stats?.toString('errors-warnings'))
    if (stats?.hasErrors() === true) process.exitCode = 1
    compiler.close(() => undefined)
  })
}

main(process.argv.slice(2)).catch(endBuild)
