import path from 'node:path'

import webpack from 'webpack'
import DevServer from 'webpack-dev-server'

import configurations from '../webpack.config'

import { endBuild } from './pageSettings'

/** Builds the server after each change and serves the client with hot reload: what `npm run dev` starts. */
async function main([folder = '.cache/dev']: string[]) {
  const options = { mode: 'development', isServing: true, folder: path.resolve(folder) } as const
  const [client, server] = await configurations(options)
  webpack(server).watch({}, (error, stats) => {
    if (error) throw error
    console.error(stats?.toString('errors-warnings'))
  })
  await new DevServer(client.devServer, webpack(client)).start()
}

main(process.argv.slice(2)).catch(endBuild)
