import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { predictionIn, verdicts } from '../../../support/predictions'
import { diagnose, renderScripted } from '../../../support/renderPredict'
import { setViewport } from '../../../support/viewport'

describe('a result compares the leaf with a typical one', () => {
  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
  })

  async function read(verdict: keyof typeof verdicts) {
    const app = await renderScripted([200, predictionIn('en', verdicts[verdict])])
    await diagnose(app)
    await screen.findByRole('heading', { level: 2 })
    await app.user.click(await screen.findByRole('button', { name: /^Why/ }))
    return app
  }

  const typical = () => screen.queryByText('Typical leaf 1/2')?.parentElement?.querySelector('img')
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('next to it, if one condition is named', async () => {
    await read('probable')
    expect(screen.getByText('Your leaf').parentElement!.querySelector('img')).toHaveAttribute('src', 'blob:photo')
    expect(typical()).toHaveAttribute('src', '/photos/bean-rust-1.webp')
    expect(typical()).toHaveAttribute('loading', 'lazy')
    expect(screen.queryByText(/^Photos of typical leaves/)).not.toBeInTheDocument()
  })

  it('next to others, loaded on swipe and enlarged with their credit until Back', async () => {
    await read('probable')
    const others = () => document.querySelectorAll('[src="/photos/bean-rust-2.webp"]')
    expect(others()).toHaveLength(0)
    fireEvent.scroll(screen.getByText('Typical leaf 1/2').parentElement!.parentElement!)
    expect(others()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge: Typical leaf 1/2' }))
    const enlarged = await screen.findByRole('dialog', { name: 'The photos, enlarged' })
    const names = within(enlarged).getAllByRole('img')
    expect(names.map((photo) => photo.getAttribute('alt'))).toEqual([
      'Your leaf',
      'Typical leaf 1/2',
      'Typical leaf 2/2',
    ])
    expect(within(enlarged).getByText(/^Photos of typical leaves: AIR Lab, Makerere University/)).toBeVisible()
    fireEvent.click(within(enlarged).getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(enlarged).not.toBeInTheDocument()
    })
  })

  it('in the card of each candidate where there are several, with the credit in the fold', async () => {
    await read('ranked')
    const photos = screen.getAllByRole('img', { name: 'Typical leaf' })
    expect(photos.map((photo) => photo.getAttribute('src'))).toEqual([
      '/photos/maize-grey-leaf-spot-1.webp',
      '/photos/maize-northern-leaf-blight-1.webp',
    ])
    expect(typical()).toBeUndefined()
    expect(screen.getAllByText(/^Photos of typical leaves/)).toHaveLength(1)
  })

  it('unless the visitor saves data, or nothing is named', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await read('probable')
    expect(document.querySelector('[src^="/photos/"]')).toBeNull()
    expect(screen.queryByText(/typical/i)).not.toBeInTheDocument()
    expect(document.querySelector('[src="blob:photo"]')).toBeVisible()
    Reflect.deleteProperty(navigator, 'connection')
    cleanup()
    await read('tooDark')
    expect(screen.queryByText(/typical/i)).not.toBeInTheDocument()
  })

  it('unless that cannot be loaded', async () => {
    await read('probable')
    fireEvent.error(typical()!)
    expect(screen.queryByText(/^Typical leaf/)).not.toBeInTheDocument()
    expect(document.querySelector('section [src="blob:photo"]')).toBeVisible()
  })

  it('in the banner of a wide window, next to the photo of the user, with the actions', async () => {
    setViewport({ widthPx: 1280, reducedMotion: true })
    await read('probable')
    const banner = screen.getByRole('heading', { level: 2 }).closest('section')!
    expect(banner.querySelector('[src="blob:photo"]')).toBeNull()
    expect(within(banner).getByText('Typical leaf').previousElementSibling).toHaveAttribute(
      'src',
      '/photos/bean-rust-1.webp',
    )
    expect(typical()).toBeVisible()
    expect(within(banner).getByRole('button', { name: 'Share' })).toBeVisible()
    expect(within(banner).queryByRole('link', { name: 'New photo' })).toBeNull() // it stands in the place of Diagnose
    expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1)
  })
})
