import { setTimeout as wait } from 'node:timers/promises'

import { endpoints } from '~/contract/endpoints'
import { createBackground } from '~/server/background'
import { createRetryQueue } from '~/server/mail/retryQueue'

import { bearer, signUp } from '../support/calls'
import { until } from '../support/rawHttp'
import { buildTestApp, observations } from '../support/testApp'
import { createTestMailer } from '../support/testMailer'

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

it('work at a random time is not done in the order in which it was asked for', async () => {
  const done: number[] = []
  const background = createBackground(failOn)
  for (let index = 0; index < 100; index++) background.runAtRandomTime(async () => void done.push(index))
  await until(() => done.length >= 5)
  await background.settled()
  expect(done.slice(0, 5)).not.toEqual([0, 1, 2, 3, 4])
})

it('a stop does not wait for work that never ends', async () => {
  const background = createBackground(failOn)
  const begun = new Promise<void>((resolve) => {
    background.run(() => {
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
  let isMailerClosed = false
  const close = async () => void (isMailerClosed = true)
  let isClassifying = false
  const app = await buildTestApp({
    mailer: { ...createTestMailer().mailer, close },
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
  await until(() => isClassifying)
  const stopped = app.close()
  await until(() => isMailerClosed)
  release()
  expect((await response).status).toBe(200)
  await stopped
})

it('no mail is begun after a close, which waits for the one in progress', async () => {
  const begun: string[] = []
  let finish: () => void = () => undefined
  const attempt = (name: string) => {
    begun.push(name)
    return new Promise<boolean>(
      (resolve) =>
        (finish = () => {
          resolve(true)
        }),
    )
  }
  const queue = createRetryQueue({ attempt, firstRetryMs: 1 })
  queue.add('a')
  queue.add('b')
  await until(() => begun.length === 1)
  let isClosed = false
  const closed = queue.close().then(() => (isClosed = true))
  await wait(20)
  expect(isClosed).toBe(false)
  finish()
  await closed
  queue.add('c')
  await wait(20)
  expect(begun).toEqual(['a'])
})
