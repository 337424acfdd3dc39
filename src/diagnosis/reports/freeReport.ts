import { UNJUDGED_CROPS, coveredCrops, entryFor } from '../catalogue/catalogue'
import type { Verdict } from '../verdict'
import { WHOM_TO_ASK, conditionOf, list, nameBeside, paragraphs, section } from './wording'

type Free = Exclude<Verdict, { kind: 'confident' | 'ranked' }>
type Retake = { heading: string; seen: string; nextPhoto: readonly string[]; notSure: readonly string[] }

const FREE_LINE = '**This scan is free.** No credit was used.'

const ONE_LEAF = 'Take one leaf, and let it fill most of the picture.'
const PLAIN_BACK = 'Hold it over your hand, a sheet of paper or plain soil.'
const SHADE = 'Stand in bright shade by day. Use no flash.'
const SHARP = 'Hold still, tap the leaf on the screen, and wait until it looks sharp.'
const BOTH_SIDES = 'Choose a leaf where the trouble has just begun. Photograph the top first, then the under side.'
const ASK = `If the crop is getting worse, do not wait for a photo. Ask ${WHOM_TO_ASK}.`

/** No answer, no charge: what was seen, and how to take a photo that can be judged. */
export function freeReport(verdict: Free): string {
  const { heading, seen, nextPhoto, notSure } = retake(verdict)
  return paragraphs(
    `## ${heading}`,
    seen,
    FREE_LINE,
    section({ title: 'Take the next photo like this', lines: nextPhoto }),
    section({ title: 'Be careful', lines: ['Do not spray or uproot on this photo. It says nothing yet.'] }),
    section({ title: 'Not sure?', lines: notSure }),
  )
}

function retake(verdict: Free): Retake {
  switch (verdict.kind) {
    case 'tooDark':
      return TOO_DARK
    case 'tooBlurred':
      return TOO_BLURRED
    case 'tooFar':
      return TOO_FAR
    case 'notALeaf':
      return NOT_A_LEAF_SEEN
    case 'unknownCrop':
      return unknownCrop()
    case 'unsure':
      return unsure(verdict.candidates.map(({ label }) => label))
  }
}

const TOO_DARK: Retake = {
  heading: 'The photo is too dark',
  seen: 'There is too little light to see spots or colours on the leaf.',
  nextPhoto: [
    'Go outside by day, into bright shade.',
    'Turn so that the light falls on the leaf, not behind it.',
    ONE_LEAF,
    SHARP,
  ],
  notSure: ['Wipe the lens: a dirty lens also makes a photo dark.', ASK],
}

const TOO_BLURRED: Retake = {
  heading: 'The photo is blurred',
  seen: 'The picture is not sharp enough to see small spots, powder or dots.',
  nextPhoto: [
    'Wipe the lens with a soft cloth.',
    'Keep the phone about 20 cm from the leaf.',
    SHARP,
    'Wait until the wind drops, or pick the leaf and lay it flat.',
  ],
  notSure: ['If it stays blurred, step back a little and try again.', ASK],
}

const TOO_FAR: Retake = {
  heading: 'The leaf is too far away',
  seen: 'Everything in the picture is small. Spots on a leaf cannot be seen from here.',
  nextPhoto: [
    'Pick one leaf, or go close to it: about 20 cm.',
    'Let that one leaf fill most of the picture.',
    PLAIN_BACK,
    SHARP,
  ],
  notSure: ['Do not zoom with the fingers: a step closer shows more.', ASK],
}

const NOT_A_LEAF_SEEN: Retake = {
  heading: 'No leaf seen',
  seen: 'We could not find a crop leaf in this photo. This tool can only judge leaves, not fruit, stems, roots or insects.',
  nextPhoto: [ONE_LEAF, PLAIN_BACK, SHADE, SHARP],
  notSure: ['Is there a leaf in your photo? Then go closer, so that it fills the picture.', ASK],
}

function unknownCrop(): Retake {
  return {
    heading: 'We cannot tell which crop this is',
    seen: `We see a leaf, but it does not look enough like one of the crops that we can judge. We know ${list(coveredCrops(), 'and')}. We cannot judge ${list(UNJUDGED_CROPS, 'and')} yet.`,
    nextPhoto: ['If it is one of the crops we know, try again with another leaf.', ONE_LEAF, PLAIN_BACK, SHADE],
    notSure: ['If it is another crop, this tool cannot help you yet. We would rather say so than guess.', ASK],
  }
}

function unsure(labels: readonly string[]): Retake {
  const crops = [...new Set(labels.map((label) => entryFor(label).crop))]
  const oneCrop = crops.length === 1 ? (crops[0] ?? '') : ''
  const names = labels.map((label) => (oneCrop === '' ? nameBeside(label, '') : conditionOf(entryFor(label))))
  const closest = names.length === 0 ? '' : ` The closest were ${list(names, 'and')}, but too weak to act on.`
  return {
    heading: oneCrop === '' ? 'Not sure yet' : `${oneCrop}: not sure yet`,
    seen: `We see a leaf, but no answer is clear enough to trust.${closest}`,
    nextPhoto: [BOTH_SIDES, ONE_LEAF, PLAIN_BACK, SHADE, SHARP],
    notSure: ['It may also be something we do not know, such as lack of food, weather or an insect.', ASK],
  }
}
