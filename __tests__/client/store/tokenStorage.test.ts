import { tokenStorage } from '~/client/store/tokenStorage'

it('keeps the tokens in local storage under their names', () => {
  tokenStorage.save({ access: 'a', refresh: 'r' })
  expect([localStorage.getItem('access'), localStorage.getItem('refresh')]).toEqual(['a', 'r'])
  tokenStorage.clear()
  expect(tokenStorage.holdsAny()).toBe(false)
})

it('lasts as long as the tab where local storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  const methods = ['getItem', 'setItem', 'removeItem'] as const
  methods.forEach((name) => jest.spyOn(Storage.prototype, name).mockImplementation(forbid))

  tokenStorage.save({ access: 'a', refresh: 'r' })
  expect(tokenStorage.read()).toEqual({ access: 'a', refresh: 'r' })
  tokenStorage.clear()
  expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
})
