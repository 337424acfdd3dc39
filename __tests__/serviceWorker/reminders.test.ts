import { readFileSync } from 'node:fs'

import sharp from 'sharp'

import { paths } from '~/contract/paths'
import { openHistory, showReminder } from '~/serviceWorker/showReminder'

it.each([
  [
    { text: 'Leo ni siku.', language: 'sw' },
    { body: 'Leo ni siku.', lang: 'sw', tag: 'recheck' },
  ],
  [
    { text: 'Mtu amekuandikia.', language: 'sw', topic: 'answer' },
    { body: 'Mtu amekuandikia.', tag: 'answer' },
  ],
  [undefined, { body: '', tag: 'recheck' }],
])('a message is shown as a notification: %j', async (sent, shown) => {
  const showNotification = jest.fn().mockResolvedValue(undefined)
  const json = () => {
    if (sent === undefined) throw new SyntaxError('not JSON')
    return sent
  }
  await showReminder({ showNotification }, { json })
  expect(showNotification).toHaveBeenCalledWith('Jani', expect.objectContaining(shown))
})

it('the badge of a notification is a silhouette, since Android shows its alpha alone', async () => {
  const showNotification = jest.fn().mockResolvedValue(undefined)
  await showReminder({ showNotification }, null)
  const [, { badge }] = showNotification.mock.calls[0] as [string, { badge: string }]
  const { data } = await sharp(readFileSync(`public${badge}`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isTransparent = data.filter((_, index) => index % 4 === 3).map((alpha) => Number(alpha < 32))
  const share = isTransparent.reduce((sum, one) => sum + one) / isTransparent.length
  expect([share > 0.3, share < 0.8]).toEqual([true, true])
})

it.each([
  [['https://jani.example/predict'], 0, 1],
  [['https://jani.example/predict', `https://jani.example${paths.history}?plot=Hill`], 1, 0],
])('a notification press opens the history and leaves other pages alone: %j', async (urls, focused, opened) => {
  const focus = jest.fn().mockResolvedValue(undefined)
  const openWindow = jest.fn().mockResolvedValue(undefined)
  await openHistory({ matchAll: async () => urls.map((url) => ({ url, focus })), openWindow })
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([focused, opened])
})
