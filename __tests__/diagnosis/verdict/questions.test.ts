import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '~/contract/languages'
import { toMarkdown } from '~/contract/report'
import {
  buildReport,
  cropOf,
  levelOf,
  nextQuestion,
  questionsIn,
  readWithReplies,
  resultFor,
  troublesIn,
  wordsIn,
} from '~/diagnosis'
import type { Reply, Thresholds, Verdict } from '~/diagnosis'
import { describes, entries, entryFor } from '~/diagnosis/catalogue/catalogue'
import { QUESTIONS } from '~/diagnosis/catalogue/questions'
import type { QuestionFacts } from '~/diagnosis/catalogue/questions'
import { SOURCES } from '~/diagnosis/catalogue/sources'
import { ratiosOf, sentencesOf } from '~/diagnosis/verdict/questions'

import { thresholds as shipped } from '../../../models/leaf/model.json'
import { labels } from '../labels'

const DRAWINGS = join(__dirname, '../../../public/illustrations/questions')
const MAX_SENTENCE_WORDS = 15
const GREY = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
const RUST = 'Corn_(maize)___Common_rust_'
const BLIGHT = 'Corn_(maize)___Northern_Leaf_Blight'
const EARLY = 'Potato___Early_blight'
const LATE = 'Potato___Late_blight'

const thresholds: Thresholds = shipped
const questions: readonly QuestionFacts[] = QUESTIONS
const ranked = (shares: Record<string, number>): Verdict => ({
  kind: 'ranked',
  candidates: Object.entries(shares).map(([label, probability]) => ({ label, probability })),
})
const posteriorOf = (shares: Record<string, number>) => labels.map((label) => shares[label] ?? 0)
const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0
const failing = (passes: (question: QuestionFacts) => boolean) =>
  questions.filter((question) => !passes(question)).map(({ id }) => id)

