import { randomUUID } from 'node:crypto'

import { accountCommand } from '~/server/operator/accountCommand'
import { withRecords } from '~/server/operator/cli/runCommand'

import { settingsFor } from '../../support/backups'
import { openFile, type TestDatabase } from '../../support/databases'

const DAY_MS = 86_400_000
const why = ['--reason', 'KEPHIS was told', '--by', 'Otieno'] as const

describe('what experts have confirmed', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openFile()
  })
  afterEach(() => database.close())

  const account = (...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => accountCommand(records, args))

  async function add(label: string, startsAt: number | null, createdAt = Date.now()) {
    const id = randomUUID()
    const row = { id, county: 'Kisii', label, confirmed_by: 'laboratory', created_at: createdAt } as const
    await database.db
      .insertInto('confirmation')
      .values({ ...row, starts_at: startsAt })
      .execute()
    return id
  }
  const actions = () =>
    database.db.selectFrom('operator_action').select(['actor', 'command', 'account_id', 'reason']).execute()

  it('is listed for the operator, waiting quarantine diseases first, under the number of KEPHIS', async () => {
    expect(await account('confirmations')).toBe('Nothing is confirmed now, and nothing waits.')
    const running = await add('tuta', Date.now() - DAY_MS)
    await add('tuta', Date.now() - 22 * DAY_MS)
    expect(await account('confirmations')).toMatch(/^until /)
    const waiting = await add('bunchyTop', null)
    const [call, ...lines] = (await account('confirmations')).split('\n')
    expect(call).toMatch(/^Call first: KEPHIS \(plant health\), 0709.891.000\. /)
    expect(lines.map((line) => line.split('\t').slice(0, 5))).toEqual([
      ['waits', waiting, 'Kisii', 'Banana: bunchy top', 'laboratory'],
      [
        expect.stringMatching(/^until \d{4}-\d\d-\d\dT/),
        running,
        'Kisii',
        expect.stringMatching(/^Tomato: /),
        'laboratory',
      ],
    ])
  })

  it('is released or ended with a reason, which is recorded', async () => {
    const id = await add('bunchyTop', null)
    expect(await account('release', id, ...why)).toBe('Released: the accounts of its county are told, for 21 days.')
    expect(await account('confirmations')).toMatch(/^until /)
    expect(await account('end-confirmation', id, ...why)).toBe('Ended: nobody sees it any more.')
    expect(await account('confirmations')).toBe('Nothing is confirmed now, and nothing waits.')
    const common = { actor: 'Otieno', account_id: null, reason: 'KEPHIS was told' }
    expect(await actions()).toEqual(
      expect.arrayContaining(
        ['release', 'end-confirmation'].map((verb) => ({ ...common, command: `account ${verb} ${id}` })),
      ),
    )
  })

  it('is not released 21 days after it was confirmed', async () => {
    const id = await add('bunchyTop', null, Date.now() - 21 * DAY_MS - 1)
    await expect(account('release', id, ...why)).rejects.toThrow('or it is older than 21 days')
    expect(await account('end-confirmation', id, ...why)).toContain('Ended')
  })

  it('is left as it is without a reason, without such an id, and when it does not wait', async () => {
    const id = await add('tuta', Date.now())
    await expect(account('release', id, ...why)).rejects.toThrow(
      `it does not wait, or it is older than 21 days: ${id}.`,
    )
    await expect(account('end-confirmation', 'nothing', ...why)).rejects.toThrow('There is no such confirmation')
    await expect(account('end-confirmation', id)).rejects.toThrow('Say why')
    for (const wrong of [['release'], ['confirmations', id]]) await expect(account(...wrong)).rejects.toThrow('Use: ')
    expect(await actions()).toEqual([])
    expect(await account('confirmations')).toContain(id)
  })
})
