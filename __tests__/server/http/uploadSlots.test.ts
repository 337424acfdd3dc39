import { createUploadSlots } from '~/server/http/uploadSlots'

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false
  void promise.finally(() => (isSettled = true)).catch(() => undefined)
  await new Promise(setImmediate)
  return isSettled
}

describe('upload slots', () => {
  it('let an account read two uploads at a time; the third waits until one has been received', async () => {
    const slots = createUploadSlots({ perAccount: 2, maxBytes: 1000, maxBytesPerNetwork: 700 })
    const first = await slots.acquire({ accountId: 'a', network: 'a', bytes: 100 })
    await slots.acquire({ accountId: 'a', network: 'a', bytes: 100 })
    const third = slots.acquire({ accountId: 'a', network: 'a', bytes: 100 })
    expect(await settled(third)).toBe(false)
    expect(await settled(slots.acquire({ accountId: 'b', network: 'b', bytes: 100 }))).toBe(true)
    first.received()
    expect(await settled(third)).toBe(true)
  })

  it('refuse an upload for which there is no memory, until another is released', async () => {
    const slots = createUploadSlots({ perAccount: 2, maxBytes: 1000, maxBytesPerNetwork: 700 })
    const first = await slots.acquire({ accountId: 'a', network: 'a', bytes: 600 })
    first.received()
    for (let time = 0; time < 3; time++)
      await expect(slots.acquire({ accountId: 'b', network: 'b', bytes: 500 })).rejects.toMatchObject({
        reason: 'unavailable',
      })
    first.release()
    await expect(slots.acquire({ accountId: 'b', network: 'b', bytes: 500 })).resolves.toBeDefined()
  })

  it('leave room for other networks, however many accounts upload from one', async () => {
    const slots = createUploadSlots({ perAccount: 2, maxBytes: 1000, maxBytesPerNetwork: 700 })
    await slots.acquire({ accountId: 'a', network: 'n', bytes: 600 })
    const second = slots.acquire({ accountId: 'b', network: 'n', bytes: 200 })
    await expect(second).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(slots.acquire({ accountId: 'c', network: 'm', bytes: 200 })).resolves.toBeDefined()
  })
})
