import path from 'node:path'

import CopyPlugin from 'copy-webpack-plugin'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'

import { applyPageSettings } from './scripts/pageSettings'
import { PAGE_SETTINGS } from './src/contract/contact'

type Mode = 'development' | 'production'

const root = process.cwd()
const from = (...parts: string[]) => path.join(root, ...parts)

/** Packages that exist as ES modules only: a CommonJS server takes them into its bundle. */
const ESM_ONLY = ['jose']

const shared = (mode: Mode) =>
  ({
    mode,
    context: root,
    devtool: mode === 'development' ? 'source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '~': from('src') } },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }) satisfies Configuration

/** Words and facts that a page does not use stay out of its chunk. */
const pureModules = { include: from('src/diagnosis'), sideEffects: false }

const typescript = (plugins: unknown[] = []) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { cacheDirectory: from('.cache/babel'), plugins } },
})

/** Loaded for `npm run dev` alone: a build does without them. */
async function servingPlugins() {
  const [{ default: HtmlPlugin }, { default: ReactRefreshPlugin }] = await Promise.all([
    import('html-webpack-plugin'),
    import('@pmmmwh/react-refresh-webpack-plugin'),
  ])
  return [new HtmlPlugin({ template: from('public/index.html'), chunks: ['main'] }), new ReactRefreshPlugin()]
}

const TILE = 48

/** Drawings beside each other in one file, each found by its name: `crops.svg#maize`. */
function spriteOf(drawings: { data: Buffer; sourceFilename: string }[]) {
  const tiles = drawings.map(({ data, sourceFilename }, index) => {
    const x = index * TILE
    const id = path.basename(sourceFilename, '.svg')
    const drawing = data
      .toString()
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg x="${x}" width="${TILE}" height="${TILE}"`)
    return `<view id="${id}" viewBox="${x} 0 ${TILE} ${TILE}"/>${drawing.trim()}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE * tiles.length} ${TILE}">${tiles.join('')}</svg>`
}

/** `scripts/prerender.ts` makes the pages out of the template and the bootstrap script. */
const client = async (
  mode: Mode,
  isServing: boolean,
  folder: string,
): Promise<Configuration & { devServer: DevServerConfiguration }> => ({
  ...shared(mode),
  name: 'client',
  target: ['web', 'es2022'],
  entry: { bootstrap: from('src/client/app/bootstrap.ts'), main: from('src/client/app/entry.ts') },
  output: {
    path: path.join(folder, 'public'),
    publicPath: '/',
    filename: mode === 'production' ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
    clean: true,
    trustedTypes: 'webpack', // the policy name that the server's content security policy allows
    environment: { optionalChaining: false, logicalAssignment: false }, // for the bootstrap script: see babel.config.js
  },
  module: {
    rules: [
      typescript(isServing ? ['react-refresh/babel'] : []),
      pureModules,
      // micromark's variant for browsers decodes entities by innerHTML, which the content security policy refuses
      { include: /node_modules[\\/](micromark|mdast)/, resolve: { conditionNames: ['worker', '...'] } },
    ],
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // in the scripts of each form and of what validates them
        forms: { test: /node_modules[\\/]react-hook-form/, name: 'forms', chunks: 'async', enforce: true },
        // catalogue and English words, of the on-device part and of the library
        words: {
          test: /[\\/]src[\\/]diagnosis[\\/]/,
          name: 'words',
          chunks: ({ name }) =>
            ['onDevice', 'library', 'key', 'count', 'notes', 'wordLoaders', 'wholeReport'].includes(String(name)),
          minChunks: 2,
          enforce: true,
        },
      },
    },
  },
  plugins: [
    ...(isServing ? await servingPlugins() : []),
    new CopyPlugin({
      patterns: [
        { from: from('public'), globOptions: { ignore: ['**/index.html', '**/illustrations/crops/*'] } },
        { from: from('public/illustrations/crops/*.svg'), to: 'illustrations/crops.svg', transformAll: spriteOf },
      ],
    }),
    new webpack.EnvironmentPlugin({
      API_HOST: '',
      BUILD_YEAR: String(new Date().getFullYear()),
      ...Object.fromEntries(PAGE_SETTINGS.map((name) => [name, null])),
      ...applyPageSettings(),
    }),
  ],
  devServer: {
    port: Number(process.env['DEV_PORT'] ?? 8080),
    historyApiFallback: true,
    hot: true,
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` }],
  },
})

const server = (mode: Mode, folder: string): Configuration => ({
  ...shared(mode),
  name: 'server',
  target: 'node20',
  devtool: mode === 'production' ? 'nosources-source-map' : 'source-map', // stack traces name files and lines
  entry: {
    main: from('src/server/main.ts'),
    inference: from('src/server/inferenceMain.ts'),
    inferenceWorker: from('src/server/inference/inferenceWorker.ts'),
    evaluate: from('src/server/evaluation/evaluate.ts'),
    account: from('src/server/operator/cli/account.ts'),
    backup: from('src/server/operator/cli/backup.ts'),
    credits: from('src/server/operator/cli/credits.ts'),
    doctor: from('src/server/operator/cli/doctor.ts'),
    payments: from('src/server/operator/cli/payments.ts'),
    photos: from('src/server/operator/cli/photos.ts'),
    plan: from('src/server/operator/cli/plan.ts'),
    restore: from('src/server/operator/cli/restore.ts'),
  },
  output: { path: path.join(folder, 'server'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
  module: { rules: [pureModules, typescript()] },
  externals: [
    ({ request }, callback) => {
      const isPackage = !/^[./~]/.test(request) && !path.isAbsolute(request) && !ESM_ONLY.includes(request)
      if (isPackage) callback(undefined, `commonjs ${request}`)
      else callback()
    },
  ],
  plugins: [
    new CopyPlugin({
      patterns: [{ from: from('models/leaf/{labels.json,model.json,model.onnx}'), to: '../model/[name][ext]' }],
    }),
  ],
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false }, // stack traces stay readable
})

type BuildOptions = { mode: Mode; isServing: boolean; folder?: string }

/** Of the client and of the server, which `scripts/bundle.ts` and `scripts/watch.ts` run. */
const configurations = async ({ mode, isServing, folder = from('dist') }: BuildOptions) =>
  [await client(mode, isServing, folder), server(mode, folder)] as const

export default configurations
