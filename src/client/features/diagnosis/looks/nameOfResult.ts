import type { Result } from '~/contract/responses'

/** Crop and condition in one line. */
export const nameOfResult = ({ cropName, title }: Pick<Result, 'cropName' | 'title'>) =>
  [cropName, title].filter(Boolean).join(', ')
