import { screen, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { decide, writeReport } from '~/diagnosis'
import type { Observation } from '~/diagnosis'

import { leafLabels } from '../../../diagnosis/labels'
import { signUp } from '../../../support/calls'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, createFakeClassifier, observationOf, observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const { labels, thresholds } = createFakeClassifier()
const verdictOn = (observation: Observation) => decide(observation, labels, thresholds)

/** Another label, of the same crop where there is one. */
function rivalOf(label: string) {
  const others = leafLabels.filter((other) => other !== label)
  return others.find((other) => other.split('___')[0] === label.split('___')[0]) ?? others[0]!
}

const cases: [string, Observation][] = [
  ...leafLabels.map((label): [string, Observation] => [`${label}, sure`, observationOf({ [label]: 0.95 })]),
  ...leafLabels.map((label): [string, Observation] => [
    `${label}, ranked`,
    observationOf({ [label]: 0.62, [rivalOf(label)]: 0.3 }),
  ]),
  ...Object.entries(observations),
]

let server: FastifyInstance
afterEach(() => server.close())

it.each(cases)('is shown whole on the page: %s', async (_, observation) => {
  setViewport({ widthPx: 360, reducedMotion: true }) // the answer stands there at once
  server = await buildTestApp({ observation })
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const { user } = renderApp(paths.predict, server)
  await screen.findByText('Credits left: 5')
  await user.upload(screen.getByLabelText('Leaf photo'), new File(['a leaf'], 'leaf.jpg', { type: 'image/jpeg' }))
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))

  const verdict = verdictOn(observation)
  const markdown = writeReport(verdict)
  const hidden = true // from a screen reader, to which it is read at this moment
  const title = await screen.findByRole('heading', { level: 2, hidden })
  const text = title.parentElement!
  expect(inOnePiece(text.textContent)).toBe(inOnePiece(withoutMarks(markdown)))
  expect(linesBehind('## ', markdown)).toEqual([title.textContent])
  expect(within(text).queryAllByRole('heading', { level: 3, hidden }).map(textOf)).toEqual(
    linesBehind('### ', markdown),
  )
  expect(within(text).queryAllByRole('listitem', { hidden })).toHaveLength(linesBehind('- ', markdown).length)
  const isCharged = verdict.kind === 'confident' || verdict.kind === 'ranked'
  expect(screen.getByText(`Credits left: ${isCharged ? 4 : 5}`)).toBeVisible()
})

it('is every kind of verdict', () => {
  const kinds = new Set(cases.map(([, observation]) => verdictOn(observation).kind))
  expect([...kinds].sort()).toEqual(
    ['confident', 'notALeaf', 'ranked', 'tooBlurred', 'tooDark', 'tooFar', 'unknownCrop', 'unsure'].sort(),
  )
})

const textOf = ({ textContent }: HTMLElement) => textContent

const linesBehind = (mark: string, markdown: string) =>
  markdown.split('\n').flatMap((line) => (line.startsWith(mark) ? [withoutMarks(line)] : []))

const withoutMarks = (markdown: string) => markdown.replace(/^(#+|-) /gm, '').replaceAll('*', '')

const inOnePiece = (text: string) => text.replace(/\s+/g, '')
