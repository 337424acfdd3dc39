import bcd from '@mdn/browser-compat-data'
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { parse } from 'acorn'
import type { AssignmentProperty, Expression, Literal, MemberExpression, Property } from 'acorn'
import { simple } from 'acorn-walk'

type Target = 'chrome' | 'firefox' | 'safari'
/** The oldest version of each browser. */
export type Targets = Record<Target, string>

/** The objects that a script finds by these names. */
const OBJECTS: Record<string, string> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'My photos',
  screen: 'Screen',
  caches: 'CacheStorage',
}
/** A shorter name may be any variable of a minified script, and a shorter method anybody's. */
const NAME_LENGTH = 4
const METHOD_LENGTH = 8
const { api, css, javascript } = bcd
const { builtins } = javascript

const isAdded = (
  { version_added: added, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version: string,
) =>
  typeof added === 'string' && added !== 'preview' && !flags && !prefix && !other
    ? Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version)
    : false

const isInAll = (feature: Identifier, targets: Targets) =>
  (Object.keys(targets) as Target[]).every((browser) => {
    const support: SupportStatement | undefined = feature.__compat?.support[browser]
    if (support === undefined) return true // described by its parts only
    return (Array.isArray(support) ? support : [support]).some((one) => isAdded(one, targets[browser]))
  })

const childrenOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

/** Names that have a feature somewhere, with every feature of that name. */
function group(features: [string, Identifier][]) {
  const named = new Map<string, Identifier[]>()
  for (const [name, feature] of features) named.set(name, [...(named.get(name) ?? []), feature])
  return named
}

const methods = group(
  [...childrenOf(builtins), ...childrenOf(api)].flatMap(([, owner]) =>
    childrenOf(owner).map(([name, feature]): [string, Identifier] => [name.replace('_static', ''), feature]),
  ),
)

/** The values of an option, as `imageOrientation:from-image`. */
const valuesIn = (feature: Identifier): [string, Identifier][] =>
  childrenOf(feature).flatMap(([name, child]) => {
    const option = /^options_(\w+)_parameter$/.exec(name)?.[1]
    const values = option === undefined ? [] : childrenOf(child)
    return [...values.map(([value, one]): [string, Identifier] => [`${option}:${value}`, one]), ...valuesIn(child)]
  })
const optionValues = group(childrenOf(api).flatMap(([, feature]) => valuesIn(feature)))

/** By how they are written. */
const styles = new Map<string, Identifier>([
  ...childrenOf(css['selectors']).map(([name, feature]): [string, Identifier] => [`:${name}`, feature]),
  ...childrenOf(css['at-rules']).map(([name, feature]): [string, Identifier] => [`@${name}`, feature]),
  ...childrenOf(css['types']).flatMap(([, type]) =>
    childrenOf(type).map(([name, feature]): [string, Identifier] => [`${name}(`, feature]),
  ),
])

const KEY_OF_TEXT = /^\w+:[\w.]+$/

/** A selector, a condition or a value. */
const newerStyle = (text: string, targets: Targets) =>
  KEY_OF_TEXT.test(text)
    ? []
    : [...text.matchAll(/::?([a-z][a-z-]+)|@[a-z-]+|[a-z][a-z-]+\(/g)].flatMap(([written, selector]) => {
        const feature = styles.get(selector === undefined ? written : `:${selector}`)
        return feature && !isInAll(feature, targets) ? [written] : []
      })

/** What these styles use and one of the browsers does not know; a property that is not known is passed over by every browser. */
export function newerStyles(sheet: string, targets: Targets): string[] {
  const values = [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => rule.split(/[:;]/))
  const rest = sheet.replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([rest, ...values].flatMap((text) => newerStyle(text, targets)))].sort()
}

function newerPattern({ pattern, flags }: { pattern: string; flags: string }, targets: Targets) {
  const { regular_expressions: expressions } = javascript
  const parts = [
    [/\(\?<[=!]/.test(pattern), '(?<=', expressions?.['lookbehind_assertion']],
    [/\(\?[ims-]+:/.test(pattern), '(?i:', expressions?.['modifier']],
    [flags.includes('v'), 'flag v', builtins?.['RegExp']?.['unicodeSets']],
    [flags.includes('d'), 'flag d', builtins?.['RegExp']?.['hasIndices']],
  ] as const
  return parts.flatMap(([isUsed, name, feature]) => (isUsed && !(feature && isInAll(feature, targets)) ? [name] : []))
}

const nameOf = (node: Expression | { type: string }) =>
  'name' in node && typeof node.name === 'string' ? node.name : ''

function propertyOf({ property, computed }: MemberExpression) {
  if (!computed) return nameOf(property)
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : ''
}

/** `AbortSignal.timeout`, `navigator.locks`, `window.navigator.locks`. */
function newerMember(node: MemberExpression, targets: Targets) {
  const property = propertyOf(node)
  const { object } = node
  const name = object.type === 'MemberExpression' ? propertyOf(object) : nameOf(object)
  if (name.length < NAME_LENGTH) return []
  const type = OBJECTS[name] ?? name
  for (const owner of [builtins?.[type], api[type]]) {
    const feature = owner?.[`${property}_static`] ?? owner?.[property]
    if (feature?.__compat && !isInAll(feature, targets)) return [`${name}.${property}`]
  }
  return []
}

/** A method of this name, whatever it belongs to. */
function newerMethod(name: string, targets: Targets) {
  const known = methods.get(name)
  return known && name.length >= METHOD_LENGTH && !known.some((one) => isInAll(one, targets)) ? [`.${name}()`] : []
}

function newerGlobal(name: string, targets: Targets) {
  const feature = name.length < NAME_LENGTH ? undefined : (builtins?.[name] ?? api['Window']?.[name] ?? api[name])
  return feature?.__compat && !isInAll(feature, targets) ? [name] : []
}

function newerValue({ key, value }: Property | AssignmentProperty, targets: Targets) {
  const name = value.type === 'Literal' ? `${nameOf(key)}:${String(value.value)}` : ''
  const known = optionValues.get(name)
  return known && !known.some((one) => isInAll(one, targets)) ? [name] : []
}

/** What this script uses and one of the browsers does not know. Throws where its syntax is newer than ES2022. */
export function newerFeatures(script: string, targets: Targets): string[] {
  const found: string[] = []
  const add = (names: readonly string[]) => found.push(...names)
  simple(parse(script, { ecmaVersion: 2022, sourceType: 'script', allowReturnOutsideFunction: true }), {
    Identifier: (node) => add(newerGlobal(node.name, targets)),
    MemberExpression: (node) => add(newerMember(node, targets)),
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression') add(newerMethod(propertyOf(callee), targets))
    },
    NewExpression: ({ callee, arguments: [pattern] }) => {
      if (nameOf(callee) === 'RegExp' && pattern?.type === 'Literal')
        add(newerPattern({ pattern: String(pattern.value), flags: '' }, targets))
    },
    Property: (node) => {
      add(newerValue(node, targets))
      if (node.key.type === 'Literal') add(newerStyle(String(node.key.value), targets))
    },
    Literal: ({ regex, value }: Literal) => {
      if (regex) add(newerPattern(regex, targets))
      else if (typeof value === 'string') add(newerStyle(value, targets))
    },
    TemplateElement: ({ value }) => add(newerStyle(value.raw, targets)),
    StaticBlock: () =>
      add(isInAll(javascript['classes']?.['static']?.['initialization_blocks'] ?? {}, targets) ? [] : ['static {}']),
  })
  return [...new Set(found)].sort()
}
