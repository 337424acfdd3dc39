import webpack from 'webpack'

import configurations from '../webpack.config'

import { endBuild } from './contactSettings'

/** Builds client and server for production, into `dist`. */
async function main() {
  const compiler = webpack(await configurations({ mode: 'production', isServing: false }))
  compiler.run((error, stats) => {
    if (error) throw error
    console.error(stats?.toString('errors-warnings'))
    if (stats?.hasErrors() === true) process.exitCode = 1
    compiler.close(() => undefined)
  })
}

main().catch(endBuild)
