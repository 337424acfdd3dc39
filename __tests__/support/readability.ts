/** As the sentences of a text are split, a colon ends one too. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?:])\s+|\n/).filter((sentence) => /\p{L}/u.test(sentence))

export const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’,.%-]*/gu)?.length ?? 0

/** A syllable is a group of vowels; a silent e at the end is none. */
function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** The school grade of an English text, after Flesch and Kincaid. */
export function gradeOf(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentencesOf(text).length + (11.8 * syllables) / words.length - 15.59
}
