import { accountOf } from '~/client/store/accountOf'

import { signUp } from '../../support/calls'
import { buildTestApp } from '../../support/testApp'

it('tells whose access token it is', async () => {
  const server = await buildTestApp()
  const { access } = await signUp(server)
  expect(accountOf(access)).toMatch(/^[\w-]{8,}$/)
  await server.close()
})

it('reads the alphabet of tokens, in which two letters are others', () => {
  const claims = Buffer.from(JSON.stringify({ sub: '??>>' })).toString('base64url')
  expect(claims).toMatch(/[-_]/)
  expect(accountOf(`e30.${claims}.x`)).toBe('??>>')
})

it.each([null, '', 'expired', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('null')}.c`, `a.${btoa('{"sub":7}')}.c`])(
  'knows nobody by %s',
  (token) => {
    expect(accountOf(token)).toBeUndefined()
  },
)