describe('every question', () => {
  it('separates labels of one crop by ratios between 1 and 4, or 8 to 10 where a yes is near proof, with a basis and a drawing, under an id of its own', () => {
    const passes = ({ yes, no, ratio, basis, drawing, isNearProof }: QuestionFacts) =>
      [...yes, ...no].every(describes) &&
      new Set([...yes, ...no]).size === yes.length + no.length &&
      new Set([...yes, ...no].map(cropOf)).size === 1 &&
      ratio.no > 1 &&
      ratio.no <= 4 &&
      (isNearProof ? ratio.yes >= 8 && ratio.yes <= 10 && yes.length === 1 : ratio.yes > 1 && ratio.yes <= 4) &&
      (basis === 'estimate' || basis in SOURCES) &&
      existsSync(join(DRAWINGS, `${drawing}.svg`))
    expect(failing(passes)).toEqual([])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('moves two labels apart by its ratio, and leaves them with "cannot tell"', () => {
    const read = (yes: string, no: string, replies: Reply[]) => {
      const equal = { ...thresholds, confident: 1, confidentByLabel: {} }
      const posterior = posteriorOf({ [yes]: 0.5, [no]: 0.5 })
      const verdict = readWithReplies(posterior, labels, { thresholds: equal, told: undefined, replies })
      const candidates = verdict.kind === 'ranked' ? verdict.candidates : []
      const share = (label: string) => candidates.find((one) => one.label === label)?.probability ?? 0
      return share(yes) / share(no)
    }
    for (const { id: question, yes, no, ratio, ...rest } of QUESTIONS)
      expect([
        read(yes[0], no[0], [{ question, answer: 'yes' }]),
        read(yes[0], no[0], [{ question, answer: 'no' }]),
        read(yes[0], no[0], [{ question, answer: 'cannotTell' }]),
      ]).toEqual(['isNearProof' in rest ? Infinity : expect.closeTo(ratio.yes), expect.closeTo(1 / ratio.no), 1])
    expect(() => ratiosOf('bananaPeel' as 'maizePowder')).toThrow(RangeError)
  })

  it('has sentences of at most 15 words in both languages, and no two alike', () => {
    const [english, swahili] = [questionsIn('en'), questionsIn('sw')]
    const sentences = QUESTIONS.flatMap(({ id }) =>
      [english.byId[id], swahili.byId[id]].map((own) => Object.values(own)),
    )
    const tooLong = sentences
      .flat()
      .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
      .filter((text) => countWords(text) > MAX_SENTENCE_WORDS)
    expect(tooLong).toEqual([])
    const same = QUESTIONS.filter(({ id }) => {
      const [own, other] = [Object.values(english.byId[id]), Object.values(swahili.byId[id])]
      return own.some((text) => other.includes(text)) || new Set(own).size < own.length
    })
    expect(same).toEqual([])
  })

  it('is there for every two conditions that the catalogue calls look-alikes', () => {
    const separates = ({ yes, no }: QuestionFacts, a: string, b: string) =>
      [
        [a, b],
        [b, a],
      ].some(([one, other]) => yes.some((label) => label === one) && no.some((label) => label === other))
    const pairs = entries.flatMap(({ label, rivals }) =>
      rivals.filter(describes).map((rival) => [label, rival] as const),
    )
    expect(pairs.filter(([a, b]) => !questions.some((question) => separates(question, a, b)))).toEqual([])
  })
})

describe('nextQuestion', () => {
  const maize = ranked({ [GREY]: 0.5, [BLIGHT]: 0.3, [RUST]: 0.15 })
  const powder = { question: 'maizePowder', answer: 'no' } as const
  const blocks = { question: 'maizeBlocks', answer: 'cannotTell' } as const
  const unsure: Verdict = { kind: 'unsure', candidates: [] }
  const sure: Verdict = { kind: 'confident', label: RUST, probability: 0.9, sureness: 'fairly', alternatives: [] }

  it.each([
    ['the one that separates the candidates best', maize, [], 'maizeBlocks'],
    ['the first of the catalogue of two alike', ranked({ [RUST]: 0.5, [GREY]: 0.5 }), [], 'maizePowder'],
    ['another one next', maize, [blocks], 'maizePowder'],
    ['none after two', ranked({ [EARLY]: 0.5, [LATE]: 0.5 }), [powder, blocks], undefined],
    ['none where no candidate comes close', ranked({ [EARLY]: 0.92, [LATE]: 0.08 }), [], undefined],
    ['none between two crops', ranked({ [LATE]: 0.5, [RUST]: 0.5 }), [], undefined],
    ['none where the answer is sure', sure, [], undefined],
    ['none where there is no answer', unsure, [], undefined],
  ] as const)('asks %s', (_case, verdict, replies, id) => {
    expect(nextQuestion(verdict, replies)?.id).toBe(id)
  })
})

describe('readWithReplies', () => {
  const read = (shares: Record<string, number>, replies: Reply[], told?: string) =>
    readWithReplies(posteriorOf(shares), labels, {
      thresholds,
      told: told === undefined ? undefined : { crop: told, confirmed: true },
      replies,
    })
  const powder = { question: 'maizePowder', answer: 'yes' } as const
  const noBlocks = { question: 'maizeBlocks', answer: 'no' } as const

  it('is confident where the thresholds allow it, but never very sure', () => {
    const close = { [RUST]: 0.75, [GREY]: 0.25 }
    expect(read(close, []).kind).toBe('ranked')
    expect(read(close, [powder])).toMatchObject({ kind: 'confident', label: RUST, sureness: 'fairly' })
    expect(read(close, [powder, noBlocks], 'Corn_(maize)')).toMatchObject({ kind: 'confident', sureness: 'fairly' })
    expect(read({ [RUST]: 0.999 }, [])).toMatchObject({ kind: 'confident', sureness: 'very' })
  })

  it('keeps a label ranked if it may not be a result alone', () => {
    const rings = { question: 'potatoRings', answer: 'yes' } as const
    const noFuzz = { question: 'potatoFuzz', answer: 'no' } as const
    expect(read({ [EARLY]: 0.8, [LATE]: 0.2 }, [rings, noFuzz])).toMatchObject({ kind: 'ranked', tooFewPlaces: true })
  })

  it('stays ranked when a reply levels the candidates', () => {
    const others = ['Black_rot', 'Brown_spot', 'Gray_spot', 'Alternaria_leaf_spot', 'Cedar_apple_rust']
    const level = Object.fromEntries(others.map((name) => [`Apple___${name}`, 0.1]))
    const shares = { Apple___Apple_scab: 0.42, ...level, Apple___healthy: 0.08 }
    expect(read(shares, []).kind).toBe('ranked')
    const verdict = read(shares, [{ question: 'appleSoftSpots', answer: 'no' }])
    expect(verdict.kind).toBe('ranked')
  })

  it('keeps what a near-proof sign shows, its actions and no other check, however unlikely by the photo', () => {
    const proofs = QUESTIONS.filter((one) => 'isNearProof' in one)
    expect(proofs.map(({ id }) => id)).toEqual(expect.arrayContaining(['potatoFuzz', 'tomatoFuzz', 'beanPowder']))
    for (const language of LANGUAGES)
      for (const { id, yes, no } of proofs)
        for (const share of [0.15, 0.3, 0.5]) {
          const words = wordsIn(language)
          const replies: Reply[] = [{ question: id, answer: 'yes' }]
          const told = cropOf(yes[0])
          const verdict = read({ [yes[0]]: share, [no[0]]: 1 - share }, replies, told)
          const result = resultFor(verdict, words, replies)
          const entry = entryFor(yes[0])
          expect(['confident', 'probable']).toContain(levelOf(verdict))
          expect(result).toMatchObject({ check: null, candidates: [], banner: 'urgency' in entry && entry.urgency })
          expect(result.actions.join(' ')).not.toContain(words.phrases.rankedUrgent)
          expect(result.strip).not.toContain(words.phrases.headings.check)
          const report = toMarkdown(
            buildReport(verdict, result, words, { today: 0, charge: 1, asked: troublesIn(words.language).asked }),
          )
          expect(report).not.toContain(words.phrases.probableNote)
        }
  })

  it('does not let one proof remove what the sign does not rule out, nor two proofs decide', () => {
    const MITES = 'Tomato___Spider_mites Two-spotted_spider_mite'
    const [BLIGHT_OF_TOMATO, MOULD] = ['Tomato___Late_blight', 'Tomato___Leaf_Mold']
    const mites = read(
      { [MITES]: 0.5, [BLIGHT_OF_TOMATO]: 0.5 },
      [{ question: 'tomatoMites', answer: 'yes' }],
      'Tomato',
    )
    expect(mites).toMatchObject({ candidates: [{ label: MITES }, { label: BLIGHT_OF_TOMATO }] })
    const both = (['tomatoFuzz', 'tomatoMould'] as const).map((question): Reply => ({ question, answer: 'yes' }))
    expect(read({ [BLIGHT_OF_TOMATO]: 0.5, [MOULD]: 0.5 }, both, 'Tomato')).toMatchObject({
      kind: 'ranked',
      candidates: [expect.anything(), expect.anything()],
    })
  })

  it('never changes which crop it is, or whether it is a leaf', () => {
    const shares = { [RUST]: 0.5, [GREY]: 0.2, not_a_leaf: 0.29, other_plant: 0.01 }
    expect(read(shares, [{ question: 'maizePowder', answer: 'no' }]).kind).toBe(read(shares, []).kind)
  })

  it('says what each reply has changed', () => {
    expect(sentencesOf([powder, { question: 'maizeBlocks', answer: 'cannotTell' }], questionsIn('en'))).toEqual([
      'You saw powder: treat it as common rust.',
      'Look at the marks: are they narrow blocks with straight sides? You could not tell, so this changes nothing.',
    ])
  })
})
