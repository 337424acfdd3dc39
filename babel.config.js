/** For webpack: client and service worker for the browsers that are supported, the server for Node. */
/** @type {(api: import('@babel/core').ConfigAPI) => import('@babel/core').TransformOptions} */
module.exports = (api) => {
  const target = api.caller((caller) => caller?.target)
  api.cache.using(() => String(target))
  const forBrowser = target === 'web' || target?.startsWith('browserslist')
  return {
    presets: [
      [
        '@babel/preset-env',
        { targets: forBrowser ? { chrome: '100', safari: '15.4', firefox: '100' } : { node: '20.19' }, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  }
}
