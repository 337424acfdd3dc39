import type { Result } from '~/contract/responses'

/** Crop and condition in one line. */
export const nameOfResult = ({ cropName, title }: Pick<Result, 'cropName' | 'title'>) =>
  [cropName, title].filter(Boolean).join(', ')

/** The same, where the strip beside it says the condition already: of a healthy leaf. */
export const nameBesideStrip = (result: Pick<Result, 'cropName' | 'title' | 'strip'>) =>
  result.cropName !== null && result.title === result.strip ? result.cropName : nameOfResult(result)
