import type { DeskCase, DeskCaseResponse } from '~/contract/cases'
import type { FieldNote } from '~/contract/notes'
import type { Diagnosis } from '~/contract/responses'
import { findingsOf, namedEntry, wordsIn, type Verdict } from '~/diagnosis'

import { hasPlan, type CurrentUser } from '../accounts/users'
import type { StoredDiagnosis } from '../diagnoses/records'
import { summarise, writeDiagnosis, type Reader } from '../diagnoses/writeDiagnosis'
import { namedLabels } from './accuracy'
import type { DeskRecord } from './caseRecords'
import { answersIn, stateOf, takerOf, textsIn } from './caseWords'
import { deskWords } from './deskWords'
import type { ShownHash } from './shownHash'

export type Expert = Pick<CurrentUser, 'id' | 'username'>

type DeskReader = { expert: Expert; reader: Reader; now: number }

/** A case in the list, without anything of the farmer's account. */
export function deskCaseOf(stored: DeskRecord, { expert, reader, now }: DeskReader): DeskCase {
  const { answer: result } = summarise(stored.diagnosis, reader)
  const { askedAt = stored.createdAt, county = null, takenUntil, showsPhotos, teaches, photos } = stored
  const taker = takerOf(stored, now)
  return {
    id: stored.id,
    ...{ crop: result.crop, cropName: result.cropName, title: result.title },
    sureness: result.sureness?.words ?? null,
    county,
    askedAt: new Date(askedAt).toISOString(),
    state: stateOf(stored, now) ?? 'asked',
    isPro: hasPlan(stored, now),
    takenBy: taker === undefined ? null : taker === expert.id ? 'me' : 'other',
    takenUntil: taker === undefined || takenUntil === undefined ? null : new Date(takenUntil).toISOString(),
    photos: showsPhotos || teaches ? photos : 0,
  }
}

export type FieldHistory = { earlier: readonly StoredDiagnosis[]; notes: readonly FieldNote[] }

/** The whole case. */
export function wholeDeskCase(
  stored: DeskRecord,
  { earlier, notes }: FieldHistory,
  desk: DeskReader & { shownHash: ShownHash },
): DeskCaseResponse {
  const { reader, now } = desk
  const shownHash = desk.shownHash(stored.diagnosis)
  const { note = null, question = null, reply = null } = stored
  const { verdict, modelVersion } = stored.diagnosis
  const { diagnosis } = writeDiagnosis(stored.diagnosis, reader, { today: now, version: modelVersion })
  return {
    case: {
      ...deskCaseOf(stored, desk),
      told: toldIn(diagnosis, reader),
      candidates: candidatesIn(verdict, reader),
      actions: diagnosis.answer.actions,
      ...{ note, question, reply },
      shownHash,
      label: rightLabel(stored.diagnosis) ?? null,
      earlier: earlier.map((one) => earlierIn(one, reader)),
      notes: notes.map((one) => ({ ...one, plot: null })),
      answers: answersIn(stored, reader, shownHash),
    },
  }
}

/** What 'right' says that it is: several candidates are no name. */
export function rightLabel({ verdict }: Pick<StoredDiagnosis, 'verdict'>): string | undefined {
  const [label, ...others] = namedLabels(verdict)
  return others.length === 0 ? label : undefined
}

/** Why Jani answered so, and what the farmer replied and told. */
function toldIn({ answer: result, toldCrop, firmness, followUp }: Diagnosis, { language, place }: Reader): string[] {
  const own = deskWords[language]
  const crops: Readonly<Record<string, string>> = wordsIn(language, place).crops
  const crop = toldCrop == null ? undefined : crops[toldCrop]
  const progress = followUp?.progress
  return [
    ...(crop === undefined ? [] : [own.isCrop(crop)]),
    ...(result.checked ?? []),
    ...(progress == null ? [] : [own.progress[progress]]),
    ...(firmness == null ? [] : [firmness]),
    ...(result.twin === null ? [] : [result.twin]),
  ]
}

/** The likeliest, with what the network gives them. */
function candidatesIn(verdict: Verdict, reader: Reader): string[] {
  const { first, alternatives } = findingsOf(verdict)
  const texts = textsIn(reader)
  return [...(first ? [first] : []), ...alternatives].flatMap(({ label, confidence }) => {
    const named = namedEntry(label, texts)
    const title = named && texts.words.phrases.title(named.cropName, named.name)
    return title === undefined ? [] : [`${title}, ${Math.round(100 * confidence)} %`]
  })
}

function earlierIn(stored: StoredDiagnosis, reader: Reader) {
  const { createdAt, answer: result, followUp } = summarise(stored, reader)
  return { createdAt, title: result.title, progress: followUp?.progress ?? null }
}
