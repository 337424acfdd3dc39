import { endpoints } from '~/contract/endpoints'
import { createBackground } from '~/server/background'

import { bearer, signUp } from '../support/calls'
import { until } from '../support/rawHttp'
import { buildTestApp, observations } from '../support/testApp'

const failOn = (error: unknown) => {
  throw error
}

it('work at a random time is done at different times, and before the server has stopped', async () => {
  const done: number[] = []
  const delays = [60_000, 0, 10]
  const background = createBackground(failOn, () => delays.shift()!)
  for (let index = 0; index < 3; index++) background.runAtRandomTime(async () => void done.push(index))
  await until(() => done.length === 2)
  expect(done).toEqual([1, 2])
  await background.settled()
  expect(done).toEqual([1, 2, 0])
})

it('work at a random time does not run in the order of requests', async () => {
  const done: number[] = []
  const background = createBackground(failOn)
  for (let index = 0; index < 100; index++) background.runAtRandomTime(async () => void done.push(index))
  await until(() => done.length >= 5)
  await background.settled()
  expect(done.slice(0, 5)).not.toEqual([0, 1, 2, 3, 4])
})

it('a stop does not wait for work that never ends', async () => {
  const background = createBackground(failOn, () => 0)
  const begun = new Promise<void>((resolve) => {
    background.runAtRandomTime(() => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  await begun
  await expect(background.settled()).resolves.toBeUndefined()
})

it('a mail in progress is given its time while a photo is still classified', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let isClassifying = false
  let isDelivering = false
  let isAborted = false
  const app = await buildTestApp({
    deliver: (_mail, signal) =>
      new Promise((_resolve, reject) => {
        isDelivering = true
        signal.addEventListener('abort', () => {
          isAborted = true
          reject(new Error('The server stops'))
        })
      }),
    classify: async () => {
      isClassifying = true
      await released
      return observations.confident
    },
  })
  const url = await app.listen()
  const { access } = await signUp(app)
  const body = new FormData()
  body.append('image', new Blob(['a photo']), 'leaf.jpg')
  const response = fetch(url + endpoints.predict.url, { method: 'POST', headers: bearer(access), body })
  await until(() => isClassifying && isDelivering)
  const stopped = app.close()
  await until(() => isAborted)
  release()
  expect((await response).status).toBe(200)
  await stopped
})
