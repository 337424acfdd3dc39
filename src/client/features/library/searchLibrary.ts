import { cropDrawing, drawingPath } from '~/client/shared/drawing'
import type { LibrarySlug } from '~/contract/library'
import type { CropPage, SeenSign } from '~/diagnosis'

export type Found = {
  slug: LibrarySlug
  /** The address of its drawing. */
  picture: string | null
  name: string
  detail: string
  isJudged: boolean
  seen: readonly SeenSign[]
}

/** The pages whose crop, name or sign have every word of the query, each once: those of crops first. */
export function searchLibrary(crops: readonly CropPage[], query: string, nameOf: (sign: SeenSign) => string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const hasAll = ({ name, detail, seen }: Found) => {
    const text = plain([name, detail, ...seen.map(nameOf)].join(' '))
    return words.every((word) => text.includes(word))
  }
  return eachOnce([...crops.map(cropAsPage), ...crops.flatMap(rowsOf)].filter(hasAll))
}

/** Of all crops, each page once. */
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

/** Under the first of its crops. */
const eachOnce = (pages: readonly Found[]) =>
  pages.filter(({ slug }, index) => pages.findIndex((page) => page.slug === slug) === index)

/** As people type: without capitals and accents. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
