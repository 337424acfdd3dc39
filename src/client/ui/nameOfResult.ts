import { inSentence } from '~/contract/inSentence'
import type { Result } from '~/contract/responses'

/** Crop and condition in one line: "Tomato, late blight". */
export const nameOfResult = ({ cropName, title }: Pick<Result, 'cropName' | 'title'>) =>
  cropName === null ? title : `${cropName}, ${inSentence(title)}`

/** Drops the English name in brackets, for lists. */
export const shortNameOf = (result: Pick<Result, 'cropName' | 'title'>) =>
  nameOfResult(result).replace(/ \([^)]*\)/g, '')
