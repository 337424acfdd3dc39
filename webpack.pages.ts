import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

import webpack from 'webpack'
import type { Compilation, Compiler } from 'webpack'

type Prerendered = {
  renderLandingPage: () => Promise<{ markup: string; css: string }>
  shellCss: () => string
}

/** Which script and style of its own each page's content security policy must let pass; the server reads it beside the pages. */
export const INLINE_HASHES = 'inline.json'

export const PAGE = 'index.html'
/** Every other screen: the same page without the landing page in it. */
export const SHELL = 'app.html'
/** Tells whoever comes with a browser that knows no modules why nothing moves; no other browser asks for it. */
const OLD_BROWSER = 'old.js'
const EMPTY_ROOT = /<div id="?root"?><\/div>/

const load = createRequire(path.resolve('webpack.pages.ts'))

/**
 * Makes the pages out of the template that HtmlPlugin has minified: the landing page rendered with its style, a shell for
 * the other screens, and in both the first script. Runs when all names are final and before anything is compressed.
 */
export class PagesPlugin {
  constructor(private readonly prerenderedFile: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tapPromise({ name: 'PagesPlugin', stage }, () => this.make(compilation))
    })
  }

  private async make(compilation: Compilation) {
    const { renderLandingPage, shellCss } = load(path.resolve(this.prerenderedFile)) as Prerendered
    const template = String(compilation.getAsset(PAGE)?.source.source())
    const script = takeFirstScript(compilation)
    const landing = await renderLandingPage()
    const forOld = compilation.getAsset(OLD_BROWSER)?.source.source() ?? ''
    const refusal = `<script nomodule src=/${OLD_BROWSER} integrity=${hashOf(forOld)}></script>`
    const styles = [shellCss() + landing.css, shellCss()] as const
    compilation.updateAsset(
      PAGE,
      source(filled(template, { script, refusal, style: styles[0], markup: landing.markup })),
    )
    // both come from HtmlPlugin: a page that appears only now would be minified once more, and have another hash
    compilation.updateAsset(SHELL, source(filled(template, { script, refusal, style: styles[1], markup: '' })))
    const hashesOf = (style: string) => ({ scripts: [hashOf(script)], styles: [hashOf(style)] })
    const hashes = { [PAGE]: hashesOf(styles[0]), [SHELL]: hashesOf(styles[1]) }
    compilation.emitAsset(INLINE_HASHES, source(JSON.stringify(hashes)))
  }
}

/** The entry is part of the pages and no file of its own. */
function takeFirstScript(compilation: Compilation) {
  const [file = ''] = compilation.entrypoints.get('wake')?.getFiles() ?? []
  const script = String(compilation.getAsset(file)?.source.source())
  if (script.includes('</script')) throw new Error('The first script would end the element that it stands in.')
  compilation.deleteAsset(file)
  return script
}

type Parts = { script: string; refusal: string; style: string; markup: string }

function filled(template: string, { script, refusal, style, markup }: Parts) {
  if (!EMPTY_ROOT.test(template)) throw new Error('The template has no empty element with the id "root".')
  return template
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
    .replace('<noscript>', () => `${refusal}<noscript>`)
    .replace('</body>', () => `<script>${script}</script></body>`)
}

const source = (text: string) => new webpack.sources.RawSource(text)
const hashOf = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`
