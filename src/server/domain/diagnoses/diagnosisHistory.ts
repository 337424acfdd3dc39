import type { Correction, ReplyRequest } from '~/contract/corrections'
import type { CropsResponse } from '~/contract/crops/response'
import type { Progress } from '~/contract/replies'
import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'
import { CROPS, nextQuestion, wordsIn } from '~/diagnosis'

import { refuse } from '../domainError'
import type { Clock } from '../security'
import type { Classifier } from './classifier'
import { judgeAgain, parseCrop } from './judgePhotos'
import { parsePlot, type DiagnosisRecords, type OwnDiagnosis, type StoredDiagnosis } from './records'
import { summarise, writeDiagnosis, type Reader } from './writeDiagnosis'

type HistoryDeps = {
  records: Pick<
    DiagnosisRecords,
    | 'listDiagnoses'
    | 'listPlots'
    | 'findDiagnosis'
    | 'correctDiagnosis'
    | 'tellProgress'
    | 'tellPlot'
    | 'deleteDiagnosis'
  >
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds'>
  now: Clock
}

/** The crops that photos can be judged for. */
export function listCrops(language: Language): CropsResponse {
  const { crops } = wordsIn(language)
  return { crops: CROPS.map((id) => ({ id, name: crops[id] })) }
}

export type DiagnosisHistory = ReturnType<typeof createDiagnosisHistory>

/** Diagnoses of one account, in the reader's language. Calls reject with 'notFound' for those of other accounts. */
export function createDiagnosisHistory({ records, classifier, now }: HistoryDeps) {
  const write = (stored: StoredDiagnosis, reader: Reader): DiagnosisResponse =>
    writeDiagnosis(stored, reader, { today: now(), version: classifier.version })
  const find = (own: OwnDiagnosis) => findOwn(records, own)

  return {
    /** `named`: a plot; undefined for all. */
    async list(accountId: string, named: string | undefined, reader: Reader): Promise<HistoryResponse> {
      const plot = named === undefined ? undefined : parsePlot(named)
      const stored = await records.listDiagnoses({ accountId, limit: HISTORY_LENGTH, plot })
      const plots = await records.listPlots(accountId)
      return { diagnoses: stored.map((one) => summarise(one, reader)), ...(plots.length > 0 && { plots }) }
    },

    find: async (own: OwnDiagnosis, reader: Reader) => write(await find(own), reader),

    ...corrections({ records, classifier, find, write }),

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

type CorrectionsDeps = Pick<HistoryDeps, 'records' | 'classifier'> & {
  find: (own: OwnDiagnosis) => Promise<StoredDiagnosis>
  write: (stored: StoredDiagnosis, reader: Reader) => DiagnosisResponse
}

/** Details and replies that the farmer adds to a result. */
const corrections = ({ records, classifier, find, write }: CorrectionsDeps) => ({
  /**
   * Reads the stored photos again, free of charge: as those of this crop (drops the replies), or with this reply.
   * Rejects with 'invalid' for a question that was not asked, with 'conflict' if nothing is left to read.
   */
  async correct(own: OwnDiagnosis, { crop, answer: reply }: Correction, reader: Reader): Promise<DiagnosisResponse> {
    const toldCrop = crop === undefined ? undefined : parseCrop(crop)
    const stored = await find(own)
    const said = reply ? withReply(stored, reply) : { toldCrop, replies: [] }
    const judged = judgeAgain(stored, said, classifier)
    if (!judged) throw refuse('conflict', wasRead(stored) ? 'notCorrectable' : 'notRead')
    await records.correctDiagnosis({ ...own, ...judged, ...said })
    return write({ ...stored, ...judged, ...said }, reader)
  },

  /** Rejects with 'conflict' if the diagnosis is no follow-up. */
  async tellProgress(own: OwnDiagnosis, progress: Progress, reader: Reader): Promise<DiagnosisResponse> {
    const stored = await find(own)
    if (stored.followsId === undefined) throw refuse('conflict', 'notFollowing')
    await records.tellProgress({ ...own, progress })
    return write({ ...stored, progress }, reader)
  },

  /** Rejects with 'conflict' if the account has reached its limit of plots. */
  async tellPlot(own: OwnDiagnosis, text: string | null, reader: Reader): Promise<DiagnosisResponse> {
    const plot = text === null ? undefined : parsePlot(text)
    const stored = await find(own)
    if (!(await records.tellPlot({ ...own, plot }))) throw refuse('conflict', 'tooManyPlots')
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
