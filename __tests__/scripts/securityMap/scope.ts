/** The items of OWASP ASVS 5.0.0 that are answered for, by the level that the standard gives them. */
const SCOPE = {
  1: `1.2.1-5 1.3.2 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8 6.3.1-2
      6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 11.3.1-2 11.4.1 12.1.1 12.2.1 13.4.1 14.2.1 14.3.1
      15.1.1 15.2.1 15.3.1`,
  2: `1.1.1-2 1.2.9 1.3.3-7 1.3.10 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.7.1 4.1.2-3 4.2.1 5.1.1
      5.4.1-2 6.1.2-3 6.2.9-12 6.3.4 6.4.3 7.1.1-2 7.3.1-2 7.4.3-5 7.5.1-2 8.1.2 8.2.3 9.2.2-4 11.1.1-2 11.2.1-3
      11.3.3 11.4.2-4 11.5.1 11.6.1 12.1.2 13.1.1 13.3.1-2 13.4.2-5 14.2.2-4 14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7
      16.1.1 16.2.1-5 16.3.1-4 16.4.1-2 16.5.1-3`,
  3: '3.4.7-8 3.5.6-8 4.1.4 5.2.4 5.2.6 6.3.8 8.3.2 13.1.2-3 13.4.6-7 14.2.8 15.4.1-3 16.5.4',
}

/** Item -> level. */
export const scope: ReadonlyMap<string, number> = new Map(
  Object.entries(SCOPE).flatMap(([level, ranges]) =>
    ranges
      .split(/\s+/)
      .flatMap(expand)
      .map((id) => [id, +level]),
  ),
)

/** `1.2.1-5`: five items. */
function expand(range: string): string[] {
  const [section, from = 0, to = from] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range)!.slice(1)
  return Array.from({ length: +to - +from + 1 }, (_, step) => `${section}.${+from + step}`)
}
