/** Crops that the network can judge, staples first. The ids are part of the API. */
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

/** Crops of the product without a label: named wherever crops are listed. */
export const UNJUDGED_CROPS = ['peach', 'soybean', 'squash'] as const
export type UnjudgedCropId = (typeof UNJUDGED_CROPS)[number]

/** Crops grown in Kenya that no photo can be judged for. Each has a library page. */
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
  'sorghum',
  'millet',
  'napier',
  'avocado',
  'passion-fruit',
] as const
export type PhotolessCropId = (typeof PHOTOLESS_CROPS)[number]

export const isPhotoless = (crop: string | null): crop is PhotolessCropId => PHOTOLESS_CROPS.some((id) => id === crop)

/** In the order farmers in Kenya look for: staples first. Leaves out crops with only a healthy label. */
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
  'sorghum',
  'millet',
  'napier',
  'avocado',
  'passion-fruit',
  'chilli',
  'sweet-pepper',
  'orange',
  'apple',
  'grape',
  'strawberry',
  'cherry',
] as const satisfies readonly (CropId | PhotolessCropId)[]

/** In one language, capitalised as at the beginning of a sentence. */
export type CropNames = Readonly<Record<CropId | UnjudgedCropId | PhotolessCropId, string>>
