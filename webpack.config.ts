import path from 'node:path'
import { constants } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'

import { OfflinePlugin } from './webpack.offline'
import { PAGE, PagesPlugin, SHELL } from './webpack.pages'

type Mode = 'development' | 'production'

const root = process.cwd()
const from = (...parts: string[]) => path.join(root, ...parts)

/** Packages that exist as ES modules only: a CommonJS server takes them into its bundle. */
const ESM_ONLY = ['jose']

const PRERENDERED = from('.cache/prerender/prerender.js')
const BUILD_YEAR = String(new Date().getFullYear())

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml|ico)$/

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

const typescript = (plugins: unknown[] = []) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { cacheDirectory: from('.cache/babel'), plugins } },
})

type Visitor = { node: { left: { property?: { name?: string } } }; parentPath: { remove: () => void } }

/** Takes `X.displayName = ...` away, which would keep a component alive that nobody uses. */
const withoutDisplayNames = () => ({
  visitor: {
    AssignmentExpression({ node, parentPath }: Visitor) {
      if (node.left.property?.name === 'displayName') parentPath.remove()
    },
  },
})

type Declared = { node: { id?: { name: string } | null; body: { body: unknown[] } } }

/** Empties functions that are never called here, but that no tool can tell from the others. */
const withoutBodies =
  (...names: string[]) =>
  () => ({
    visitor: {
      FunctionDeclaration({ node }: Declared) {
        if (names.includes(node.id?.name ?? '')) node.body.body = []
      },
    },
  })

const rewritten = (test: RegExp, plugins: unknown[]) => ({
  test,
  use: {
    loader: 'babel-loader',
    options: {
      configFile: false,
      cacheDirectory: from('.cache/babel'),
      presets: ['@babel/preset-react'],
      plugins,
    },
  },
})

/** The router is one file whose parts do not say that they may be left out: half of it is for servers and forms. */
const shakeable = rewritten(/react-router[\\/]dist[\\/].*\.mjs$/, [
  withoutDisplayNames,
  withoutBodies('DefaultErrorComponent', 'RSCErrorHandler'), // of routers with loaders, which this is not
])
/** What writes the colour scheme into a page before React is there: our first script does that. */
const schemeScript = rewritten(/@mui[\\/]system[\\/]InitColorSchemeScript[\\/].*\.mjs$/, [
  withoutBodies('buildInitColorSchemeScript'),
])

/** Beside each text file its compressed twins, as small as they get; the server hands out the one that a browser takes. */
const compressed = () => [
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: COMPRESSIBLE,
    minRatio: 0.95,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: COMPRESSIBLE,
    minRatio: 0.95,
    compressionOptions: { level: constants.Z_BEST_COMPRESSION },
  }),
]

/** The router's files without the warnings for developers, and a part of emotion that only a function uses which nobody here calls. */
const lean = {
  'react-router/dom$': from('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': from('node_modules/react-router/dist/production/index.mjs'),
  'hoist-non-react-statics': false as const,
}

const SMALLEST = {
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
  format: { comments: false },
} as const

type Chunked = { chunkGraph: webpack.ChunkGraph }
const isOfApp = (module: webpack.Module, { chunkGraph }: Chunked) =>
  module.nameForCondition()?.includes('node_modules') === true &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'app')

