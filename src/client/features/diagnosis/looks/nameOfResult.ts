import type { Result } from '~/contract/responses'

/** Crop and condition in one line. */
export const nameOfResult = ({ cropName, title }: Pick<Result, 'cropName' | 'title'>) =>
  [cropName, title].filter(Boolean).join(', ')

/** For a line of a list: without the English names that the whole answer gives, and what the strip beside it says already. */
export const nameBesideStrip = (result: Pick<Result, 'cropName' | 'title' | 'strip'>) =>
  result.cropName !== null && result.title === result.strip
    ? result.cropName
    : nameOfResult(result).replace(/ \([^)]*\)/g, '')
