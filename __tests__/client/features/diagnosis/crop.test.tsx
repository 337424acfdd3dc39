import { screen, waitFor, within } from '@testing-library/react'

import { selectDiagnosis } from '~/client/features/diagnosis/diagnosisSlice'

import { serverForEachTest } from '../../../support/renderApp'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import {
  diagnose,
  findReport,
  fileInput,
  leaf,
  diagnoseButton,
  renderPredict,
  sentKeys,
} from '../../../support/renderPredict'

const server = serverForEachTest({
  observation: observationOf({ Tomato___Late_blight: 0.5, Potato___Late_blight: 0.3 }),
})

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const crops = () => within(screen.getAllByRole('group', { name: 'Which crop is it?' })[0]!)

it('the told crop is sent, remembered on the phone and forgotten with the session', async () => {
  const app = await renderPredict(server())
  expect(crops().getByRole('radio', { name: 'I do not know' })).toBeChecked()
  await app.user.click(crops().getByRole('radio', { name: 'Potato' }))
  expect(localStorage.getItem('crop')).toBe('potato')
  await diagnose(app)
  await findReport()
  expect(selectDiagnosis(app.store.getState()).diagnosis).toMatchObject({
    toldCrop: 'potato',
    answer: { crop: 'potato' },
  })
  await app.user.click(screen.getByRole('button', { name: 'Open menu' }))
  await app.user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(localStorage.getItem('crop')).toBeNull()
})

it('another crop is told at once that it cannot be judged, and nothing is sent', async () => {
  const { user } = await renderPredict(server())
  await user.click(crops().getByRole('radio', { name: 'Another crop' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Jani has not learned the leaves of your crop yet/)
  await user.upload(fileInput(), leaf())
  expect(diagnoseButton()).toHaveClass('MuiButton-outlined')
  await user.click(diagnoseButton())
  expect(sentKeys()).toEqual([])
})

it('an answer is read again for another crop, without a photo and without a charge, and takes the focus', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  const before = screen.getByText(/^Credits left: \d$/).textContent
  await app.user.click(crops().getByRole('button', { name: 'Potato' })) // asked at once: the crop is not known
  await app.user.click(await screen.findByRole('button', { name: 'Is this not potato? Choose the crop (free)' }))
  expect(await findReport()).toHaveTextContent('PotatoLate blight')
  expect(crops().getByRole('button', { name: 'Potato' })).toHaveAttribute('aria-pressed', 'true')
  await app.user.click(crops().getByRole('button', { name: 'Tomato' }))
  await screen.findByRole('button', { name: 'Is this not tomato? Choose the crop (free)' })
  expect(await findReport()).toHaveFocus()
  expect(screen.getByText(/^Credits left: \d$/).textContent).toBe(before)
  expect(sentKeys()).toHaveLength(1)
})

it('a told crop that the photo contradicts is asked about for nothing, and one tap confirms it', async () => {
  const app = await renderPredict(server())
  await app.user.click(crops().getByRole('radio', { name: 'Maize' }))
  await diagnose(app)
  expect(await findReport()).toHaveTextContent(/^Is this really maize\?$/)
  expect(screen.getByText('This scan was free.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Yes, it is maize (free)' }))
  await waitFor(async () => {
    expect(await findReport()).toHaveTextContent('MaizeNot sure yet') // the scripted network sees no maize at all
  })
  expect(await findReport()).toHaveFocus()
  expect(screen.getByText('Credits left: 5')).toBeVisible()
  expect(sentKeys()).toHaveLength(1)
})
