import { createUploadFetch } from '~/client/api/uploadFetch'
import { API_TIMEOUT_MS } from '~/contract/limits'

import { FakeXhr } from '../../support/fakeXhr'

Object.assign(globalThis, { XMLHttpRequest: FakeXhr })

afterEach(() => {
  jest.useRealTimers()
})

/** An upload of which nothing is sent unless the test says so. */
async function begin() {
  const calls: FakeXhr[] = []
  jest.spyOn(FakeXhr.prototype, 'send').mockImplementation(function (this: FakeXhr) {
    calls.push(this)
  })
  const shares: number[] = []
  const upload = createUploadFetch({ onProgress: (sent, total) => shares.push(sent / total) })
  const response = upload('http://localhost/api/predict/', { method: 'POST', body: 'a leaf' })
  response.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  while (calls.length === 0) await new Promise(setImmediate)
  return { call: calls[0]!, response, shares }
}

it('a progressing upload has no time limit', async () => {
  jest.useFakeTimers()
  const { call, response, shares } = await begin()
  for (let loaded = 1; loaded <= 5; loaded++) {
    await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS - 1)
    call.upload.onprogress?.({ loaded, total: 5 })
  }
  Object.assign(call, { status: 200, responseText: '{}' })
  call.onload?.()
  call.onloadend?.()
  expect((await response).status).toBe(200)
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
})

it('an upload without progress is aborted after the timeout of a call', async () => {
  jest.useFakeTimers()
  const { call, response } = await begin()
  call.upload.onprogress?.({ loaded: 1, total: 5 })
  await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS + 1)
  await expect(response).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('buffered data may take as long as at 32 kbit/s to arrive', async () => {
  jest.useFakeTimers()
  const { call, response } = await begin()
  call.upload.onprogress?.({ loaded: 60_000, total: 60_000 })
  let isGivenUp = false
  response.catch(() => (isGivenUp = true))
  await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS + 15_000 - 1)
  expect(isGivenUp).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await expect(response).rejects.toMatchObject({ name: 'TimeoutError' })
})
