import { applyContactSettings } from '../../scripts/contactSettings'

it('the build learns the contact alone from the environment, and refuses what reaches nobody', () => {
  const environment = { CONTACT_PHONE: ' 0712 345 678 ', CONTACT_EMAIL: '', TOKEN_SECRET: 'kept to itself' }
  expect(applyContactSettings(environment)).toEqual({ CONTACT_PHONE: '0712 345 678' })
  expect(environment).toEqual({ CONTACT_PHONE: '0712 345 678', TOKEN_SECRET: 'kept to itself' })
  expect(() => applyContactSettings({ CONTACT_PHONE: 'none' })).toThrow('CONTACT_PHONE must be like')
})
