import { PASSWORD, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import { expectToast, fillCredentials, logIn, readDiagnosis } from './support/pages'

const NEW_PASSWORD = 'Mvua-ya-masika-9'

test('a farmer without mail signs up, writes four words down and chooses a new password with them', async ({
  page,
}) => {
  const email = newEmail()
  let words: string[] = []

  await test.step('signs up, reads the first answer and then the words', async () => {
    await page.goto('/login?mode=sign-up')
    await expect(page.getByText('No e-mail address, or none that you can read?')).toBeVisible()
    await page.getByLabel('Username').fill('Wanjiru')
    await fillCredentials(page, { email, password: PASSWORD })
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expectToast(page, 'Account Created.')
    await expect(page.getByRole('list', { name: 'Your four words' })).toHaveCount(0)
    await page.waitForFunction(() => localStorage.getItem('recoveryWords') !== null)
    await page.goto('/predict')
    await readDiagnosis(page)
    await page.mouse.wheel(0, 200)
    const sheet = page.getByRole('dialog', { name: 'Write down these four words' })
    await expect(sheet.getByRole('listitem')).toHaveCount(4)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.goto('/account')
    await page.getByRole('link', { name: 'Recovery words Not written down yet' }).click()
    await expect(page.getByRole('list', { name: 'Your four words' }).getByRole('listitem')).toHaveCount(4)
    words = await page.getByRole('list', { name: 'Your four words' }).getByRole('listitem').allTextContents()
    await page.getByRole('button', { name: 'I have written them down' }).click()
    await expect(page.getByRole('list', { name: 'Your four words' })).toHaveCount(0)
  })

  await test.step('forgets the password and uses the words', async () => {
    await page.goto('/forgot')
    await page.getByRole('link', { name: 'I have four words written down' }).click()
    await page.getByLabel('Your four words').fill(words.join(', ').toUpperCase())
    await page.getByLabel('Email Address').fill(email) // the page before has a field of that name, too
    await page.getByLabel('New password').filter({ visible: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your password is saved' })).toBeFocused()
    await expect(page.getByText('Ask for a new link')).toHaveCount(0)
    const next = await page.getByRole('list', { name: 'Your four words' }).getByRole('listitem').allTextContents()
    expect(next).not.toEqual(words)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  })

  await test.step('logs in with the new password, and the used words are gone', async () => {
    await logIn(page, { email, password: NEW_PASSWORD })
    await expectToast(page, 'Login successful.')
    await page.goto('/reset')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Your four words').fill(words.join(' '))
    await page.getByLabel('New password').filter({ visible: true }).fill('Mvua-ya-vuli-10')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText(/^These words do not belong to this e-mail address/)).toBeVisible()
  })
})
