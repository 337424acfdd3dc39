import { screen } from '@testing-library/react'

import { readOfficer } from '~/client/storage/officer'
import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'

const server = serverForEachTest()

it('a row of the account opens a form that stores the number of the officer on this phone, and removes it', async () => {
  await storeSession(server())
  const { user } = renderApp(paths.account, server())
  await user.click(await screen.findByRole('link', { name: 'My farm officer No number yet. Add it' }))
  await user.type(await screen.findByLabelText("Officer's number"), '12{Enter}')
  expect(screen.getByText(/^Write the number like 0712 345 678/)).toBeVisible()
  await user.clear(screen.getByLabelText("Officer's number"))
  await user.type(screen.getByLabelText("Officer's number"), '0712 345 678{Enter}')
  expect(readOfficer()).toBe('254712345678')
  expect(screen.getByLabelText("Officer's number")).toHaveValue('+254 712 345 678')
  await user.click(screen.getByRole('button', { name: 'Remove the number' }))
  expect(readOfficer()).toBeNull()
})
