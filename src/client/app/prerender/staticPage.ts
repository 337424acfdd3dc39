import { criticalCss } from './criticalCss'

const STYLE_ELEMENT = /<style data-emotion="[^"]*">(.*?)<\/style>/gs
const STYLED_TAG = /<[a-z][\w-]*(?: [^<>]*?)? style="([^"]*)"[^<>]*>/g
/** React asks for pictures ahead of time; here the browser meets them a line later anyway. */
const PRELOAD = /<link rel="preload"[^>]*>/g

/** A rendered page apart: its markup, which has neither style elements nor style attributes any more, and its style. */
export function staticPage(rendered: string): { markup: string; css: string } {
  const rules = [...rendered.matchAll(STYLE_ELEMENT)].map(([, css = '']) => css).join('')
  const { markup, css } = attributesAsClasses(rendered.replace(STYLE_ELEMENT, '').replace(PRELOAD, ''))
  const critical = criticalCss(rules, markup) + css
  return { markup: withoutQuotes(withoutIdleClasses(markup, critical)), css: critical }
}

/** MUI names every part of a component; names that no rule mentions only make the page longer. */
const withoutIdleClasses = (markup: string, css: string) =>
  markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(' ').filter((name) => css.includes(`.${name}`))
    return used.length > 0 ? ` class="${used.join(' ')}"` : ''
  })

/** Where HTML needs none. React writes quotation marks in texts as entities. */
const withoutQuotes = (markup: string) => markup.replace(/( [\w-]+)="([\w-]+)"(?=[ >])/g, '$1=$2')

/** The content security policy lets no style attribute pass, so each becomes a class. React does not look at them when it takes over. */
function attributesAsClasses(rendered: string) {
  const classes = new Map<string, string>()
  const markup = rendered.replace(STYLED_TAG, (tag: string, style: string) => {
    const name = classes.get(style) ?? `s${classes.size}`
    classes.set(style, name)
    const bare = tag.replace(` style="${style}"`, '')
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, `$& class="${name}"`)
  })
  if (markup.includes(' style="')) throw new Error('A style attribute is left in the prerendered page.')
  const css = [...classes].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`).join('')
  return { markup, css }
}
