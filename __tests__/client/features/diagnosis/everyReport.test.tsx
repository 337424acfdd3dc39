import { screen, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { decide, writeReport } from '~/diagnosis'

import { buildTestApp, createFakeClassifier, observationOf, observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import { diagnose, renderPredict } from './renderPredict'

const { labels, thresholds } = createFakeClassifier()

const cases = {
  ...observations,
  healthy: observationOf({ Tomato___healthy: 0.95 }),
  'ranked across crops': observationOf({ 'Corn_(maize)___Common_rust_': 0.5, Tomato___Late_blight: 0.42 }),
}

let server: FastifyInstance
afterEach(() => server.close())

it.each(Object.entries(cases))('the whole report is shown: %s', async (_, observation) => {
  setViewport({ widthPx: 360, reducedMotion: true })
  server = await buildTestApp({ observation })
  await diagnose(await renderPredict(server))

  const verdict = decide(observation, labels, thresholds)
  const markdown = writeReport(verdict)
  const hidden = true // from assistive technology until it has been announced
  const title = await screen.findByRole('heading', { level: 2, hidden })
  const text = title.parentElement!
  expect(withoutSpace(text.textContent)).toBe(withoutSpace(withoutMarks(markdown)))
  expect([title.textContent]).toEqual(linesBehind('## ', markdown))
  const subheadings = within(text).queryAllByRole('heading', { level: 3, hidden })
  expect(subheadings.map(({ textContent }) => textContent)).toEqual(linesBehind('### ', markdown))
  expect(within(text).queryAllByRole('listitem', { hidden })).toHaveLength(linesBehind('- ', markdown).length)
  const isCharged = verdict.kind === 'confident' || verdict.kind === 'ranked'
  expect(screen.getByText(`Credits left: ${isCharged ? 4 : 5}`)).toBeVisible()
})

const linesBehind = (mark: string, markdown: string) =>
  markdown.split('\n').flatMap((line) => (line.startsWith(mark) ? [withoutMarks(line)] : []))

const withoutMarks = (markdown: string) => markdown.replace(/^(#+|-) /gm, '').replaceAll('*', '')

const withoutSpace = (text: string) => text.replace(/\s+/g, '')
