import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { OfficerWays } from '~/client/features/report/share/OfficerWays'
import { forgetOfficer, keepOfficer, readOfficer } from '~/client/device/officer'

it.each([
  ['0712 345 678', '254712345678'],
  ['+254 712-345-678', '254712345678'],
  ['254712345678', '254712345678'],
  ['+254 (0) 712 345 678', '254712345678'],
  ['00254 112 345 678', '254112345678'],
  ['712 345 678', '254712345678'],
  ['+256 712 345678', '256712345678'],
  ['0712 345 67', null],
  ['0712 345 6789', null],
  ['+254 712 345 67', null],
  ['020 271 8870', null], // takes neither WhatsApp nor SMS
  ['712345', null],
  ['my cousin', null],
])('the number %s is kept as %s', (written, kept) => {
  forgetOfficer()
  expect([keepOfficer(written), readOfficer()]).toEqual([kept, kept])
})

it('an answer goes to the officer whose number was kept on this phone, until it is changed', async () => {
  forgetOfficer()
  const user = userEvent.setup()
  render(<OfficerWays text="Maize & rust" smsText="Maize" />)
  await user.type(screen.getByLabelText("Officer's number"), '12{Enter}')
  expect(screen.getByText(/^Write the number like 0712 345 678/)).toBeVisible()
  await user.clear(screen.getByLabelText("Officer's number"))
  await user.type(screen.getByLabelText("Officer's number"), '0712 345 678{Enter}')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['https://wa.me/254712345678?text=Maize%20%26%20rust', 'sms:+254712345678?body=Maize'])
  await user.click(screen.getByRole('button', { name: "Change the officer's number" }))
  expect(screen.getByLabelText("Officer's number")).toHaveValue('')
  expect(readOfficer()).toBeNull()
})
