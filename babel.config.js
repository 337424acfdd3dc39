/** The bootstrap script and what it imports run in every browser that opens a page: their syntax must not be newer than modules. */
const BOOTSTRAP =
  /src.(client.(app.bootstrap|storage.(browserAge|dueDay|preferredLanguage|tokenStorage|settings|unread))|contract.(limits|languages))\.ts$/

/** What the app promises: see docs/decisions/054-supported-browsers.md. */
const BROWSERS = { chrome: '106', safari: '15.4', firefox: '121' }

/** For webpack: client and service worker for the browsers that are supported, the server for Node. */
/** @type {(api: import('@babel/core').ConfigAPI) => import('@babel/core').TransformOptions} */
module.exports = (api) => {
  const target = api.caller((caller) => caller?.target)
  api.cache.using(() => String(target))
  const forBrowser = target === 'web' || target?.startsWith('browserslist')
  return {
    presets: [
      ['@babel/preset-env', { targets: forBrowser ? BROWSERS : { node: '20.19' }, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    overrides: forBrowser
      ? [
          {
            test: BOOTSTRAP,
            presets: [['@babel/preset-env', { targets: { chrome: '61', safari: '11', firefox: '60' } }]],
          },
        ]
      : [],
    assumptions: { noDocumentAll: true },
  }
}

module.exports.BROWSERS = BROWSERS
