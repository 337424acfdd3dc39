import { join } from 'node:path'

import { ensureBuilt, root } from '../steps.mjs'
import { tested } from './inProcess.mjs'
import { ensureMeasuringTools } from './measuringTools.mjs'
import { createProcesses, saidIn } from './processes.mjs'
import { quietness, ratesOf, ratioOf } from './rates.mjs'

const ROUNDS = 7
const SECONDS = 4
const PATH = '/api/users/get_user'

/**
 * Answers a second of the built product (token, limits, headers, database) as a share of bare `node:http` sending the
 * same bytes, and of the same route on express with helmet and its rate limiter. Each is a process of its own; they are
 * asked in turns.
 */
export async function getUser() {
  await ensureBuilt()
  await ensureMeasuringTools()
  const processes = createProcesses()
  try {
    const { url: product } = await processes.startProduct()
    const { access } = await tested('load/richFarmer.ts').signUp(product, 'bench@example.com')
    const answer = await fetch(product + PATH, { headers: { authorization: `Bearer ${access}` } })
    const said = { headers: saidIn(answer.headers), body: await answer.text() }
    const { url: bare } = await processes.start(here('bareServer.mjs'), { SAID: JSON.stringify(said) })
    const { url: express } = await processes.start(here('expressServer.mjs'))
    const expressAccess = await (await fetch(`${express}/token`)).text()

    const call = (url, token) => ({ url: url + PATH, headers: { authorization: `Bearer ${token}` } })
    const perSecond = await ratesOf(
      { product: call(product, access), bare: call(bare, access), express: call(express, expressAccess) },
      { rounds: ROUNDS, seconds: SECONDS },
    )
    return {
      rounds: ROUNDS,
      'share of bare node:http': ratioOf(perSecond.product, perSecond.bare),
      'times express with helmet and rate limiter': ratioOf(perSecond.product, perSecond.express),
      ...quietness(perSecond.bare),
    }
  } finally {
    await processes.stopAll()
  }
}

const here = (file) => join(root, 'scripts', 'benches', file)
