import { act, cleanup, screen } from '@testing-library/react'

import { leafPack } from '~/client/storage/leafPackStorage'
import { leafOnPhone } from '~/client/features/onDevice/leafOnPhone'
import type { LeafPack } from '~/contract/leafPack'
import { paths } from '~/contract/paths'

import { keepPack } from '../../../support/previews'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose } from '../../../support/renderPredict'
import { WAITING, comeOnline, renderWaiting, scriptDiagnosis } from '../../../support/queue'

const server = serverForEachTest()
const queryOffer = () => screen.queryByRole('group', { name: 'Keep Jani on this phone' })
const pack = { version: '1', wireBytes: 2_700_000 } as LeafPack

beforeEach(() => {
  jest.spyOn(leafOnPhone, 'canJudge').mockResolvedValue(true)
  jest.spyOn(leafPack, 'readOffered').mockRejectedValue(new TypeError('Failed to fetch'))
  jest.spyOn(leafPack, 'missingOf').mockResolvedValue([{ url: '', bytes: 0, wireBytes: pack.wireBytes, integrity: '' }])
})

it('the pack is offered to a user whose photo had to wait, once online, and not again once declined', async () => {
  const { user } = await renderWaiting(server())
  expect(queryOffer()).toBeNull()

  jest.spyOn(leafPack, 'readOffered').mockResolvedValue(pack)
  comeOnline(server())
  expect(await screen.findByRole('button', { name: 'Keep Jani on this phone: 2.7 MB' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(queryOffer()).toBeNull()

  cleanup()
  jest.mocked(leafOnPhone.canJudge).mockClear()
  const again = renderApp(paths.predict, server())
  await screen.findByText('Credits left: 4')
  scriptDiagnosis(server(), 'noResponse')
  await diagnose(again)
  await screen.findByText(WAITING)
  await act(async () => undefined)
  expect([queryOffer(), jest.mocked(leafOnPhone.canJudge).mock.calls]).toEqual([null, []])
})

it.each([
  ['this phone cannot look', () => jest.mocked(leafOnPhone.canJudge).mockResolvedValue(false)],
  ['the browser saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  [
    'it is kept',
    () => {
      keepPack()
    },
  ],
])('offers no pack if %s', async (_, arrange) => {
  arrange()
  await renderWaiting(server())
  await act(async () => undefined)
  expect(queryOffer()).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})
