import { screen, within } from '@testing-library/react'

import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'
import { en } from '~/contract/crops/en'

import { predictionIn, verdicts } from '../../../support/predictions'
import { diagnose, renderScripted } from '../../../support/renderPredict'
import { setViewport } from '../../../support/viewport'

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

it('a crop in doubt is a question with Yes first and all crops after it, and no advice', async () => {
  await diagnose(await renderScripted([200, predictionIn('en', verdicts.cropQuestion)]))
  const heading = await screen.findByRole('heading', { level: 2 })
  expect(heading).toHaveTextContent(/^We think strawberry\. Is it\?$/)
  const buttons = within(screen.getByRole('main')).getAllByRole('button')
  const [yes, ...crops] = buttons.slice(buttons.indexOf(screen.getByRole('button', { name: 'Yes, it is strawberry' })))
  expect(yes).toHaveClass('MuiButton-contained')
  expect(crops.slice(0, CROPS_TO_CHOOSE.length + 1).map(({ textContent }) => textContent)).toEqual([
    ...CROPS_TO_CHOOSE.map((crop) => en[crop]),
    'Another crop',
  ])
  expect(screen.getByText(/^The question is free\. The answer costs 1.credit\.$/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Do today|Take the next photo/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Choose the crop/ })).not.toBeInTheDocument()
})

it('a doubted crop comes second and quiet, what the photo looks like first and filled', async () => {
  const prediction = predictionIn('en', { kind: 'contradiction', crop: 'Tomato', seen: 'Corn_(maize)' })
  await diagnose(
    await renderScripted([200, { ...prediction, diagnosis: { ...prediction.diagnosis, toldCrop: 'tomato' } }]),
  )
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(/^This looks like maize$/)
  const [seen, told] = ['Yes, it is maize', 'No, it is tomato'].map((name) => screen.getByRole('button', { name }))
  expect(seen!.compareDocumentPosition(told!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([seen, told].map((button) => button!.classList.contains('MuiButton-contained'))).toEqual([true, false])
  expect(screen.getByRole('button', { name: 'Tomato' })).toHaveAttribute('aria-pressed', 'false')
})
