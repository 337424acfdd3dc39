/** The crops that the network can judge, staples first. The ids are part of the API. */
export const CROPS = [
  'maize',
  'tomato',
  'potato',
  'bean',
  'chilli',
  'sweet-pepper',
  'apple',
  'grape',
  'orange',
  'strawberry',
  'cherry',
  'blueberry',
  'raspberry',
] as const
export type CropId = (typeof CROPS)[number]

/** Crops of the product that no label exists for: named wherever crops are listed. */
export const UNJUDGED_CROPS = ['peach', 'soybean', 'squash'] as const
export type UnjudgedCropId = (typeof UNJUDGED_CROPS)[number]

/** In one language, as at the beginning of a sentence. */
export type CropNames = Readonly<Record<CropId | UnjudgedCropId, string>>
