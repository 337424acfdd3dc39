import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { leafPack } from '~/client/storage/leafPackStorage'
import { leafOnPhone } from '~/client/features/onDevice/leafOnPhone'
import type { LeafPack } from '~/contract/leafPack'
import type { Observation } from '~/diagnosis'

import { diagnoseButton, fileInput, renderPredict } from './renderPredict'
import { createFakeClassifier, fingerprintOf } from './testApp'
import { leafOf, scriptDiagnosis, waitingTitle } from './queue'

const { labels, thresholds } = createFakeClassifier()

/** What the phone sees from now on: jsdom has no workers. */
export const see = (observation: Observation) =>
  jest.spyOn(leafOnPhone, 'observe').mockImplementation(async (_pack, photo) => ({
    seen: { ...observation, fingerprint: fingerprintOf(new Uint8Array(await photo.arrayBuffer())) },
    model: { version: 'v', sha256: '', labels: [...labels], thresholds, temperature: 1 },
  }))

export function keepPack() {
  localStorage.setItem('leafPack', 'leaf-1')
  jest.spyOn(leafPack, 'readKept').mockResolvedValue({ version: 'v' } as LeafPack)
}

const LOOK = { name: 'Judged by this phone.' }
export const look = () => screen.findByRole('region', LOOK)
export const queryLook = () => screen.queryByRole('region', LOOK)

/** Where so many judged photos are listed. */
export async function findJudged(count: number) {
  const main = within(await screen.findByRole('main'))
  await waitFor(() => {
    expect(main.getAllByRole('link', { name: /Judged by this phone/ })).toHaveLength(count)
  })
  return main
}

/** Looks at one leaf of each plot where there is no network. */
export async function lookAtPlots(server: FastifyInstance, plots: readonly string[]) {
  const app = await renderPredict(server)
  scriptDiagnosis(server, 'noResponse')
  for (const [index, plot] of plots.entries()) {
    await app.user.upload(fileInput(), leafOf(plot))
    await screen.findByText('leaf 2 of 6') // the draft
    await app.user.click(diagnoseButton())
    await look()
    await screen.findByText(waitingTitle(index + 1))
  }
  return app
}
