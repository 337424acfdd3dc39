import type { Language } from '~/contract/languages'
import { wordsIn } from '~/diagnosis'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'

/** Organisations, offices, places, varieties, law, money and telephone numbers of Kenya, in either language. */
const KENYAN = [
  /kenya/i,
  /\b(KEPHIS|PCPB|KALRO|KARI|NCPB|NPCK|NEMA|AAK|KEFRI|CIP|icipe)\b/i,
  /\b(county|ward|kaunti|wadi|agrovet)\b/i,
  /\b(Nairobi|Nyandarua|Nyanza|Siaya|Bungoma|Mwea|Njabini|Nakuru|Karura|Kericho)\b/i,
  /\b(Shangi|Sherekea|Unika|Ruiru|Batian)\b/i,
  /\b(law|laws|legal|sheria|kisheria)\b(?! za mbegu)/i,
  /\b(Ksh|KES|shillings?|shilingi|dollars?|dola)\b/i,
  /(?<![\w.])\+?254\b/, // not the end of an id or of a share
  /(?<![\w.])0[1278]\d{2}[\s\u00A0]?\d{3}[\s\u00A0]?\d{3}\b/,
  /\.ke\b/i,
]
/** Also those that only sentences name, and the groups that a label shows. */
const OTHER_SUBSTANCES = ['metalaxyl', 'phosphonate', 'neem', 'mwarobaini', 'sulfur', 'FRAC', 'IRAC', 'Bt']
/** Of bronze leaves. */
const COLOUR = /rangi ya shaba/gi

const escaped = (text: string) => text.replace(/[()[\].]/g, '\\$&')

/** What a text names that holds for Kenya only, or that kills or keeps off a pest or germ. */
export function kenyanIn(text: string, language: Language): string[] {
  const plain = text.replace(COLOUR, '')
  return PATTERNS[language].flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])
}

const namesIn = (language: Language) =>
  [
    ...OTHER_SUBSTANCES,
    ...Object.values(SUBSTANCES).map(({ name }) => name),
    ...Object.values(wordsIn(language).phrases.substances),
  ].flatMap((name) => [name, ...name.split(/ \(|\)/)])

const patternsIn = (language: Language) => [
  ...KENYAN,
  ...[...new Set(namesIn(language))]
    .filter(Boolean)
    .map((name) => new RegExp(`(?<!\\w)${escaped(name)}s?(?!\\w)`, 'i')),
]
const PATTERNS: Record<Language, RegExp[]> = { en: patternsIn('en'), sw: patternsIn('sw') }
