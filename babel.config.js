/** Tests run as CommonJS, which has no `import.meta`; webpack settles it when it builds. */
const withoutImportMeta = () => ({
  visitor: {
    MetaProperty: (path) => path.replaceWithSourceString("({ url: 'file:///' })"),
  },
})

/** @type {(api: import('@babel/core').ConfigAPI) => import('@babel/core').TransformOptions} */
module.exports = (api) => {
  const target = api.caller((caller) => caller?.target)
  const isBundled = api.caller((caller) => caller?.name === 'babel-loader')
  api.cache.using(() => `${String(target)} ${String(isBundled)}`)
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
    plugins: [['module-resolver', { alias: { '~': './src' } }], ...(isBundled ? [] : [withoutImportMeta])],
  }
}
