import type { ConditionSlug } from '~/contract/library'

/** Collections with a licence that allows their photos to be shown, and the authors who must be named. */
export const PHOTO_SOURCES = {
  plantVillage: {
    title: 'PlantVillage',
    author: 'David P. Hughes, Marcel Salathé',
    url: 'https://arxiv.org/abs/1511.08060',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  iBean: {
    title: 'iBean',
    author: 'AIR Lab, Makerere University',
    url: 'https://github.com/AI-Lab-Makerere/ibean',
    licence: 'MIT',
    licenceUrl: 'https://github.com/AI-Lab-Makerere/ibean/blob/master/LICENSE',
  },
  chilli: {
    title: 'Chilli and Onion Plant Leaf Images',
    author: 'M. P. Aishwarya, A. Padmanabha Reddy',
    url: 'https://data.mendeley.com/datasets/tf9dtfz9m6',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  citrus: {
    title: 'Citrus Fruits and Leaves',
    author: 'Hafiz Tayyab Rauf and others',
    url: 'https://data.mendeley.com/datasets/3f83gxmv57/2',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const

export type PhotoSource = (typeof PHOTO_SOURCES)[keyof typeof PHOTO_SOURCES]

type Photos = { source: keyof typeof PHOTO_SOURCES; count: 1 | 2 | 3 }

/** Typical leaves of a condition: `public/photos/<slug>-1.webp` and so on. Other conditions have their drawing only. */
export const PHOTOS: { readonly [Slug in ConditionSlug]?: Photos } = {
  'maize-grey-leaf-spot': { source: 'plantVillage', count: 2 },
  'maize-common-rust': { source: 'plantVillage', count: 2 },
  'maize-northern-leaf-blight': { source: 'plantVillage', count: 2 },
  'maize-healthy': { source: 'plantVillage', count: 2 },
  'tomato-bacterial-spot': { source: 'plantVillage', count: 2 },
  'tomato-early-blight': { source: 'plantVillage', count: 2 },
  'tomato-late-blight': { source: 'plantVillage', count: 2 },
  'tomato-leaf-mould': { source: 'plantVillage', count: 2 },
  'tomato-septoria-leaf-spot': { source: 'plantVillage', count: 2 },
  'tomato-spider-mites': { source: 'plantVillage', count: 2 },
  'tomato-yellow-leaf-curl-virus': { source: 'plantVillage', count: 2 },
  'tomato-mosaic-virus': { source: 'plantVillage', count: 2 },
  'tomato-healthy': { source: 'plantVillage', count: 2 },
  'potato-early-blight': { source: 'plantVillage', count: 2 },
  'potato-late-blight': { source: 'plantVillage', count: 2 },
  'potato-healthy': { source: 'plantVillage', count: 2 },
  'bean-angular-leaf-spot': { source: 'iBean', count: 2 },
  'bean-rust': { source: 'iBean', count: 2 },
  'bean-healthy': { source: 'iBean', count: 2 },
  'chilli-cercospora-leaf-spot': { source: 'chilli', count: 2 },
  'chilli-leaf-curl': { source: 'chilli', count: 2 },
  'chilli-lack-of-plant-food': { source: 'chilli', count: 2 },
  'chilli-powdery-mildew': { source: 'chilli', count: 2 },
  'chilli-healthy': { source: 'chilli', count: 1 },
  'sweet-pepper-bacterial-spot': { source: 'plantVillage', count: 2 },
  'sweet-pepper-healthy': { source: 'plantVillage', count: 2 },
  'apple-scab': { source: 'plantVillage', count: 2 },
  'apple-black-rot': { source: 'plantVillage', count: 2 },
  'apple-cedar-apple-rust': { source: 'plantVillage', count: 2 },
  'apple-healthy': { source: 'plantVillage', count: 2 },
  'grape-black-rot': { source: 'plantVillage', count: 2 },
  'grape-esca': { source: 'plantVillage', count: 2 },
  'grape-leaf-blight': { source: 'plantVillage', count: 2 },
  'grape-healthy': { source: 'plantVillage', count: 2 },
  'orange-canker': { source: 'citrus', count: 2 },
  'orange-greening': { source: 'plantVillage', count: 2 },
  'orange-healthy': { source: 'citrus', count: 2 },
  'strawberry-leaf-scorch': { source: 'plantVillage', count: 2 },
  'strawberry-healthy': { source: 'plantVillage', count: 2 },
  'cherry-powdery-mildew': { source: 'plantVillage', count: 2 },
  'cherry-healthy': { source: 'plantVillage', count: 2 },
  'blueberry-healthy': { source: 'plantVillage', count: 2 },
  'raspberry-healthy': { source: 'plantVillage', count: 2 },
}

export type LeafPhoto = { src: string; source: PhotoSource }

/** Square; the most typical first. */
export function photosOf(slug: string): readonly LeafPhoto[] {
  const photos = Object.hasOwn(PHOTOS, slug) ? PHOTOS[slug as ConditionSlug] : undefined
  if (photos === undefined) return []
  const source = PHOTO_SOURCES[photos.source]
  return Array.from({ length: photos.count }, (_, index) => ({ src: `/photos/${slug}-${index + 1}.webp`, source }))
}
