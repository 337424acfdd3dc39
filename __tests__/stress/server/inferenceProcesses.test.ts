import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'

import type { PredictionResponse } from '~/contract/responses'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { INFERENCE_SECRET } from '../../support/inferenceServers'
import { startLoadBalancer } from '../../support/loadBalancer'
import { photos } from '../../support/photos'
import { freePort, newDataDir, startProduct } from '../../support/product'
import { until } from '../../support/rawHttp'
import { countsOf, violatedInvariants } from '../../support/scans'
import { TEST_SECRET } from '../../support/testApp'
import { WITHOUT_LIMITS, call, diagnose, grantCredits, signUp, unseen } from '../load'

/** One process has room for their photos: nothing is refused because all are busy. */
const ACCOUNTS = 4
const CREDITS = 10_000
/** While all servers run, and after each kill. */
const ANSWERS = 10

type Answer = { account: number; key: string; diagnosisId: string }

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('two web servers on $name', ({ open }) => {
  let database: TestDatabase
  let dataDir: Awaited<ReturnType<typeof newDataDir>>
  const starts: Record<string, () => ReturnType<typeof startProduct>> = {}
  const running: Record<string, Awaited<ReturnType<typeof startProduct>>> = {}
  let balancer: Awaited<ReturnType<typeof startLoadBalancer>>
  let settings: { DATABASE_URL: string; TOKEN_SECRET: string }

  beforeAll(async () => {
    database = await open()
    dataDir = await newDataDir()
    if (!('postgresUrl' in database.location)) throw new Error('Not a PostgreSQL.')
    settings = { DATABASE_URL: database.location.postgresUrl, TOKEN_SECRET: TEST_SECRET }
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const common = { dataDir: dataDir.folder, detached: true }
    for (const [index, port] of ports.entries()) {
      const isWeb = index < 2
      const env: Record<string, string> = isWeb
        ? { ...settings, ...WITHOUT_LIMITS, INFERENCE_URL: urls.slice(2).join(','), INFERENCE_SECRET }
        : { INFERENCE_WORKERS: '1', INFERENCE_SECRET }
      const main = `dist/server/${isWeb ? 'main' : 'inference'}.js`
      starts[`${isWeb ? 'web' : 'inference'} ${(index % 2) + 1}`] = () => startProduct({ ...common, port, env, main })
    }
    for (const [name, start] of Object.entries(starts)) running[name] = await start()
    balancer = await startLoadBalancer(urls.slice(0, 2))
  })
  afterAll(async () => {
    await balancer.close()
    for (const server of Object.values(running)) await server.stop()
    await database.close()
    await dataDir.remove()
  })

  it('and two inference processes, each killed in turn, lose no scan and charge none twice', async () => {
    const leaf = await sharp(photos.maizeRust).autoOrient().resize(512).jpeg().toBuffer()
    const farmers: Awaited<ReturnType<typeof signUp>>[] = []
    for (let index = 0; index < ACCOUNTS; index++) {
      const farmer = await signUp(balancer.url)
      await grantCredits(settings, farmer.email, CREDITS)
      farmers.push(farmer)
    }
    const answers: Answer[] = []
    const others: number[] = []
    let refused = 0
    let isOn = true

    /** As a phone does: sends a scan again, with its key, until it is answered. */
    async function scan(account: number) {
      const [key, photo] = [randomUUID(), unseen(leaf)]
      for (;;) {
        const lost = { status: 0, body: '' }
        const { status, body } = await diagnose(balancer.url, farmers[account]!.access, photo, key).catch(() => lost)
        if (status === 200) {
          const { diagnosis } = JSON.parse(body) as PredictionResponse
          answers.push({ account, key, diagnosisId: diagnosis.id })
          return
        }
        if (status === 503) refused++
        else if (status !== 0) return void others.push(status)
        await wait(100)
      }
    }
    const clients = farmers.map(async (_farmer, account) => {
      while (isOn) await scan(account)
    })
    const moreAnswers = async () => {
      const before = answers.length
      await until(() => answers.length >= before + ANSWERS || others.length > 0)
    }

    await moreAnswers()
    for (const [name, start] of Object.entries(starts)) {
      running[name]!.signalGroup('SIGKILL')
      await running[name]!.ended()
      await moreAnswers() // by what is left
      running[name] = await start()
      await moreAnswers()
    }
    isOn = false
    await Promise.all(clients)

    expect(others).toEqual([])
    expect(refused).toBeLessThanOrEqual(2) // one for each inference process
    expect(await violatedInvariants(database.db)).toEqual([])
    for (const [index, { email }] of farmers.entries()) {
      const own = answers.filter(({ account }) => account === index)
      const { id } = await database.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const { credits, diagnoses } = await countsOf(database.db, id)
      expect({ diagnoses, credits }).toEqual({
        diagnoses: new Set(own.map(({ diagnosisId }) => diagnosisId)).size,
        credits: CREDITS + 5 - own.length,
      })
    }
    expect((await call(`${balancer.url}/readyz`)).status).toBe(200)
  }, 300_000)
})
