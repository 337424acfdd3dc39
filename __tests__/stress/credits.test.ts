import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'

import type { PredictionResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import type { OpenDatabase } from '~/server/persistence/schema'

import { creditsOf, diagnose, register } from '../support/calls'
import { lastingDatabases } from '../support/databases'
import { withPlugin } from '../support/migrationFailures'
import { seededRandom } from '../support/random'
import { classifyByBytes, freePhoto, paidPhoto, violatedInvariants } from '../support/scans'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS } from './load'

const STEPS = 12
const PHOTOS = 9

jest.setTimeout(600_000)

/** Makes one of the next statements fail, once. */
function createFault() {
  const fault = { statementsLeft: Infinity, code: '' }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (fault.statementsLeft-- !== 0) return node
      throw Object.assign(new Error('injected fault'), { code: fault.code })
    },
    transformResult: async ({ result }) => result,
  }
  return { fault, plugin }
}

it.each(lastingDatabases)(
  'charges each answered scan once on $name, whatever is repeated, fails or restarts',
  async ({ open }) => {
    const { location, close } = await open()
    const { below, pick } = seededRandom()
    const { fault, plugin } = createFault()
    let db: OpenDatabase
    let app: FastifyInstance
    const start = async () => {
      db = await openDatabase(location)
      app = await buildTestApp({ db: withPlugin(db, plugin), classify: classifyByBytes })
    }
    const stop = async () => {
      await app.close()
      await db.destroy()
    }
    await start()
    for (let round = 0; round < ROUNDS * 3; round++) {
      const { access } = (await register(app!, { ...farmer, email: `farmer.${round}@example.com` })).json()
      const diagnoses = new Map<string, PredictionResponse['diagnosis']>()
      for (let step = 0; step < STEPS; step++) {
        const keys = Array.from({ length: 1 + below(4) }, () => `${below(PHOTOS)} ${below(2)}`)
        const isFaulty = below(3) === 0
        Object.assign(fault, { statementsLeft: isFaulty ? below(13) : Infinity, code: pick(['', '40001', '40P01']) })
        await Promise.all(
          keys.map(async (key) => {
            const photo = Number(key[0])
            const content = photo % 3 === 0 ? freePhoto(photo) : paidPhoto('x'.repeat(photo))
            const response = await diagnose(app, access, { content, key: key.replace(' ', '-') })
            expect(isFaulty ? [200, 402, 500, 503] : [200, 402]).toContain(response.statusCode)
            if (response.statusCode !== 200) return
            const { diagnosis } = response.json<PredictionResponse>() // a repeat tells the balance of its own time
            diagnoses.set(key, diagnoses.get(key) ?? diagnosis)
            expect(diagnosis).toEqual(diagnoses.get(key))
          }),
        )
        fault.statementsLeft = Infinity
        if (below(6) === 0) {
          await stop()
          await start()
        }
        // a photo is paid for once a day, whatever the key
        const paid = new Set([...diagnoses.keys()].map((key) => Number(key[0])).filter((photo) => photo % 3 !== 0))
        expect(await creditsOf(app!, access)).toBe(5 - paid.size)
      }
    }
    expect(await violatedInvariants(db!)).toEqual([])
    await stop()
    await close()
  },
)
