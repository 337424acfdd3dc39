/** Throws when the template has lost the place that is to be filled. */
export function fill(html: string, mark: RegExp, content: string): string {
  if (!mark.test(html)) throw new Error(`The template has no ${String(mark)}.`)
  return html.replace(mark, () => content)
}
