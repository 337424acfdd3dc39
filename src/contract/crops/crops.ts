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

/** Crops that farmers in Kenya grow and that no photo can be judged of. Each has a page in the library. */
export const PHOTOLESS_CROPS = [
  'kale',
  'cassava',
  'banana',
  'coffee',
  'sweet-potato',
  'groundnut',
  'cowpea',
  'mango',
  'onion',
] as const
export type PhotolessCropId = (typeof PHOTOLESS_CROPS)[number]

export const isPhotoless = (crop: string | null): crop is PhotolessCropId => PHOTOLESS_CROPS.some((id) => id === crop)

/** As farmers in Kenya look for their crop: staples first. Of crops that are left out only healthy leaves are known. */
export const CROPS_TO_CHOOSE = [
  'maize',
  'bean',
  'potato',
  'tomato',
  'kale',
  'cassava',
  'banana',
  'coffee',
  'sweet-potato',
  'groundnut',
  'cowpea',
  'mango',
  'onion',
  'chilli',
  'sweet-pepper',
  'orange',
  'apple',
  'grape',
  'strawberry',
  'cherry',
] as const satisfies readonly (CropId | PhotolessCropId)[]

/** In one language, as at the beginning of a sentence. */
export type CropNames = Readonly<Record<CropId | UnjudgedCropId | PhotolessCropId, string>>
