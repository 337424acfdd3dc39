import { DEFAULT_ALERTS, isWanted, type Alerts } from '~/contract/alerts'
import type { Confirmed } from '~/contract/confirmed'
import type { Place } from '~/contract/countries'
import { isReplied, namesProblem } from '~/contract/followUps'
import { DUE_DAYS, HISTORY_LENGTH, HISTORY_PAGE, MAX_CHANGED } from '~/contract/limits'
import type { DiagnosisSummary, HistoryResponse } from '~/contract/responses'

import { hasPlan, type CurrentUser } from '../accounts/users'
import type { CaseWords } from '../cases/caseWords'
import { refuse } from '../domainError'
import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import { mayBeDue, parsePlot, recentAdvice } from './records'
import type { DiagnosisRecords, ListPosition, ListQuery, StoredDiagnosis } from './records'
import { changedFacts, summarise, summariseWhole, type Reader } from './writeDiagnosis'

export type ListDeps = {
  records: Pick<DiagnosisRecords, 'listDiagnoses' | 'listAdvice' | 'listPlots' | 'findDiagnosis'>
  cases: Pick<CaseWords, 'ofList'>
  /** What experts have confirmed in the county of the account. */
  confirmedFor: (account: CurrentUser, reader: Reader) => Promise<Confirmed[]>
  now: Clock
}

/** The list of answers, and with a plan its older pages. */
export const createLists = ({ records, cases, confirmedFor, now }: ListDeps) => ({
  /** `named`: a plot; undefined for all. With a plan `next` says where older answers go on. */
  async list(account: CurrentUser, named: string | undefined, reader: Reader): Promise<HistoryResponse> {
    const accountId = account.id
    const plot = named === undefined ? undefined : parsePlot(named)
    const read = (query: Pick<ListQuery, 'which' | 'limit' | 'before'>) =>
      records.listDiagnoses({ accountId, plot, ...query })
    const { alerts } = account
    const show = (one: StoredDiagnosis) => withAlerts(summarise(one, reader), alerts)
    const list = async (query: Pick<ListQuery, 'which' | 'limit'>) => (await read(query)).map(show)
    const latest = await read({ which: 'listed', ...(hasPlan(account, now()) ? LATEST_AND_NEXT : LATEST) })
    const diagnoses = latest.slice(0, HISTORY_LENGTH).map(show)
    const ids = diagnoses.map(({ id }) => id)
    const due = (await list(mayBeDue(now()))).filter((one) => !ids.includes(one.id) && isDue(one, now()))
    const listed = [...ids, ...due.map(({ id }) => id)]
    const changed = (await changedAdvice(records, accountId, { now: now(), place: reader.place, plot, listed }))
      .map(show)
      .filter((one) => one.changes)
    const refusals = await list({ which: 'refusals', limit: HISTORY_LENGTH })
    const plots = await records.listPlots(accountId)
    const confirmed = await confirmedFor(account, reader)
    const all = {
      diagnoses,
      ...(due.length > 0 && { due }),
      ...(changed.length > 0 && { changed }),
      ...(refusals.length > 0 && { refusals }),
      ...(plots.length > 0 && { plots }),
      ...(confirmed.length > 0 && { confirmed }),
      ...nextOf(latest, HISTORY_LENGTH),
    }
    return withPersons(cases, accountId, all, { reader, whole: [] })
  },

  ...olderPages({ records, cases, now }),
})

const olderPages = ({ records, cases, now }: Omit<ListDeps, 'confirmedFor'>) => ({
  /** Rejects with 'outOfCredits' without a plan: an empty page would say that there are none. */
  async listOlder(
    account: CurrentUser,
    { before, named }: { before: string; named: string | undefined },
    reader: Reader,
  ): Promise<HistoryResponse> {
    if (!hasPlan(account, now())) throw refuse('outOfCredits', 'planNeeded')
    const limit = HISTORY_PAGE
    const plot = named === undefined ? undefined : parsePlot(named)
    const query = { accountId: account.id, which: 'listed', plot, before: positionIn(before) } as const
    const page = await records.listDiagnoses({ ...query, limit: limit + 1 })
    const diagnoses = page.slice(0, limit).map((one) => summariseWhole(one, reader))
    return withPersons(cases, account.id, { diagnoses, ...nextOf(page, limit) }, { reader, whole: page })
  },
})

