import type { At } from '../place'
import type { ProgressWords } from '../types'

const MARKED_LEAVES = 'Leaves that were sick keep their marks. Look at the new leaves.'
const GO_ON = 'Good. Go on with what this answer tells you.'
const BY_LABEL = 'Do not spray more, or sooner, than the label says.'
const MAY_RETURN = 'The problem can come back. Check the plants often.'
const SHOW_PHOTOS = 'Show photos of a sick leaf, a healthy leaf and the whole plant.'
const STAYS_SICK = 'No spray heals a sick plant. It stays sick, even if it looks better.'
const LOOK_AROUND = 'Look at the plants around the sick ones for the same signs.'
const NO_SPRAY = 'Do not buy a spray for it. We know of none that helps.'
const NO_GERM = 'It is not a germ or a pest. A spray does nothing.'
const KEEP_CLEAN = 'Go on protecting clean plants as the label says.'
const PROTECT_IF_SEEN = 'White fuzz at dawn, or cool and wet? Go on protecting clean plants as the label says.'
const NOTHING_SEEN = 'We see no known disease on this leaf, but your plants get worse. Something else may be wrong.'
const CHECK_FIRST = 'Do the checks of this answer first. Do not spray before one has told you what it is.'
const NOT_NAMED = 'Do not spray or uproot because of this photo. It does not tell what is wrong.'

export const progress = (at: At): ProgressWords => {
  const officer = at('your ward or county farm officer', 'the plant protection service of your country')
  const askToday = `Ask ${officer} today.`
  const doTheRest = at(
    'Until the officer answers, do the rest of what this answer tells you.',
    'Until you have an answer, do the rest of what this answer tells you.',
  )
  const stillHealthy = [
    'We see no known disease on this leaf. Look at roots, stems and fruit too.',
    `If something still troubles the plants, ask ${officer}.`,
  ]
  return {
    better: {
      protect: [`Good. ${KEEP_CLEAN}`, 'Look under leaves every morning. One sick plant can start it again.'],
      protectIfSeen: [`Good. ${PROTECT_IF_SEEN}`, 'Look under leaves every morning.'],
      germ: [GO_ON, BY_LABEL, MAY_RETURN],
      pest: [GO_ON, BY_LABEL, 'Pests can come back. Check under the leaves often.'],
      noCure: ['Good. Look for new sick plants.', STAYS_SICK, LOOK_AROUND],
      noSpray: [GO_ON, NO_SPRAY, MAY_RETURN],
      lack: [GO_ON, NO_GERM],
      healthy: ['Good. Look at more leaves and at the whole plant.', 'Do not spray a healthy crop.'],
      healthyButOpen: [
        'Good. Look at more leaves and at the whole plant.',
        'Do not spray a healthy crop just in case. In cold, wet weeks ask how to protect potato and tomato.',
      ],
      checks: [`Good. ${CHECK_FIRST}`, MAY_RETURN],
      unnamed: ['Good. Go on with what has helped.', NOT_NAMED],
    },
    same: {
      protect: [
        KEEP_CLEAN,
        'If new leaves get sick too, use a product of another group, not the one that failed.',
        MARKED_LEAVES,
      ],
      protectIfSeen: [PROTECT_IF_SEEN, `If no check fits, ask ${officer} before you spray.`, MARKED_LEAVES],
      germ: [MARKED_LEAVES, `If new leaves get sick too, ask ${officer} before you spray.`, BY_LABEL],
      pest: [
        'Look at the new leaves. If they are clean, do not spray again.',
        `If pests are still there, ask ${officer} before you spray.`,
        BY_LABEL,
      ],
      noCure: [LOOK_AROUND, `If there are new ones, ask ${officer}.`, STAYS_SICK],
      noSpray: [NO_SPRAY, MARKED_LEAVES, `If new leaves get sick too, ask ${officer}.`],
      lack: ['Old leaves may stay pale. Look at the new leaves.', NO_GERM],
      healthy: stillHealthy,
      healthyButOpen: stillHealthy,
      checks: [CHECK_FIRST, `If no check fits, ask ${officer}.`, MARKED_LEAVES],
      unnamed: [NOT_NAMED, `Ask ${officer} what troubles the plants.`],
    },
    worse: {
      protect: [
        'Go on protecting clean plants today as the label says. Use a product of another group, not the one that failed.',
        `Ask ${officer}, but do not wait for the answer.`,
        SHOW_PHOTOS,
      ],
      protectIfSeen: [
        'White fuzz at dawn, or cool and wet? Protect clean plants today as the label says. If a spray has failed, use another group.',
        `Ask ${officer}, but do not wait for the answer.`,
        SHOW_PHOTOS,
      ],
      germ: [askToday, 'Stop spraying what has not helped. It may be the wrong product.', SHOW_PHOTOS, doTheRest],
      pest: [
        askToday,
        'Stop spraying what has not helped. Ask for a product of another group.',
        SHOW_PHOTOS,
        doTheRest,
      ],
      noCure: [askToday, STAYS_SICK, SHOW_PHOTOS, doTheRest],
      noSpray: [askToday, NO_SPRAY, SHOW_PHOTOS, doTheRest],
      lack: [askToday, NO_GERM, SHOW_PHOTOS],
      healthy: [
        askToday,
        at('Do not spray before the officer has told you what it is.', 'Do not spray before you know what it is.'),
        NOTHING_SEEN,
        SHOW_PHOTOS,
      ],
      healthyButOpen: [
        askToday,
        'Do not spray before you know what it is. White fuzz under potato or tomato leaves at dawn? Protect clean plants today.',
        NOTHING_SEEN,
        SHOW_PHOTOS,
      ],
      checks: [askToday, CHECK_FIRST, SHOW_PHOTOS],
      unnamed: [askToday, NOT_NAMED, SHOW_PHOTOS],
    },
  }
}
