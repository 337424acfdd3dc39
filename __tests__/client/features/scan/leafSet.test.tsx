import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { holdResponses, serverForEachTest } from '../../../support/renderApp'
import {
  chooseCrop,
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  leaf,
  pickerLabel,
  preview,
  removePhoto,
  renderPredict,
  sentKeys,
  shownIn,
} from '../../../support/renderPredict'
import { observationOf, observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

describe('several photos', () => {
  const server = serverForEachTest({
    classify: async (photo) => {
      const text = Buffer.from(photo).toString()
      if (text.startsWith('tomato')) return observationOf({ Tomato___Late_blight: 0.95 })
      if (text === 'one') return observationOf({ 'Corn_(maize)___Common_rust_': 0.8 })
      return text.startsWith('dark') ? observations.tooDark : observations.confident
    },
  })
  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
  })

  const photoOf = (content: string) => new File([content], 'IMG.jpg', { type: 'image/jpeg' })
  const photosOf = (contents: string) => contents.split(' ').map(photoOf)
  const cameraInput = () => screen.getByLabelText('Leaf photo from the camera')
  const button = (name: string) => screen.getByRole('button', { name })
  const shown = (count: number) => screen.queryAllByRole('img', { name: new RegExp(`^Leaf photo \\d of ${count}$`) })

  it('up to six photos are chosen, one is removed, a seventh is refused, and all make one result for one credit', async () => {
    const app = await renderPredict(server())
    const { user, store } = app
    const key = () => shownIn(app)?.key
    await user.upload(fileInput(), photosOf('one two'))
    expect(cameraInput()).toHaveAttribute('capture', 'environment')
    await user.upload(cameraInput(), photoOf('three'))
    expect(shown(3)).toHaveLength(3)

    const keyOfThree = key()
    await removePhoto(app, 2)
    expect(shown(2)).toHaveLength(2)
    expect(document.activeElement).toContainElement(shown(2)[0]!)
    expect(key()).not.toBe(keyOfThree)
    expect(pickerLabel('leaf 3 of 6')).toHaveAttribute('for', cameraInput().id) // the source of the last photo

    await user.upload(fileInput(), photosOf('four dark six seven eight nine'))
    expect(await screen.findAllByText('Please send at most six photos of one field.')).toHaveLength(1)
    expect(shown(6)).toHaveLength(6)
    expect(pickerLabel(/^leaf \d of 6$/)).toBeNull()
    const { scans } = store.getState()
    expect(JSON.parse(JSON.stringify(scans))).toEqual(scans)

    await user.click(diagnoseButton())
    await findReport()
    expect(screen.getByText('Credits left: 4')).toBeVisible()
    expect(sentKeys()).toEqual([key()])

    await user.click(button('Why'))
    const findings = within(screen.getByRole('list', { name: 'What each photo showed' })).getAllByRole('listitem')
    expect(findings).toHaveLength(6)
    expect(findings[0]).toHaveTextContent('Photo 1: Maize: common rust')
    expect(findings[3]).toHaveTextContent('Photo 4: The photo is too dark')
    expect(
      screen.getByText(/^With the first photo alone we were .* With all 5 photos we are very sure\.$/),
    ).toBeVisible()
    expect(findings[3]).toHaveTextContent('It does not count for the answer.')
  })

  it('the banner shows the first photo that counts', async () => {
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), photosOf('dark maize'))
    const [, counted] = shown(2).map((photo) => photo.getAttribute('src'))
    await user.click(diagnoseButton())
    const banner = (await findReport()).closest('section')!
    expect(banner.querySelector('img')).toHaveAttribute('src', counted)
  })

  it('photos of different crops get one sentence, and the next step is a photo or the crop', async () => {
    const app = await renderPredict(server())
    const { user } = app
    await user.upload(fileInput(), photosOf('maize tomato'))
    await user.click(diagnoseButton())
    const sentence = 'These photos show different crops. Ask about one field at a time.'
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible()
    expect(screen.getByText('Credits left: 5')).toBeVisible()
    expect(pickerLabel('Take a photo')).toHaveClass('MuiButton-contained')
    const tiles = screen.getByRole('group', { name: /^Only if all photos show one crop: which is it\?/ })
    await user.click(within(tiles).getByRole('button', { name: 'Maize' }))
    expect(await screen.findByRole('heading', { name: /common rust/i })).toBeVisible()
    expect(screen.getByText('Fairly sure')).toBeVisible()
    expect(screen.queryByText(/Is it really maize/)).not.toBeInTheDocument() // that was just said
    await user.click(button('Why'))
    const [maize, tomato] = within(screen.getByRole('list', { name: 'What each photo showed' })).getAllByRole(
      'listitem',
    )
    expect(maize).toHaveTextContent(/^Photo 1: Maize: common rust$/)
    expect(tomato).toHaveTextContent('Photo 2: Tomato')
    expect(tomato).not.toHaveTextContent('blight')
    expect(tomato).toHaveTextContent('It does not count for the answer.')

    expect(shownIn(app)?.details.crop).toBe('maize')
    expect(screen.getByAltText('Leaf photo 2 of 2')).toBeVisible()
  })

  it('a cancelled request keeps the photos, is retried under the same key and charged once', async () => {
    const app = await renderPredict(server())
    const release = holdResponses(server())
    await diagnose(app)
    expect(await screen.findByText('Sending the photo, then looking at the leaf')).toBeVisible()
    expect(await screen.findByText('Photo made small')).toBeVisible()
    await waitFor(() => {
      expect(sentKeys()).toHaveLength(1)
    })
    await app.user.click(button('Cancel'))
    expect(diagnoseButton()).toHaveTextContent('Diagnose')
    expect(diagnoseButton()).toHaveFocus()
    expect(preview()).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    release()
    await app.user.click(diagnoseButton())
    await findReport()
    expect(screen.getByText('Credits left: 4')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    const [first, again, ...more] = sentKeys()
    expect([again, more]).toEqual([first, []])
  })

  it('an unreadable photo says so at once, is not sent, and is replaced by the next one', async () => {
    const { createImageBitmap: decode } = globalThis
    const damaged = photoOf('damaged')
    jest
      .spyOn(globalThis, 'createImageBitmap')
      .mockImplementation(async (photo) =>
        photo instanceof Blob && photo.size === damaged.size ? Promise.reject(new Error('damaged')) : decode(photo),
      )
    const app = await renderPredict(server())
    const { user, store } = app
    await user.upload(fileInput(), damaged)
    const sentence = /^This photo cannot be opened here\. Please choose another one/
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(await screen.findByText('Take or choose another photo. This one was not sent.')).toBeVisible()
    expect(pickerLabel('Take a photo')).toHaveClass('MuiButton-contained')
    await user.click(diagnoseButton())
    await waitFor(() => {
      expect(screen.getAllByText(sentence)).toHaveLength(2)
    })
    expect(sentKeys()).toEqual([])

    await user.upload(fileInput(), leaf())
    expect(shown(2)).toEqual([])
    await waitFor(() => {
      fireEvent.error(preview()!) // of the photo, then of its copy
      expect(screen.getByText('Take or choose another photo. This one was not sent.')).toBeVisible()
    })
    const statuses: string[] = []
    store.subscribe(() => statuses.push(String(shownIn(app)?.status)))
    await user.click(diagnoseButton())
    await waitFor(() => {
      expect([statuses.includes('preparing'), statuses.at(-1)]).toEqual([true, 'draft'])
    })
    expect(sentKeys()).toEqual([])
    await removePhoto(app, 1)
    expect(preview()).not.toBeInTheDocument()
  })
})

