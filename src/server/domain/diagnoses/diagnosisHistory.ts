import { DEFAULT_ALERTS, isWanted, type Alerts } from '~/contract/alerts'
import type { Place } from '~/contract/countries'
import type { Correction, ReplyRequest } from '~/contract/corrections'
import type { CropsResponse } from '~/contract/crops/response'
import type { Progress } from '~/contract/replies'
import type { Language } from '~/contract/languages'
import { isReplied, namesProblem } from '~/contract/followUps'
import { DUE_DAYS, HISTORY_LENGTH, HISTORY_PAGE, MAX_CHANGED } from '~/contract/limits'
import type { CorrectionResponse, DiagnosisResponse, DiagnosisSummary, HistoryResponse } from '~/contract/responses'
import { adviceFacts, CROPS, nextQuestion, wordsIn } from '~/diagnosis'

import { hasPlan, type CurrentUser } from '../accounts/users'
import { refuse } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import type { Classifier } from './classifier'
import { parseCrop } from './judgePhotos'
import { readAgain } from './readAgain'
import { mayBeDue, parsePlot, recentAdvice } from './records'
import type { DiagnosisRecords, ListPosition, ListQuery, OwnDiagnosis, StoredDiagnosis } from './records'
import { changedFacts, summarise, summariseWhole, writeDiagnosis, type Reader } from './writeDiagnosis'

type HistoryDeps = {
  records: Pick<
    DiagnosisRecords,
    | 'listDiagnoses'
    | 'listAdvice'
    | 'readAdvice'
    | 'listPlots'
    | 'findDiagnosis'
    | 'correctDiagnosis'
    | 'tellProgress'
    | 'tellPlot'
    | 'deleteDiagnosis'
  >
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds'>
  fairUse: Pick<RateLimiter, 'consume'>
  now: Clock
}

/** The crops that photos can be judged for. */
export function listCrops(language: Language): CropsResponse {
  const { crops } = wordsIn(language)
  return { crops: CROPS.map((id) => ({ id, name: crops[id] })) }
}

export type DiagnosisHistory = ReturnType<typeof createDiagnosisHistory>

/** Diagnoses of one account, in the reader's language. Calls reject with 'notFound' for those of other accounts. */
export function createDiagnosisHistory({ records, classifier, fairUse, now }: HistoryDeps) {
  const write = (stored: StoredDiagnosis, reader: Reader): DiagnosisResponse =>
    writeDiagnosis(stored, reader, { today: now(), version: classifier.version })
  const find = (own: OwnDiagnosis) => findOwn(records, own)

  return {
    ...lists({ records, now }),

    find: async (own: OwnDiagnosis, reader: Reader) => write(await find(own), reader),

    ...corrections({ records, classifier, fairUse, now, find, write }),

    async delete(own: OwnDiagnosis) {
      const wasThere = await records.deleteDiagnosis({ ...own, now: now() })
      if (!wasThere) throw refuse('notFound', 'diagnosisNotFound')
    },
  }
}

/** The list of answers, and with a plan its older pages. */
const lists = ({ records, now }: Pick<HistoryDeps, 'records' | 'now'>) => ({
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
    return {
      diagnoses,
      ...(due.length > 0 && { due }),
      ...(changed.length > 0 && { changed }),
      ...(refusals.length > 0 && { refusals }),
      ...(plots.length > 0 && { plots }),
      ...nextOf(latest, HISTORY_LENGTH),
    }
  },

  ...olderPages({ records, now }),
})

const olderPages = ({ records, now }: Pick<HistoryDeps, 'records' | 'now'>) => ({
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
    return { diagnoses: page.slice(0, limit).map((one) => summariseWhole(one, reader)), ...nextOf(page, limit) }
  },
})

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

/** A second reply to a question replaces the first. */
function withReply({ verdict, toldCrop, replies }: StoredDiagnosis, { question, answer }: ReplyRequest) {
  if (replies.some((one) => one.question === question))
    return { toldCrop, replies: replies.map((one) => (one.question === question ? { ...one, answer } : one)) }
  const next = nextQuestion(verdict, replies)
  if (next?.id !== question) throw refuse('invalid', 'notAsked')
  return { toldCrop, replies: [...replies, { question: next.id, answer }] }
}

/** Replies are about one crop. */
const withCrop = ({ toldCrop: before, replies }: StoredDiagnosis, toldCrop: StoredDiagnosis['toldCrop']) => ({
  toldCrop,
  replies: toldCrop === before ? replies : [],
})

type CorrectionsDeps = HistoryDeps & {
  find: (own: OwnDiagnosis) => Promise<StoredDiagnosis>
  write: (stored: StoredDiagnosis, reader: Reader) => DiagnosisResponse
}

/** Details and replies that the farmer adds to a result. */
const corrections = ({ find, write, ...deps }: CorrectionsDeps) => ({
  /**
   * Reads the stored photos again: as those of this crop (another one drops the replies), or with this reply. Charges as
   * `readAgain` does. Rejects with 'invalid' for a question that was not asked, with 'conflict' if nothing is left to
   * read.
   */
  async correct(own: OwnDiagnosis, { crop, answer: reply }: Correction, reader: Reader): Promise<CorrectionResponse> {
    const toldCrop = crop === undefined ? undefined : parseCrop(crop)
    const stored = await find(own)
    const said = reply ? withReply(stored, reply) : withCrop(stored, toldCrop)
    const read = await readAgain(deps, own.accountId, stored, said)
    if (!read) throw refuse('conflict', wasRead(stored) ? 'notCorrectable' : 'notRead')
    return { ...write(read.diagnosis, reader), credits: read.credits }
  },

  /** Rejects with 'conflict' if the diagnosis is no follow-up and names no problem. */
  async tellProgress(own: OwnDiagnosis, progress: Progress, reader: Reader): Promise<DiagnosisResponse> {
    const stored = await find(own)
    if (stored.followsId === undefined && !namesProblem(summarise(stored, reader)))
      throw refuse('conflict', 'notFollowing')
    await deps.records.tellProgress({ ...own, progress })
    return write({ ...stored, progress }, reader)
  },

  /** The owner has read the advice as it is now. */
  async readChanges(own: OwnDiagnosis, reader: Reader): Promise<DiagnosisResponse> {
    const stored = await find(own)
    const facts = adviceFacts(stored.verdict)
    if (facts) await deps.records.readAdvice({ ...own, facts })
    return write({ ...stored, facts }, reader)
  },

  /** Rejects with 'conflict' if the account has reached its limit of plots. */
  async tellPlot(own: OwnDiagnosis, text: string | null, reader: Reader): Promise<DiagnosisResponse> {
    const plot = text === null ? undefined : parsePlot(text)
    const stored = await find(own)
    if (!(await deps.records.tellPlot({ ...own, plot }))) throw refuse('conflict', 'tooManyPlots')
    return write({ ...stored, plot }, reader)
  },
})

/** Photos of unsupported crops are only checked for signs of trouble. */
const wasRead = ({ verdict, posterior }: StoredDiagnosis) => verdict.kind !== 'otherCrop' || posterior !== undefined

async function findOwn(records: Pick<DiagnosisRecords, 'findDiagnosis'>, own: OwnDiagnosis) {
  const stored = await records.findDiagnosis(own)
  if (!stored) throw refuse('notFound', 'diagnosisNotFound')
  return stored
}
