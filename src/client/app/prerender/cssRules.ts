/** One statement of a stylesheet: `@media` and its kind hold more of them. */
export type Rule = { prelude: string; body: string }

/** The rules of a stylesheet as emotion writes them: no comments, no braces in strings. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let depth = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] !== '}' || --depth > 0) continue
    rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
    start = at + 1
  }
  return rules
}

export const cssOf = (rules: Rule[]) => rules.map(({ prelude, body }) => `${prelude}{${body}}`).join('')

export const isGroup = ({ prelude }: Rule) => /^@(media|supports|container|layer)/.test(prelude)
export const isKeyframes = ({ prelude }: Rule) => /^@(-\w+-)?keyframes/.test(prelude)

/** Changes every style rule, those inside of groups too; undefined drops it. A group without rules goes as well. */
export function mapRules(rules: Rule[], change: (rule: Rule) => Rule | undefined): Rule[] {
  return rules.flatMap((rule) => {
    if (!isGroup(rule)) return change(rule) ?? []
    const body = cssOf(mapRules(rulesOf(rule.body), change))
    return body === '' ? [] : { ...rule, body }
  })
}

/** The declarations of a style rule; a semicolon inside brackets or quotes ends none. */
export const declarationsOf = (body: string) => body.match(/(?:\((?:[^()]|\([^()]*\))*\)|"[^"]*"|[^;])+/g) ?? []
