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
