import { createUploadSlots } from '~/server/http/uploadSlots'

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false
  void promise.finally(() => (isSettled = true)).catch(() => undefined)
  await new Promise(setImmediate)
  return isSettled
}

describe('upload slots', () => {
  it('let an account read two uploads at a time; the third waits until one has been received', async () => {
    const slots = createUploadSlots({ perAccount: 2, maxBytes: 1000 })
    const first = await slots.acquire('a', 100)
    await slots.acquire('a', 100)
    const third = slots.acquire('a', 100)
    expect(await settled(third)).toBe(false)
    expect(await settled(slots.acquire('b', 100))).toBe(true)
    first.received()
    expect(await settled(third)).toBe(true)
  })

  it('refuse an upload for which there is no memory, until another is released', async () => {
    const slots = createUploadSlots({ perAccount: 2, maxBytes: 1000 })
    const first = await slots.acquire('a', 600)
    first.received()
    for (let time = 0; time < 3; time++)
      await expect(slots.acquire('b', 500)).rejects.toMatchObject({ reason: 'unavailable' })
    first.release()
    await expect(slots.acquire('b', 500)).resolves.toBeDefined()
  })
})
