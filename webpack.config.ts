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

type Mode = 'development' | 'production'

const root = process.cwd()
const from = (...parts: string[]) => path.join(root, ...parts)

/** Packages that exist as ES modules only: a CommonJS server takes them into its bundle. */
const ESM_ONLY = ['jose']

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

const client = (mode: Mode, serving: boolean): Configuration & { devServer: DevServerConfiguration } => ({
  ...shared(mode),
  name: 'client',
  resolve: {
    ...shared(mode).resolve,
    alias: {
      ...shared(mode).resolve.alias,
      // the package's version for browsers needs innerHTML, which the content security policy refuses
      'decode-named-character-reference$': from('src/client/features/diagnosis/decodeNamedCharacterReference.ts'),
    },
  },
  target: 'web',
  entry: from('src/client/app/main.tsx'),
  output: {
    path: from('dist/public'),
    publicPath: '/',
    filename: mode === 'production' ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
    clean: true,
    trustedTypes: 'webpack', // the one policy that the server's content security policy lets make script addresses
  },
  module: { rules: [typescript(serving ? ['react-refresh/babel'] : [])] },
  optimization: { splitChunks: { chunks: 'all' } },
  plugins: [
    new HtmlPlugin({ template: from('public/index.html'), minify: true }),
    new CopyPlugin({ patterns: [{ from: from('public'), globOptions: { ignore: ['**/index.html'] } }] }),
    new webpack.EnvironmentPlugin({ API_HOST: '' }),
    ...(serving ? [new ReactRefreshPlugin()] : []),
    ...(mode === 'production' ? compressed() : []),
  ],
  devServer: {
    port: Number(process.env['DEV_PORT'] ?? 8080),
    historyApiFallback: true,
    hot: true,
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` }],
  },
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
    credits: from('src/server/credits.ts'),
    account: from('src/server/account.ts'),
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
  client(mode, environment.WEBPACK_SERVE === true),
  server(mode),
]

export default config
