import { DEFAULT_ALERTS, isWanted } from '~/contract/alerts'
import { NAMEABLE, type ConfirmedBy } from '~/contract/cases'
import { CONFIRMED_DAYS, type Confirmed } from '~/contract/confirmed'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { County } from '~/contract/counties'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import { libraryPage, troublesIn, wordsIn, type EntryId, type LibraryPage } from '~/diagnosis'

import { hasPlan, type CurrentUser } from '../accounts/users'
import type { Reader } from '../diagnoses/writeDiagnosis'
import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'

/** What an expert has confirmed in a county. */
export type StoredConfirmation = {
  id: string
  county: County
  /** Of a condition or a trouble. */
  label: string
  confirmedBy: ConfirmedBy
  createdAt: number
  /** Undefined until the operator releases a quarantine disease. */
  startsAt: number | undefined
}

export type RunningConfirmation = StoredConfirmation & { startsAt: number }

export type ConfirmationRecords = {
  /** Those that started in the county after `since` and were not ended, first started first. */
  listRunning(query: { county: County; since: number; limit: number }): Promise<RunningConfirmation[]>
  /** For the operator: those that wait, then those that have started, each after `since`; oldest first, without ended ones. */
  listOpen(query: { since: number; limit: number }): Promise<StoredConfirmation[]>
  /** Those confirmed after `since`: older ones cannot be released. */
  countWaiting(since: number): Promise<number>
  /** Starts what waits for the operator. False if nothing of this id waits that was confirmed after `since`. */
  release(confirmation: { id: string; since: number; now: number }): Promise<boolean>
  /** False without such a confirmation, or after its end. */
  end(confirmation: { id: string; now: number }): Promise<boolean>
}

/** Read at most, to find the first of each label. */
const MAX_READ = 500
const MAX_SHOWN = 5
const MAX_SIGNS = 2

const CONFIRMED_MS = CONFIRMED_DAYS * DAY_MS
const ANYBODY: Reader = { language: DEFAULT_LANGUAGE, place: DEFAULT_PLACE }

export const runsSince = (now: number) => now - CONFIRMED_MS
export const endOf = ({ startsAt }: Pick<RunningConfirmation, 'startsAt'>) => startsAt + CONFIRMED_MS

type Owner = Pick<CurrentUser, 'county' | 'planUntil' | 'alerts'>

export type Confirmations = ReturnType<typeof createConfirmations>

type ConfirmationsDeps = { records: Pick<ConfirmationRecords, 'listRunning'>; now: Clock }

/** What experts have confirmed in the county of an account, for accounts with the plan. */
export function createConfirmations({ records, now }: ConfirmationsDeps) {
  /** One a label: the next one takes over when the first has ended, so that nobody is told twice meanwhile. */
  async function runningFor({ county, alerts = DEFAULT_ALERTS, ...owner }: Owner): Promise<RunningConfirmation[]> {
    if (county === undefined || !alerts.confirmed || !hasPlan(owner, now())) return []
    const all = await records.listRunning({ county, since: runsSince(now()), limit: MAX_READ })
    const firsts = new Map(all.toReversed().map((one) => [one.label, one]))
    const isAbout = ({ label }: StoredConfirmation) => {
      const page = pageOf(label)
      return page !== undefined && isWanted(alerts, { crop: page.crop, plot: undefined })
    }
    return [...firsts.values()]
      .filter(isAbout)
      .sort((one, other) => other.startsAt - one.startsAt)
      .slice(0, MAX_SHOWN)
  }

  return {
    runningFor,

    /** What to look for and the check, never a spray. */
    confirmedFor: async (owner: Owner, reader: Reader): Promise<Confirmed[]> =>
      (await runningFor(owner)).flatMap((running) => describe(running, pageOf(running.label, reader))),
  }
}

/** Undefined unless this version knows it as a disease or a pest. */
export function pageOf(label: string, { language, place }: Reader = ANYBODY): LibraryPage | undefined {
  if (!NAMEABLE.includes(label)) return undefined
  const texts = { words: wordsIn(language, place), troubles: troublesIn(language, place) }
  const page = libraryPage(label as EntryId, texts, 0) // nothing of it here depends on the day
  return page.isHealthy ? undefined : page
}

function describe(running: RunningConfirmation, page: LibraryPage | undefined): Confirmed[] {
  if (!page) return []
  const { cropName, name: title, slug, signs, check } = page
  const { id, county } = running
  const facts = { id, county, cropName, title, slug, endsAt: new Date(endOf(running)).toISOString() }
  return [{ ...facts, lookFor: signs.slice(0, MAX_SIGNS).join(' '), check: check.question, call: callOf(page) }]
}

/** KEPHIS is the only contact with a number on a library page. */
function callOf({ contacts }: LibraryPage): Confirmed['call'] {
  const [first] = contacts.filter(({ numbers }) => numbers.length > 0)
  return first ? { request: first.request, numbers: first.numbers, checkedOn: first.checkedOn } : null
}

/** `npm run account -- confirmations` names those that wait. */
const WAITING =
  'A quarantine disease was confirmed and waits for you: npm run account -- confirmations. Nobody is told before.'

/** Warns when more quarantine diseases wait for the operator than before. */
export function createWaitingNotice(
  { records, now }: { records: Pick<ConfirmationRecords, 'countWaiting'>; now: Clock },
  warn: (sentence: string) => void,
) {
  let known = 0
  return async () => {
    const waiting = await records.countWaiting(runsSince(now()))
    if (waiting > known) warn(WAITING)
    known = waiting
  }
}
