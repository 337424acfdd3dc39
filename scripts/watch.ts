import webpack from 'webpack'
import DevServer from 'webpack-dev-server'

import configurations from '../webpack.config'

import { endBuild } from './contactSettings'

/** Builds the server after each change and serves the client with hot reload: what `npm run dev` starts. */
async function main() {
  const [client, server] = await configurations({ mode: 'development', isServing: true })
  webpack(server).watch({}, (error, stats) => {
    if (error) throw error
    console.error(stats?.toString('errors-warnings'))
  })
  await new DevServer(client.devServer, webpack(client)).start()
}

main().catch(endBuild)