describe('the crop', () => {
  const server = serverForEachTest({
    observation: observationOf({ Tomato___Late_blight: 0.5, Potato___Late_blight: 0.3 }),
  })

  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
  })

  const crops = () => within(screen.getAllByRole('group', { name: 'Which crop is it?' })[0]!)

  it('the entered crop is sent, stored on the phone and deleted with the session', async () => {
    const app = await renderPredict(server())
    expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await chooseCrop(app, 'Potato')
    expect(localStorage.getItem('crop')).toBe('potato')
    await diagnose(app)
    await findReport()
    expect(shownIn(app)?.result?.diagnosis).toMatchObject({
      toldCrop: 'potato',
      answer: { crop: 'potato' },
    })
    await app.user.click(screen.getByRole('button', { name: 'Open menu' }))
    await app.user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await waitFor(() => {
      expect(localStorage.getItem('crop')).toBeNull()
    })
  })

  it('another crop shows at once what a photo can tell, and gets that for free', async () => {
    const app = await renderPredict(server())
    const { user } = app
    await chooseCrop(app, 'Another crop')
    expect(screen.getByText(/^Jani has not learned your crop yet/)).toBeVisible()
    await user.upload(fileInput(), leaf())
    await user.click(screen.getByRole('button', { name: 'Look for signs (free)' }))
    await findReport()
    expect(shownIn(app)?.result?.diagnosis).toMatchObject({
      verdict: 'otherCrop',
      toldCrop: 'other',
      charge: 0,
    })
  })

  it('a crop entered afterwards needs no photo and is charged with its first result, and the result takes the focus', async () => {
    const app = await renderPredict(server())
    await diagnose(app)
    await findReport()
    expect(screen.getByText('Credits left: 5')).toBeVisible()
    const question = within(screen.getByRole('group', { name: 'No? Tap your crop.' })) // asked at once: it is in doubt
    await app.user.click(question.getByRole('button', { name: 'Potato' }))
    await app.user.click(await screen.findByRole('button', { name: 'What else' }))
    expect(screen.getByRole('heading', { name: 'Not potato? Choose the crop (free)' })).toBeVisible()
    expect(await findReport()).toHaveTextContent('PotatoLate blight')
    expect(screen.getByText('Credits left: 4')).toBeVisible()
    expect(crops().getByRole('button', { name: 'Potato' })).toHaveAttribute('aria-pressed', 'true')
    await app.user.click(crops().getByRole('button', { name: 'Tomato' }))
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Tomato/)
    })
    expect(await findReport()).toHaveFocus()
    expect(screen.getByText('Credits left: 4')).toBeVisible()
    expect(sentKeys()).toHaveLength(1)
  })

  it('an entered crop that the photo contradicts is questioned for free; one tap confirms it', async () => {
    const app = await renderPredict(server())
    await app.user.click(crops().getByRole('radio', { name: 'Maize' }))
    await diagnose(app)
    expect(await findReport()).toHaveTextContent(/^This looks like tomato$/)
    expect(await screen.findByText(/^The question is free\./)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'No, it is maize' }))
    await waitFor(async () => {
      expect(await findReport()).toHaveTextContent('MaizeNot sure yet') // the scripted network sees no maize at all
    })
    expect(await findReport()).toHaveFocus()
    expect(screen.getByText('Credits left: 5')).toBeVisible()
    expect(sentKeys()).toHaveLength(1)
  })
})
