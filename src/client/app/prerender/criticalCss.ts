import { cssOf, declarationsOf, isKeyframes, mapRules, rulesOf } from './cssRules'
import type { Rule } from './cssRules'

/** For browsers that have no script to run either; and these, which have no other name. */
const PREFIXED = /^-(webkit|moz|ms)-|:\s*-(webkit|ms|moz)-/
const ONLY_PREFIXED = /^-(webkit-(text-size-adjust|font-smoothing|tap-highlight-color)|moz-osx-font-smoothing)/

const DARK = '[data-dark]'
/** Until a script has said which scheme the visitor has chosen, or when none ever runs, the system's choice counts. */
const DARK_BY_SYSTEM = ':root:not([data-light])'

/**
 * What the markup needs of emotion's rules to look right before any script: the same rules, but for those of classes
 * that only a script could give. All of them come with the script.
 */
export function criticalCss(css: string, markup: string): string {
  const elements = [...new Set([...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))]
  const screen = rulesOf(inPixels(css)).flatMap(unwrapped)
  const rules = mapRules(mapRules(screen, withoutPrefixes), (rule) => ofClasses(elements, rule))
  return cssOf(withoutUnusedVariables(mapRules(rules, lasting).flatMap((rule) => [rule, ...darkBySystem(rule)])))
}

/** A condition that always holds needs no saying, and nobody prints a page that has not woken. */
function unwrapped(rule: Rule): Rule[] {
  if (rule.prelude === '@media print') return []
  return rule.prelude === '@media (min-width:0px)' ? rulesOf(rule.body) : [rule]
}

/** Nothing moves before the app wakes, and what a later declaration overrides need not be said. */
function lasting(rule: Rule): Rule | undefined {
  if (isKeyframes(rule)) return undefined
  if (/:(active|hover)/.test(rule.prelude)) return undefined // a pointer wakes the app
  const last = new Map<string, string>()
  for (const declaration of declarationsOf(rule.body)) {
    const name = declaration.slice(0, declaration.indexOf(':'))
    if (name === 'transition' || name === 'animation') continue
    if (name === 'font-family' && rule.prelude !== 'body') continue // one for all, and buttons are told to inherit it
    if (name.startsWith('--variant') && !rule.body.includes(`var(${name})`)) continue // of a kind of button that this is not
    last.delete(name) // said again, it counts from there: `border` resets an earlier `border-color`
    last.set(name, declaration)
  }
  return last.size === 0 ? undefined : { ...rule, body: [...last.values()].join(';') }
}

/** The theme counts in steps of a variable, so that an application may change it; this one does not. */
function inPixels(css: string): string {
  const step = /--mui-spacing:(\d+)px/.exec(css)?.[1]
  if (step === undefined) return css
  const times = (count: string) => `${Number(count) * Number(step)}px`
  return css
    .replace(/calc\((-?[\d.]+) \* var\(--mui-spacing\)\)/g, (_, count: string) => times(count))
    .replaceAll('var(--mui-spacing)', times('1'))
}

function withoutPrefixes(rule: Rule): Rule | undefined {
  if (/::?-(moz|ms)-/.test(rule.prelude) || /^@-/.test(rule.prelude)) return undefined
  if (isKeyframes(rule)) return rule
  const body = declarationsOf(rule.body)
    .filter((declaration) => !PREFIXED.test(declaration) || ONLY_PREFIXED.test(declaration))
    .join(';')
  return body === '' ? undefined : { ...rule, body }
}

/** Drops selectors of which some part names classes that no element has together; what stands in `:not()` is no condition to be met. */
function ofClasses(elements: string[], rule: Rule): Rule | undefined {
  if (rule.prelude.startsWith('@')) return rule
  const known = elements.map((names) => names.split(' '))
  const isThere = (part: string) => {
    const names = [...part.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    return names.length === 0 || known.some((element) => names.every((name) => element.includes(name)))
  }
  const selectors = rule.prelude.split(/,(?![^()]*\))/).filter((selector) =>
    selector
      .replace(/:not\([^)]*\)/g, '')
      .split(/[\s>+~(),]+/)
      .every(isThere),
  )
  return selectors.length === 0 ? undefined : { ...rule, prelude: selectors.join(',') }
}

function darkBySystem(rule: Rule): Rule[] {
  const isDark = ({ prelude }: Rule) => prelude.includes(DARK)
  const dark = mapRules([rule], (inner) =>
    isDark(inner) ? { ...inner, prelude: inner.prelude.replaceAll(DARK, DARK_BY_SYSTEM) } : undefined,
  )
  return dark.length === 0 ? [] : [{ prelude: '@media (prefers-color-scheme:dark)', body: cssOf(dark) }]
}

/** The theme names hundreds of variables; a page uses a few of them, and those name others. */
function withoutUnusedVariables(rules: Rule[]): Rule[] {
  const css = cssOf(rules)
  const valuesOf = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g))
    valuesOf.set(name, `${valuesOf.get(name) ?? ''} ${value}`)
  const used = new Set<string>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(valuesOf.get(name) ?? '')
    }
  }
  follow(css.replace(/--[\w-]+:[^;}]*/g, ''))
  return mapRules(rules, (rule) => {
    if (isKeyframes(rule)) return rule
    const body = declarationsOf(rule.body)
      .filter(
        (declaration) => !declaration.startsWith('--') || used.has(declaration.slice(0, declaration.indexOf(':'))),
      )
      .join(';')
    return body === '' ? undefined : { ...rule, body }
  })
}
