import { createMailAccount } from '~/server/domain/accounts/accountMails'
import { createDeleteAccount } from '~/server/domain/accounts/deleteAccount'

const account = { id: 'id', email: 'wanjiru@example.com' }

/** What is done, in order. */
function watch(forget = () => Promise.resolve()) {
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  const mailer = { send: note('send'), forget: async () => (done.push('forget'), forget()) }
  return { done, mailer, accounts: { remove: note('remove') } }
}

it('the mails of an account are deleted before it, and what was kept meanwhile after it', async () => {
  const { done, ...deps } = watch()
  await createDeleteAccount(deps)(account)
  expect(done).toEqual(['forget', 'remove', 'forget'])
})

it('an account whose mails cannot be deleted is still there, to be deleted again', async () => {
  const { done, ...deps } = watch(() => Promise.reject(new Error('No permission')))
  await expect(createDeleteAccount(deps)(account)).rejects.toThrow('No permission')
  expect(done).toEqual(['forget'])
})

it('a mail to an account that was deleted meanwhile is deleted, too', async () => {
  const { done, mailer } = watch()
  const mail = { subject: 'Hello', text: 'Hello', expiresAt: 0 }
  await createMailAccount({ mailer, records: { find: async () => undefined } })(account, mail)
  expect(done).toEqual(['send', 'forget'])
})
