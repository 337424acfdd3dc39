import { cropDrawing, drawingPath } from '~/client/ui/drawing'
import type { LibrarySlug } from '~/contract/library'
import { SAME_WORDS, SMALL_WORDS, type CropPage, type SeenSign } from '~/diagnosis'

export type Found = {
  slug: LibrarySlug
  picture: string | null
  name: string
  detail: string
  isJudged: boolean
  seen: readonly SeenSign[]
}

/** Each page with the words of its crop, name and signs. */
type SearchIndex = readonly { page: Found; words: readonly string[] }[]

/** Crops first; last, crops again with their troubles that have no page. */
export const searchIndex = (crops: readonly CropPage[], nameOf: (sign: SeenSign) => string): SearchIndex => [
  ...[...crops.map(cropAsPage), ...crops.flatMap(rowsOf)].map((page) => ({
    page,
    words: wordsOf([page.name, page.detail, ...page.seen.map(nameOf)].join(' ')),
  })),
  ...crops.map((crop) => {
    const unwritten = crop.rows.filter(({ slug }) => slug === null).map(({ name }) => name)
    return { page: cropAsPage(crop), words: wordsOf([crop.cropName, ...unwritten, ...crop.others].join(' ')) }
  }),
]

/** Pages that have every word of the query, in either language, each once. A typo counts where nothing has the word. */
export function searchLibrary(index: SearchIndex, query: string): Found[] {
  const asked = wordsOf(query).map((word) => matcherOf(word, index))
  return eachOnce(index.filter(({ words }) => asked.every((matches) => words.some(matches))).map(({ page }) => page))
}

type Matcher = (word: string) => boolean

function matcherOf(asked: string, index: SearchIndex): Matcher {
  const exact = matcherFor((word) => formsOf(asked).some((form) => word.startsWith(form)))
  const isKnown = index.some(({ words }) => words.some(exact))
  return isKnown || asked.length < MIN_LENGTH_WITH_TYPO ? exact : matcherFor((word) => areOneLetterApart(asked, word))
}

/** Follows what is asked into the other language, and into compounds such as "armyworm". */
function matcherFor(isAsked: Matcher): Matcher {
  const same = SAME_WORDS.filter((group) => group.some(isAsked)).flat()
  return (word) => isAsked(word) || formsOf(word).some((form) => same.some((one) => form.endsWith(one)))
}

const MIN_LENGTH_WITH_TYPO = 4

/** The word, and what may be its singular in English. */
const formsOf = (word: string) =>
  [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].filter(
    (form) => form.length >= SHORTEST_FORM || form === word,
  )

const SHORTEST_FORM = 3

function areOneLetterApart(one: string, other: string) {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const rest = one.slice(same)
  const otherRest = other.slice(same)
  return (
    rest.slice(1) === otherRest.slice(1) || // another letter
    rest.slice(1) === otherRest || // one too many
    rest === otherRest.slice(1) || // one too few
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)) // two swapped
  )
}

/** Ignores case and accents, which people omit, and words that every text has. */
const wordsOf = (text: string) =>
  (plain(text).match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => !SMALL_WORDS.includes(word))

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export const pagesWithSign = (crops: readonly CropPage[], sign: SeenSign): Found[] =>
  eachOnce(crops.flatMap(rowsOf).filter(({ seen }) => seen.includes(sign)))

const cropAsPage = ({ slug, crop, cropName, title }: CropPage): Found => ({
  slug,
  picture: cropDrawing(crop),
  name: cropName,
  detail: title,
  isJudged: false,
  seen: [],
})

const rowsOf = ({ cropName, rows }: CropPage): Found[] =>
  rows.flatMap(({ slug, drawing, name, sign, seen, isJudged }) =>
    slug === null
      ? []
      : [
          {
            slug,
            picture: drawing === null ? null : drawingPath(drawing),
            name,
            detail: [cropName, sign].filter(Boolean).join(' · '),
            isJudged,
            seen,
          },
        ],
  )

const eachOnce = (pages: readonly Found[]) =>
  pages.filter(({ slug }, index) => pages.findIndex((page) => page.slug === slug) === index)
