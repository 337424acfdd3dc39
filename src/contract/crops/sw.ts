import type { CropNames } from './crops'

export const sw: CropNames = {
  maize: 'Mahindi',
  tomato: 'Nyanya',
  potato: 'Viazi',
  bean: 'Maharagwe',
  chilli: 'Pilipili kali',
  'sweet-pepper': 'Pilipili mboga (hoho)',
  apple: 'Tufaha',
  grape: 'Zabibu',
  orange: 'Chungwa',
  strawberry: 'Stroberi',
  cherry: 'Cheri (cherry)',
  blueberry: 'Blueberry',
  raspberry: 'Raspberry',
  peach: 'Pichi (peach)',
  soybean: 'Soya',
  squash: 'Boga',
}
