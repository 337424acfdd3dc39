import type { CropNames } from './crops'

export const en: CropNames = {
  maize: 'Maize',
  tomato: 'Tomato',
  potato: 'Potato',
  bean: 'Bean',
  chilli: 'Chilli',
  'sweet-pepper': 'Sweet pepper',
  apple: 'Apple',
  grape: 'Grape',
  orange: 'Orange',
  strawberry: 'Strawberry',
  cherry: 'Cherry',
  blueberry: 'Blueberry',
  raspberry: 'Raspberry',
  peach: 'Peach',
  soybean: 'Soybean',
  squash: 'Squash',
}
