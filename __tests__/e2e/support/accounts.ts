import { randomUUID } from 'node:crypto'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, UserResponse } from '~/contract/responses'

export const USERNAME = 'Wanjiru'
export const PASSWORD = 'Shamba-ya-mahindi-7'

export const newEmail = () => `${randomUUID()}@example.com`

export async function register(serverUrl: string, email = newEmail()): Promise<AuthResponse> {
  const { method, url } = endpoints.register
  const response = await fetch(serverUrl + url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, email, password: PASSWORD }),
  })
  if (response.status !== 201) throw new Error(`Registration failed: ${response.status} ${await response.text()}`)
  return (await response.json()) as AuthResponse
}

export const getUser = (serverUrl: string, access: string) =>
  fetch(serverUrl + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })

export const creditsOf = async (serverUrl: string, access: string) =>
  ((await (await getUser(serverUrl, access)).json()) as UserResponse).user.credits

/** What a browser stores after a new account was created in it. */
export async function signedInState(serverUrl: string) {
  const { access, refresh } = await register(serverUrl)
  const localStorage = Object.entries({ access, refresh }).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: serverUrl, localStorage }] }
}
