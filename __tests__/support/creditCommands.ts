import fc from 'fast-check'

import { KEY_LIFETIME_MS, PHOTO_LIFETIME_MS } from '~/server/domain/idempotency'

import { copyOf, expectScan, explain, isSame } from './creditModel'
import type { CreditModel, Scan } from './creditModel'
import type { CreditWorld } from './creditWorld'

type Command = fc.AsyncCommand<CreditModel, CreditWorld>

/** A step that moves model and product alike; afterwards both must hold the same. */
const step = (text: string, work: (model: CreditModel, world: CreditWorld) => Promise<void>): Command => ({
  check: () => true,
  toString: () => text,
  async run(model, world) {
    await work(model, world)
    const { balance, entries, diagnoses } = model
    expect(await world.holdings()).toEqual({ balance, total: balance, entries, diagnoses })
  },
})

const become = (model: CreditModel, next: CreditModel) => Object.assign(model, next)

async function sleep(model: CreditModel, world: CreditWorld, ms: number) {
  world.clock.now += ms
  model.now = world.clock.now
  await world.logIn()
}

const scanOf = (scan: Scan) =>
  step(`scan ${JSON.stringify(scan)}`, async (model, world) => {
    const outcome = await world.scan(scan)
    const expected = expectScan(model, scan)
    expect({ ...outcome, body: expected.body && outcome.body }).toEqual(expected)
  })

/** Either it is as if it had never been asked, or it went through as it should. */
const failingScan = (scan: Scan, statement: number, code: string | undefined) =>
  step(`scan ${JSON.stringify(scan)} failing at statement ${statement} (${String(code)})`, async (model, world) => {
    world.injectFault(statement, code)
    const outcome = await world.scan(scan)
    world.injectFault(undefined)
    if (code === undefined) await world.restart()
    if (outcome.status >= 500) return
    const after = copyOf(model)
    expect([outcome.status, isSame(expectScan(after, scan), outcome)]).toEqual([outcome.status, true])
    become(model, after)
  })

const scansAtOnce = (scans: Scan[]) =>
  step(`at once ${JSON.stringify(scans)}`, async (model, world) => {
    const outcomes = await Promise.all(scans.map((scan) => world.scan(scan)))
    const done = scans.map((scan, index) => ({ scan, outcome: outcomes[index]! }))
    const after = explain(model, done, await world.holdings())
    if (!after) throw new Error(`No order explains ${JSON.stringify(done)} from a balance of ${model.balance}`)
    become(model, after)
  })

const grantOf = ({ amount, reference }: { amount: number; reference: string }) =>
  step(`grant ${amount} for ${reference}`, async (model, world) => {
    const earlier = model.grants.get(reference)
    if (earlier !== undefined && earlier !== amount) {
      await expect(world.grant(amount, reference)).rejects.toHaveProperty('reason', 'conflict')
      return
    }
    const { repeated } = await world.grant(amount, reference)
    expect(repeated).toBe(earlier !== undefined)
    if (repeated) return
    model.grants.set(reference, amount)
    model.balance += amount
    model.entries++
  })

export const PHOTOS = [0, 1, 2, 3, 4, 5]

/** Few photos and few keys, so that histories meet themselves again. */
export function creditCommands(maxCommands: number) {
  const scan = fc.record({
    photo: fc.constantFrom(...PHOTOS),
    key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  })
  const pauses = [1, PHOTO_LIFETIME_MS, PHOTO_LIFETIME_MS + 1, 24 * 3_600_000, KEY_LIFETIME_MS + 1]
  return fc.commands(
    [
      scan.map(scanOf),
      scan.map(scanOf),
      fc.array(scan, { minLength: 2, maxLength: 5 }).map(scansAtOnce),
      fc
        .tuple(scan, fc.nat(12), fc.constantFrom(undefined, '40001', '40P01'))
        .map(([what, statement, code]) => failingScan(what, statement, code)),
      fc.record({ amount: fc.integer({ min: 1, max: 3 }), reference: fc.constantFrom('r', 's') }).map(grantOf),
      fc.constantFrom(...pauses).map((ms) => step(`wait ${ms}`, (model, world) => sleep(model, world, ms))),
      fc.constant(step('restart', (_, world) => world.restart())),
    ],
    { maxCommands },
  )
}