/** With the state of their cases, in one query; for `whole` ones also what persons have answered. */
async function withPersons(
  cases: ListDeps['cases'],
  accountId: string,
  response: HistoryResponse,
  told: { reader: Reader; whole: readonly StoredDiagnosis[] },
): Promise<HistoryResponse> {
  const { diagnoses, due, changed, refusals } = response
  const shown = [diagnoses, due, changed, refusals].flatMap((list = []) => list.map(({ id }) => id))
  const persons = await cases.ofList(accountId, shown, told)
  const withPerson = (summary: DiagnosisSummary): DiagnosisSummary => {
    const person = persons.get(summary.id)
    return person ? { ...summary, person } : summary
  }
  return {
    ...response,
    diagnoses: diagnoses.map(withPerson),
    ...(due && { due: due.map(withPerson) }),
    ...(changed && { changed: changed.map(withPerson) }),
    ...(refusals && { refusals: refusals.map(withPerson) }),
  }
}

/** As the account has chosen its alerts. */
function withAlerts({ changes, ...summary }: DiagnosisSummary, alerts: Alerts = DEFAULT_ALERTS): DiagnosisSummary {
  const isAbout = isWanted(alerts, { crop: summary.answer.crop, plot: summary.plot })
  return {
    ...summary,
    ...(changes && alerts.advice && isAbout && { changes }),
    ...(!(alerts.due && isAbout) && { isQuiet: true }),
  }
}

type AdviceQuery = { now: number; place: Place; plot: string | undefined; listed: readonly string[] }

/** Answers whose advice has changed, newest first, but those that are `listed`. */
async function changedAdvice(
  records: Pick<DiagnosisRecords, 'listAdvice' | 'findDiagnosis'>,
  accountId: string,
  { now, place, plot, listed }: AdviceQuery,
): Promise<StoredDiagnosis[]> {
  const given = await records.listAdvice({ accountId, ...recentAdvice(now) })
  const others = given.filter((one) => !listed.includes(one.id) && (plot === undefined || one.plot === plot))
  const changed = others.filter((one) => changedFacts(one, place))
  const found = changed.slice(0, MAX_CHANGED).map(({ id }) => records.findDiagnosis({ id, accountId }))
  return (await Promise.all(found)).filter((one) => one !== undefined)
}

const LATEST = { limit: HISTORY_LENGTH }
/** However many refusals are newer. */
const LATEST_AND_NEXT = { limit: HISTORY_LENGTH + 1, before: { createdAt: Number.MAX_SAFE_INTEGER, id: '' } }

/** A time, or with an id the place of one answer in the list. */
const POSITION = /^([\d:.TZ-]+)(?:,([\da-f-]{36}))?$/

/** Throws 'invalid' for any other text. */
function positionIn(text: string): ListPosition {
  const [, time = '', id] = POSITION.exec(text) ?? []
  const createdAt = Date.parse(time)
  if (Number.isNaN(createdAt)) throw refuse('invalid', 'notUnderstood')
  return id === undefined ? { createdAt: createdAt - 1, id: '' } : { createdAt, id }
}

/** Where the list goes on, if it has more than `limit`. */
function nextOf(read: readonly StoredDiagnosis[], limit: number): { next?: string } {
  const last = read[limit - 1]
  if (read.length <= limit || !last) return {}
  return { next: `${new Date(last.createdAt).toISOString()},${last.id}` }
}

/** With a day more at both ends: the phone's time zone decides. */
function isDue(diagnosis: DiagnosisSummary, now: number) {
  const { recheckDays } = diagnosis.answer
  if (diagnosis.isQuiet || recheckDays === null || !namesProblem(diagnosis) || isReplied(diagnosis)) return false
  const late = (now - Date.parse(diagnosis.createdAt)) / DAY_MS - recheckDays
  return late >= -1 && late <= DUE_DAYS + 1
}