const client = (mode: Mode, serving: boolean): Configuration & { devServer: DevServerConfiguration } => ({
  ...shared(mode),
  name: 'client',
  dependencies: mode === 'production' ? ['prerender'] : [],
  resolve: {
    ...shared(mode).resolve,
    alias: {
      ...shared(mode).resolve.alias,
      // the package's version for browsers needs innerHTML, which the content security policy refuses
      ...(mode === 'production' ? lean : {}),
      'decode-named-character-reference$': from('src/client/features/diagnosis/decodeNamedCharacterReference.ts'),
    },
  },
  target: ['web', 'es2022'],
  entry: { wake: from('src/client/app/wake.ts') },
  output: {
    path: from('dist/public'),
    publicPath: '/',
    filename: mode === 'production' ? 'assets/[id].[contenthash].js' : 'assets/[name].js',
    clean: true,
    hashDigestLength: 6,
    trustedTypes: 'webpack', // the one policy that the server's content security policy lets make script addresses
  },
  module: {
    // it costs the first script a function, and nobody asks a function of ours for its name
    parser: { javascript: { anonymousDefaultExportName: false } },
    rules: [
      typescript(serving ? ['react-refresh/babel'] : []),
      ...(mode === 'production' ? [shakeable, schemeScript] : []),
    ],
  },
  optimization: {
    minimizeOptions: { javascript: SMALLEST },
    splitChunks: {
      chunks: 'async',
      // what the app always needs is one file: cut by who shares what, it would compress worse and come in pieces
      cacheGroups: { defaultVendors: false, base: { name: 'base', test: isOfApp, priority: 10, enforce: true } },
    },
  },
  plugins: [
    ...(mode === 'production' ? [PAGE, SHELL] : [PAGE]).map(
      (filename) =>
        new HtmlPlugin({
          template: from('public/index.html'),
          filename,
          minify: true,
          inject: mode === 'development',
        }),
    ),
    new CopyPlugin({ patterns: [{ from: from('public'), globOptions: { ignore: ['**/index.html'] } }] }),
    new webpack.EnvironmentPlugin({ API_HOST: '', BUILD_YEAR }),
    // no field here has several lines
    new webpack.NormalModuleReplacementPlugin(
      /\/TextareaAutosize\/index\.mjs$/,
      'data:text/javascript,export default null',
    ),
    ...(serving ? [new ReactRefreshPlugin()] : []),
    ...(mode === 'production' ? [new PagesPlugin(PRERENDERED), new OfflinePlugin(), ...compressed()] : []),
  ],
  devServer: {
    port: Number(process.env['DEV_PORT'] ?? 8080),
    historyApiFallback: true,
    hot: true,
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` }],
  },
})

/** The landing page's components for Node: what PagesPlugin renders the page with. Nothing of it is shipped. */
const prerender = (mode: Mode): Configuration => ({
  ...shared(mode),
  name: 'prerender',
  target: 'node20',
  entry: from('src/client/app/prerender/index.ts'),
  output: { path: path.dirname(PRERENDERED), filename: path.basename(PRERENDERED), library: { type: 'commonjs2' } },
  module: { rules: [typescript()] },
  optimization: { minimize: false },
  plugins: [
    new webpack.EnvironmentPlugin({ API_HOST: 'https://no-calls-are-made.invalid', BUILD_YEAR }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
})

const server = (mode: Mode): Configuration => ({
  ...shared(mode),
  name: 'server',
  target: 'node20',
  devtool: 'source-map',
  entry: {
    main: from('src/server/main.ts'),
    inferenceWorker: from('src/server/inference/inferenceWorker.ts'),
    evaluate: from('src/server/evaluate.ts'),
    account: from('src/server/cli/account.ts'),
    backup: from('src/server/cli/backup.ts'),
    credits: from('src/server/cli/credits.ts'),
    restore: from('src/server/cli/restore.ts'),
  },
  output: { path: from('dist/server'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
  module: { rules: [typescript()] },
  externals: [
    ({ request }, callback) => {
      const isPackage = !/^[./~]/.test(request) && !path.isAbsolute(request) && !ESM_ONLY.includes(request)
      if (isPackage) callback(undefined, `commonjs ${request}`)
      else callback()
    },
  ],
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false }, // stack traces stay readable
})

const config = (environment: { WEBPACK_SERVE?: boolean }, { mode }: { mode: Mode }) => [
  ...(mode === 'production' ? [prerender(mode)] : []),
  client(mode, environment.WEBPACK_SERVE === true),
  server(mode),
]

export default config
