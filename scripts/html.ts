import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'

/** Comments stay: React finds its places by them. What stands in `noscript` is parsed, too. */
export const parseHtml = (html: string) =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } })

/** Throws when the template has lost the element. */
export function elementOf(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`The template has no ${selector}.`)
  return element
}
