/** Brought without being run: see `pages`. */
export const run = async () =>
  (await import(/* webpackMode: "eager", webpackExports: ["LoginPage"] */ './LoginPage')).LoginPage
