import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'

import { expect } from './fixtures'
import { LEAF } from './pages'

/** A laptop, a tablet and a phone. */
export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

type Answer = { status?: number; json: unknown } | { html: string } | 'noResponse'
type Call = { method: string; path: string; authorization: string | null; body: unknown }

/**
 * A server of the specification, without further calls: answers each path in turn, then with its last answer. Returns
 * the calls as they come.
 */
export async function specifiedServer(page: Page, answers: Record<string, Answer[]>) {
  const calls: Call[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    const isJson = request.headers()['content-type']?.includes('json') ?? false
    calls.push({
      method: request.method(),
      path,
      authorization: request.headers()['authorization'] ?? null,
      body: isJson ? request.postDataJSON() : null,
    })
    const queue = answers[path] ?? []
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    if (answer === 'noResponse') await route.abort()
    else if (answer === undefined) await route.fulfill({ status: 404, json: { detail: 'Not found.' } })
    else if ('html' in answer) await route.fulfill({ contentType: 'text/html', body: answer.html })
    else await route.fulfill({ status: answer.status ?? 200, json: answer.json })
  })
  return calls
}

export const callsOf = (calls: readonly Call[], { url }: { url: string }) => calls.filter(({ path }) => path === url)

export const MARY = { username: 'Mary', credits: 5 }

/** Stored before the page starts. */
export const startWith = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('started') !== null) return // a reload keeps what the app has stored
    sessionStorage.setItem('started', 'yes')
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)

export async function closeToasts(page: Page) {
  const toasts = page.getByRole('alert')
  for (let left = await toasts.count(); left > 0; left--) {
    await toasts.first().getByRole('button', { name: 'Close' }).click()
    await expect(toasts).toHaveCount(left - 1)
  }
}

/** What the real server answers for a photo. */
export async function predictLeaf(serverUrl: string, access: string) {
  const form = new FormData()
  form.append('image', new Blob([await readFile(LEAF)], { type: 'image/jpeg' }), 'leaf.jpg')
  const { method, url } = endpoints.predict
  const response = await fetch(serverUrl + url, { method, headers: { authorization: `Bearer ${access}` }, body: form })
  expect(response.status).toBe(200)
  return (await response.json()) as PredictionResponse
}

export async function boxOf(locator: Locator) {
  const box = (await locator.boundingBox())!
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width }
}

/** The characters that can be seen: what waits for the typewriter holds its place unseen; a status is for screen readers. */
export const visibleCharacters = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const lengthOf = (text: string) => text.replace(/\n/g, '').length
    const spoken = [...main.querySelectorAll<HTMLElement>('[role="status"]')].map(({ innerText }) => innerText)
    const untyped = [...CSS.highlights.values()].flatMap((ranges) => [...ranges].map(String))
    return [...spoken, ...untyped].reduce((rest, text) => rest - lengthOf(text), lengthOf(main.innerText))
  })
