import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { CorrectionResponse, DiagnosisResponse, PredictionResponse } from '~/contract/responses'

import { bearer, creditsOf, diagnose, signUp } from '../../../support/calls'
import { databases, type TestDatabase } from '../../../support/databases'
import { violatedInvariants } from '../../../support/scans'
import { buildTestApp, observationOf, observations } from '../../../support/testApp'

const EARLY = 'Tomato___Early_blight'
const LATE = 'Tomato___Late_blight'
/** By what a photo's text begins with. */
const PHOTOS = {
  doubt: observations.ranked,
  sure: observationOf({ [LATE]: 0.97 }),
  none: observations.notALeaf,
  maize: observations.confident,
}

describe.each(databases)('replies sent with the photos on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let runs: number
  beforeEach(async () => {
    runs = 0
    database = await open()
    app = await buildTestApp({
      db: database.db,
      classify: async (photo) => {
        runs++
        return PHOTOS[Buffer.from(photo).toString().split(' ')[0] as keyof typeof PHOTOS]
      },
    })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const send = (photo: string, told: Record<string, string> = {}, key?: string) =>
    diagnose(app, access, { content: Buffer.from(photo), told, ...(key !== undefined && { key }) })
  const answerTo = async (...sent: Parameters<typeof send>) => (await send(...sent)).json<PredictionResponse>()
  const call = (name: 'getDiagnosis' | 'correctDiagnosis', id: string, payload?: object) => {
    const { method, url } = endpoints[name]
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(access), ...(payload && { payload }) })
  }
  const repliesOf = async (id: string) =>
    (await call('getDiagnosis', id))
      .json<DiagnosisResponse>()
      .diagnosis.replies?.map(({ id: asked, reply }) => [asked, reply])
  const firstOf = ({ diagnosis }: Pick<PredictionResponse, 'diagnosis'>) =>
    diagnosis.label ?? diagnosis.alternatives[0]?.label

  it('move the verdict to what they speak for, and are stored in their order', async () => {
    const without = await answerTo('doubt 1', { crop: 'tomato' })
    expect([without.diagnosis.verdict, firstOf(without)]).toEqual(['ranked', EARLY])
    const told = await answerTo('doubt 2', { crop: 'tomato', told: 'tomatoFuzz:yes,tomatoRings:no' })
    expect([firstOf(told), told.credits]).toEqual([LATE, 3])
    expect(await repliesOf(told.diagnosis.id)).toEqual([
      ['tomatoFuzz', 'yes'],
      ['tomatoRings', 'no'],
    ])
    const other = await answerTo('doubt 3', { crop: 'tomato', told: 'tomatoRings:yes,tomatoFuzz:no' })
    expect(firstOf(other)).toBe(EARLY)
  })

  it('count as many as the key asks, and ask for no more', async () => {
    const told = 'tomatoFuzz:yes,tomatoRings:no,tomatoSpecks:no,tomatoMould:no,tomatoMites:no'
    const { diagnosis } = await answerTo('doubt', { crop: 'tomato', told })
    expect(await repliesOf(diagnosis.id)).toHaveLength(5)
    expect(diagnosis.question).toBeNull()
  })

  it('can be changed after the answer, at no cost', async () => {
    const { diagnosis } = await answerTo('doubt', { crop: 'tomato', told: 'tomatoFuzz:yes' })
    const changed = await call('correctDiagnosis', diagnosis.id, { answer: { question: 'tomatoFuzz', answer: 'no' } })
    expect(changed.json<CorrectionResponse>().credits).toBe(4)
    expect(firstOf(changed.json<CorrectionResponse>())).toBe(EARLY)
    expect(await repliesOf(diagnosis.id)).toEqual([['tomatoFuzz', 'no']])
  })

  it.each(['tomatoFuzz:yes', 'tomatoFuzz:no', 'tomatoFuzz:yes,tomatoRings:no,tomatoSpecks:no'])(
    'never make an answer very sure: %s',
    async (told) => {
      const sure = await answerTo('sure 1', { crop: 'tomato' })
      const replied = await answerTo('sure 2', { crop: 'tomato', told })
      expect(sure.result).toMatch(/very sure/i)
      expect(replied.result).not.toMatch(/very sure/i)
    },
  )

  it.each([
    ['malformed', 'tomatoFuzz'],
    ['without an answer', 'tomatoFuzz:'],
    ['"cannot tell"', 'tomatoFuzz:cannotTell'],
    ['to an unknown question', 'tomatoHorns:yes'],
    ['with a part too many', 'tomatoFuzz:yes,'],
    ['from the prototype', '__proto__:yes'],
    ['double', 'tomatoFuzz:yes,tomatoFuzz:yes'],
    ['contradictory', 'tomatoFuzz:yes,tomatoFuzz:no'],
    ['six', 'tomatoFuzz:yes,tomatoRings:no,tomatoSpecks:no,tomatoMould:no,tomatoMites:no,tomatoScabs:no'],
  ])('are refused if %s, at no cost', async (_, told) => {
    const refused = await send('doubt', { crop: 'tomato', told })
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'notUnderstood'])
    expect([runs, await creditsOf(app, access)]).toEqual([0, 5])
  })

  it('may be left blank', async () => {
    const { diagnosis } = await answerTo('doubt', { crop: 'tomato', told: '' })
    expect(await repliesOf(diagnosis.id)).toEqual([])
  })

  it('name nothing in photos that show nothing', async () => {
    const { diagnosis, credits } = await answerTo('none', { crop: 'tomato', told: 'tomatoFuzz:yes' })
    expect([diagnosis.verdict, diagnosis.label, diagnosis.alternatives, credits]).toEqual(['notALeaf', null, [], 5])
  })

  it('stay when the farmer confirms a crop that the photos contradict, and leave with it', async () => {
    const { diagnosis } = await answerTo('maize', { crop: 'tomato', told: 'tomatoFuzz:yes' })
    expect(diagnosis.verdict).toBe('contradiction')
    await call('correctDiagnosis', diagnosis.id, { crop: 'tomato' })
    expect(await repliesOf(diagnosis.id)).toEqual([['tomatoFuzz', 'yes']])
    await call('correctDiagnosis', diagnosis.id, { crop: 'maize' })
    expect(await repliesOf(diagnosis.id)).toEqual([])
  })

  it('are added to the answer of the same photos, which is charged once, and never replace a later reply', async () => {
    const first = await answerTo('doubt', { crop: 'tomato' }, 'one')
    const again = await answerTo('doubt', { crop: 'tomato', told: 'tomatoFuzz:yes' }, 'two')
    expect([again.diagnosis.id, firstOf(again), again.credits]).toEqual([first.diagnosis.id, LATE, 4])
    await call('correctDiagnosis', first.diagnosis.id, { answer: { question: 'tomatoFuzz', answer: 'no' } })
    for (const key of ['two', 'three'])
      expect(firstOf(await answerTo('doubt', { crop: 'tomato', told: 'tomatoFuzz:yes' }, key))).toBe(EARLY)
    expect(await repliesOf(first.diagnosis.id)).toEqual([['tomatoFuzz', 'no']])
    expect([runs, await creditsOf(app, access)]).toEqual([1, 4])
  })
})
