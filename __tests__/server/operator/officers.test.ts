import type { FastifyInstance } from 'fastify'

import { accountCommand } from '~/server/operator/accountCommand'
import { withRecords } from '~/server/operator/cli/runCommand'

import { settingsFor } from '../../support/backups'
import { getUser, signUp } from '../../support/calls'
import { openFile, type TestDatabase } from '../../support/databases'
import { terminalTexts } from '../../support/hostileTexts'
import { openLink } from '../../support/officers'
import { buildTestApp, farmer } from '../../support/testApp'

const { email } = farmer

let database: TestDatabase
let app: FastifyInstance
let access: string
beforeEach(async () => {
  database = await openFile()
  app = await buildTestApp({ db: database.db })
  ;({ access } = await signUp(app))
})
afterEach(async () => {
  await app.close()
  await database.close()
})

const account = (...args: string[]) =>
  withRecords({ ...settingsFor(database.location), PUBLIC_URL: 'https://jani.example' }, (records) =>
    accountCommand(records, args),
  )
const recorded = async () =>
  await database.db.selectFrom('operator_action').select(['actor', 'command', 'reason']).orderBy('created_at').execute()

describe('an operator', () => {
  it('makes an expert of an account, and a farmer again', async () => {
    const role = async () => (await getUser(app, access)).json<{ user: object }>().user
    expect(await account('role', email, 'expert', '--reason', 'ticket 7', '--by', 'Akinyi')).toBe(
      `${email} is an expert: the desk is open to this account.`,
    )
    expect(await role()).toMatchObject({ role: 'expert' })
    expect(await account('show', email)).toMatch(/^role {7}expert$/m)
    expect(await account('role', email, 'farmer')).toContain(`${email} is no expert any more`)
    expect(await role()).not.toHaveProperty('role')
    expect(await account('show', email)).not.toContain('role')
    expect(await recorded()).toEqual([
      { actor: 'Akinyi', command: 'account role expert', reason: 'ticket 7' },
      { actor: expect.any(String), command: 'account role farmer', reason: null },
    ])
  })

  it('invites an officer by a link that only the operator has seen, lists him, and ends the invitation', async () => {
    expect(await account('officers')).toBe('No officer is invited.')
    const [link = ''] = (await account('invite-officer', ' Mary Akinyi ')).split('\n')
    expect(link).toMatch(/^https:\/\/jani\.example\/a\/invite\/[\w-]{43}$/)
    const token = link.slice(link.lastIndexOf('/') + 1)
    expect((await openLink(app, `invite/${token}`)).body).toContain('I am Mary Akinyi.')
    const stored = await database.db.selectFrom('officer').selectAll().execute()
    expect(JSON.stringify([stored, await recorded()])).not.toContain(token)
    const [id = '', name, since, ended] = (await account('officers')).split('\t')
    expect([name, since, ended]).toEqual(['Mary Akinyi', expect.stringMatching(/^since \d{4}-/), undefined])
    expect(await account('end-officer', id)).toContain('Ended')
    expect((await openLink(app, `invite/${token}`)).statusCode).toBe(404)
    expect(await account('officers')).toMatch(/\tended \d{4}-\S+$/)
    await expect(account('end-officer', id)).rejects.toThrow('There is no invited officer')
    const commands = (await recorded()).map(({ command }) => command)
    expect(commands).toEqual([`account invite-officer ${id}`, `account end-officer ${id}`])
  })

  it('takes the judgements of an officer out of the figures, also after the invitation has ended', async () => {
    await account('invite-officer', 'Mary')
    const [id = ''] = (await account('officers')).split('\t')
    const row = { judge: 'invited', crop: 'maize', level: 'ranked', judged: 'right', label: null } as const
    const add = (name: string, officer: string | null) =>
      database.db
        .insertInto('judgement')
        .values({ ...row, id: name, judged_label: null, model_version: '7', created_at: 1, officer_id: officer })
        .execute()
    await add('another', null)
    await add('first', id)
    await account('end-officer', id)
    expect(await account('end-officer', id, '--discard-answers')).toContain('Taken out of the figures: 1.')
    await expect(account('end-officer', id, '--discard-answers')).rejects.toThrow('There is no invited officer')
    expect(await database.db.selectFrom('judgement').select('id').execute()).toEqual([{ id: 'another' }])
    expect((await recorded()).at(-1)?.command).toBe(`account end-officer ${id} --discard-answers`)
  })

  it.each([
    ['role', email],
    ['role', email, 'admin'],
    ['role', email, 'expert', 'more'],
    ['invite-officer'],
    ['invite-officer', 'Mary', 'Akinyi'],
    ['officers', 'all'],
    ['end-officer'],
  ])('is told how to use it: %s %s %s', async (...args: string[]) => {
    await expect(account(...args)).rejects.toThrow(/^Use: npm run account/)
    expect(await recorded()).toEqual([])
  })

  it.each([...terminalTexts, '', ' ', 'x'.repeat(61)])('invites nobody as %j', async (name) => {
    await expect(account('invite-officer', name)).rejects.toThrow('The name needs 1 to 60 visible characters')
  })
})
