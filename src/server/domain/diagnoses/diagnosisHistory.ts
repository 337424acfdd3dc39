import type { Correction, ReplyRequest } from '~/contract/corrections'
import type { CropsResponse } from '~/contract/crops/response'
import type { Progress } from '~/contract/replies'
import type { Language } from '~/contract/languages'
import { namesProblem } from '~/contract/followUps'
import type { CorrectionResponse, DiagnosisResponse } from '~/contract/responses'
import { adviceFacts, CROPS, nextQuestion, wordsIn } from '~/diagnosis'

import type { CaseWords, OwnAnswer } from '../cases/caseWords'
import { refuse } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import type { Classifier } from './classifier'
import { createLists, type ListDeps } from './historyLists'
import { parseCrop } from './judgePhotos'
import { readAgain } from './readAgain'
import { parsePlot } from './records'
import type { DiagnosisRecords, OwnDiagnosis, StoredDiagnosis } from './records'
import { summarise, writeDiagnosis, type Reader } from './writeDiagnosis'

type HistoryDeps = ListDeps & {
  records: Pick<
    DiagnosisRecords,
    'readAdvice' | 'findDiagnosis' | 'correctDiagnosis' | 'tellProgress' | 'tellPlot' | 'deleteDiagnosis'
  >
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds'>
  cases: Pick<CaseWords, 'addTo'>
  fairUse: Pick<RateLimiter, 'consume'>
}

/** The crops that photos can be judged for. */
export function listCrops(language: Language): CropsResponse {
  const { crops } = wordsIn(language)
  return { crops: CROPS.map((id) => ({ id, name: crops[id] })) }
}

export type DiagnosisHistory = ReturnType<typeof createDiagnosisHistory>

/** Diagnoses of one account, in the reader's language. Calls reject with 'notFound' for those of other accounts. */
export function createDiagnosisHistory(deps: HistoryDeps) {
  const { records, classifier, cases, now } = deps
  const write: Write = (own, stored, reader) => {
    const written = writeDiagnosis(stored, reader, { today: now(), version: classifier.version })
    return cases.addTo(own, { ...stored, ...written }, reader)
  }
  const find = (own: OwnDiagnosis) => findOwn(records, own)

  return {
    ...createLists(deps),

    find: async (own: OwnAnswer, reader: Reader) => write(own, await find(own), reader),

    ...corrections({ ...deps, find, write }),

    async delete(own: OwnDiagnosis) {
      const wasThere = await records.deleteDiagnosis({ ...own, now: now() })
      if (!wasThere) throw refuse('notFound', 'diagnosisNotFound')
    },
  }
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

type Write = (own: OwnAnswer, stored: StoredDiagnosis, reader: Reader) => Promise<DiagnosisResponse>

type CorrectionsDeps = HistoryDeps & {
  find: (own: OwnDiagnosis) => Promise<StoredDiagnosis>
  write: Write
}

/** Details and replies that the farmer adds to a result. */
const corrections = ({ find, write, ...deps }: CorrectionsDeps) => ({
  /**
   * Reads the stored photos again: as those of this crop (another one drops the replies), or with this reply. Charges as
   * `readAgain` does. Rejects with 'invalid' for a question that was not asked, with 'conflict' if nothing is left to
   * read.
   */
  async correct(own: OwnAnswer, { crop, answer: reply }: Correction, reader: Reader): Promise<CorrectionResponse> {
    const toldCrop = crop === undefined ? undefined : parseCrop(crop)
    const stored = await find(own)
    const said = reply ? withReply(stored, reply) : withCrop(stored, toldCrop)
    const read = await readAgain(deps, own.accountId, stored, said)
    if (!read) throw refuse('conflict', wasRead(stored) ? 'notCorrectable' : 'notRead')
    return { ...(await write(own, read.diagnosis, reader)), credits: read.credits }
  },

  /** Rejects with 'conflict' if the diagnosis is no follow-up and names no problem. */
  async tellProgress(own: OwnAnswer, progress: Progress, reader: Reader): Promise<DiagnosisResponse> {
    const stored = await find(own)
    if (stored.followsId === undefined && !namesProblem(summarise(stored, reader)))
      throw refuse('conflict', 'notFollowing')
    await deps.records.tellProgress({ ...own, progress })
    return write(own, { ...stored, progress }, reader)
  },

  /** The owner has read the advice as it is now. */
  async readChanges(own: OwnAnswer, reader: Reader): Promise<DiagnosisResponse> {
    const stored = await find(own)
    const facts = adviceFacts(stored.verdict)
    if (facts) await deps.records.readAdvice({ ...own, facts })
    return write(own, { ...stored, facts }, reader)
  },

  /** Rejects with 'conflict' if the account has reached its limit of plots. */
  async tellPlot(own: OwnAnswer, text: string | null, reader: Reader): Promise<DiagnosisResponse> {
    const plot = text === null ? undefined : parsePlot(text)
    const stored = await find(own)
    if (!(await deps.records.tellPlot({ ...own, plot }))) throw refuse('conflict', 'tooManyPlots')
    return write(own, { ...stored, plot }, reader)
  },
})

/** Photos of unsupported crops are only checked for signs of trouble. */
const wasRead = ({ verdict, posterior }: StoredDiagnosis) => verdict.kind !== 'otherCrop' || posterior !== undefined

async function findOwn(records: Pick<DiagnosisRecords, 'findDiagnosis'>, own: OwnDiagnosis) {
  const stored = await records.findDiagnosis(own)
  if (!stored) throw refuse('notFound', 'diagnosisNotFound')
  return stored
}
