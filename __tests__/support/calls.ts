import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AccessResponse, AuthResponse } from '~/contract/responses'

import { farmer } from './testApp'

type Server = Pick<FastifyInstance, 'inject'>
/** `key`: sent as Idempotency-Key. A photo that nobody has sent before, when `content` is left out. */
type Photo = { field?: string; content?: Buffer; key?: string; told?: Record<string, string> }

export const bearer = (access: string) => ({ authorization: `Bearer ${access}` })

export const register = (app: Server, payload: object = farmer) => app.inject({ ...endpoints.register, payload })

export const login = (app: Server, payload: object) => app.inject({ ...endpoints.login, payload })

export const refresh = (app: Server, token: string) => app.inject({ ...endpoints.refresh, payload: { refresh: token } })

export const getUser = (app: Server, access: string) => app.inject({ ...endpoints.getUser, headers: bearer(access) })

/** The tokens and the account of a farmer who has just signed up. */
export async function signUp(app: Server): Promise<AuthResponse> {
  return (await register(app)).json<AuthResponse>()
}

/** The tokens after a refresh that must succeed. */
export async function refreshed(app: Server, token: string): Promise<AccessResponse> {
  const response = await refresh(app, token)
  if (response.statusCode !== 200) throw new Error(`The refresh was refused: ${response.body}`)
  return response.json<AccessResponse>()
}

export function diagnose(
  app: Server,
  access: string,
  { field = 'image', content = Buffer.from(`a photo ${randomUUID()}`), key, told = {} }: Photo = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(told)) form.append(name, value)
  form.append(field, content, { filename: 'leaf.jpg', contentType: 'image/jpeg' })
  return app.inject({
    ...endpoints.predict,
    headers: {
      ...form.getHeaders(),
      ...bearer(access),
      ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }),
    },
    payload: form.getBuffer(),
  })
}

/** As a phone does: what a busy server refuses is sent again. */
export async function diagnoseUntilTaken(...scan: Parameters<typeof diagnose>) {
  for (;;) {
    const response = await diagnose(...scan)
    if (response.statusCode !== 503) return response
    await wait(100)
  }
}

export async function creditsOf(app: Server, access: string): Promise<number> {
  return (await getUser(app, access)).json().user.credits
}

/** The sentences of an error body, without their codes. */
export function said(response: { json: () => unknown }) {
  const body = response.json() as Record<string, unknown>
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'error'))
}
