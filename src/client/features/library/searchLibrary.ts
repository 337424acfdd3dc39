import type { LibrarySlug } from '~/contract/library'
import type { CropPage } from '~/diagnosis'

type Found = {
  slug: LibrarySlug
  drawing: string | null
  name: string
  detail: string
  isJudged: boolean
  /** What is searched. */
  text: string
}

/** The pages whose crop, name or sign have every word of the query, each once: those of crops first. */
export function searchLibrary(crops: readonly CropPage[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const pages = [...crops.map(cropAsPage), ...crops.flatMap(rowsOf)]
  const found = pages.filter(({ text }) => words.every((word) => text.includes(word)))
  return [...new Map(found.map((page) => [page.slug, page])).values()]
}

const cropAsPage = ({ slug, crop, cropName, title }: CropPage): Found => ({
  slug,
  drawing: `crops/${crop}`,
  name: cropName,
  detail: title,
  isJudged: false,
  text: plain(cropName),
})

const rowsOf = ({ cropName, rows }: CropPage): Found[] =>
  rows.flatMap(({ slug, drawing, name, sign, isJudged }) => {
    const detail = [cropName, sign].filter(Boolean).join(' · ')
    return slug === null ? [] : [{ slug, drawing, name, detail, isJudged, text: plain(`${name} ${detail}`) }]
  })

/** As people type: without capitals and accents. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
