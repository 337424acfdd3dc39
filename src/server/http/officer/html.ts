/** Markup: what `html` has made, and nothing else. */
export type Html = { readonly markup: string }

type Value = string | number | Html | readonly Html[] | false | null | undefined

/** A template that escapes its values, unless they are markup. Attribute values stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: String.raw({ raw: strings.map(withoutIndents) }, ...values.map(markupOf)),
})

const withoutIndents = (markup: string) => markup.replace(/\s+/g, ' ')

/** Of constants only: not escaped. */
export const trusted = (markup: string): Html => ({ markup })

function markupOf(value: Value): string {
  if (value == null || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
  return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
