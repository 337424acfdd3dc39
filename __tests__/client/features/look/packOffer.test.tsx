import { act, cleanup, screen } from '@testing-library/react'

import { leafPack } from '~/client/device/leafPack'
import { leafOnPhone } from '~/client/features/look/leafOnPhone'
import type { LeafPack } from '~/contract/leafPack'
import { paths } from '~/contract/paths'

import { keepPack } from '../../../support/looks'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose } from '../../../support/renderPredict'
import { WAITING, comeOnline, renderWaiting, scriptDiagnosis } from '../../../support/waiting'

const server = serverForEachTest()
const offer = () => screen.findByRole('group', { name: 'Keep Jani on this phone' })
const queryOffer = () => screen.queryByRole('group', { name: 'Keep Jani on this phone' })
const pack = { version: '1', wireBytes: 2_700_000 } as LeafPack

beforeEach(() => {
  jest.spyOn(leafOnPhone, 'canLook').mockResolvedValue(true)
  jest.spyOn(leafPack, 'readOffered').mockRejectedValue(new TypeError('Failed to fetch'))
  jest.spyOn(leafPack, 'missingOf').mockResolvedValue([{ url: '', bytes: 0, wireBytes: pack.wireBytes, integrity: '' }])
})

it('is offered where photos wait, can be loaded once there is a network, and is not offered again once declined', async () => {
  const { user } = await renderWaiting(server())
  expect(await offer()).toHaveTextContent(/You can load it here when there is one\./)
  expect(screen.queryByRole('button', { name: /^Keep Jani/ })).toBeNull()

  jest.spyOn(leafPack, 'readOffered').mockResolvedValue(pack)
  comeOnline(server())
  expect(await screen.findByRole('button', { name: 'Keep Jani on this phone: 2.7 MB' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(queryOffer()).toBeNull()

  cleanup()
  jest.mocked(leafOnPhone.canLook).mockClear()
  const again = renderApp(paths.predict, server())
  await screen.findByText('Credits left: 4')
  scriptDiagnosis(server(), 'noResponse')
  await diagnose(again)
  await screen.findByText(WAITING)
  await act(async () => undefined)
  expect([queryOffer(), jest.mocked(leafOnPhone.canLook).mock.calls]).toEqual([null, []])
})

it.each([
  ['this phone cannot look', () => jest.mocked(leafOnPhone.canLook).mockResolvedValue(false)],
  ['the browser saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  [
    'it is kept',
    () => {
      keepPack()
    },
  ],
])('is not offered where %s', async (_, arrange) => {
  arrange()
  await renderWaiting(server())
  await act(async () => undefined)
  expect(queryOffer()).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})
