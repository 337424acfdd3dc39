import { entryFor } from '../catalogue/catalogue'
import type { DiseaseEntry, DiseaseKind, Entry } from '../catalogue/types'

/** A report is paragraphs and sections; a section without lines is left out. */
type Section = { title: string; lines: readonly string[] }

export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

export const section = ({ title, lines }: Section): string =>
  lines.length === 0 ? '' : [`### ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n')

export const list = (items: readonly string[], last: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const isDisease = (entry: Entry): entry is DiseaseEntry => entry.kind !== 'none'

/** For a sentence: "late blight", "a healthy leaf". */
export const conditionOf = (entry: Entry): string => (isDisease(entry) ? entry.disease : 'a healthy leaf')

/** For a list that may mix crops: the crop is named when it is not the one the farmer reads about. */
export function nameBeside(label: string, crop: string): string {
  const entry = entryFor(label)
  const condition = conditionOf(entry)
  return entry.crop === crop ? condition : `${condition} (${entry.crop.toLowerCase()})`
}

/** A calibrated probability as a frequency, rounded; never rounded up to certainty. */
export function frequency(probability: number): string {
  if (probability >= 0.985) return 'about 99 in 100'
  if (probability >= 0.945) return 'about 19 in 20'
  const tenths = Math.min(9, Math.round(probability * 10))
  return tenths === 0 ? 'less than 1 in 10' : `about ${tenths} in 10`
}

/** Which word a probability deserves is decided on validation photos: see `verySure` in `Thresholds`. */
export const SURENESS = { very: 'Very sure', fairly: 'Fairly sure' } as const

const CAUSES: Record<DiseaseKind, (organism: string) => string> = {
  fungus: (organism) => `A fungus causes it (*${organism}*).`,
  oomycete: (organism) => `A water mould causes it (*${organism}*). It is no true fungus.`,
  bacterium: (organism) => `Bacteria cause it (*${organism}*), not a fungus.`,
  virus: (organism) => `A virus causes it (*${organism}*).`,
  mite: (organism) => `Tiny pests cause it (*${organism}*), not a germ.`,
  insect: (organism) => `Insects cause it (*${organism}*), not a germ.`,
  disorder: (reason) => `It is not a disease: ${reason}.`,
}

export const causeOf = ({ kind, organism }: DiseaseEntry): string => CAUSES[kind](organism)

export const WHOM_TO_ASK = 'your ward or county extension officer, or a plant clinic'

export const lookAgain = (days: number): string => `Look again in ${days} days.`
