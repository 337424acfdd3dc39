/** Flesch-Kincaid grade of a markdown text: 0.39 words per sentence + 11.8 syllables per word - 15.59. */
export function readingGrade(markdown: string): number {
  const sentences = markdown
    .replace(/[*#_-]+/g, ' ')
    .split(/[.!?]\s|\n+/)
    .map(wordsIn)
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}’']+/gu) ?? []

/** Groups of vowels, less a silent ending. */
function syllablesIn(word: string): number {
  const spoken = word.toLowerCase().replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxzgh])es$/, '')
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length)
}
