import { cropDrawing, drawingPath } from '~/client/ui/drawing'
import type { LibrarySlug } from '~/contract/library'
import type { CropPage, SeenSign } from '~/diagnosis'

export type Found = {
  slug: LibrarySlug
  picture: string | null
  name: string
  detail: string
  isJudged: boolean
  seen: readonly SeenSign[]
}

/** Pages that contain every word of the query in crop, name or sign; each once, crops first. */
export function searchLibrary(crops: readonly CropPage[], query: string, nameOf: (sign: SeenSign) => string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const hasAll = ({ name, detail, seen }: Found) => {
    const text = plain([name, detail, ...seen.map(nameOf)].join(' '))
    return words.every((word) => text.includes(word))
  }
  return eachOnce([...crops.map(cropAsPage), ...crops.flatMap(rowsOf)].filter(hasAll))
}

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

/** Ignores case and accents, which people omit. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
