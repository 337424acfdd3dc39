const mockStart = jest.fn(() => Promise.resolve())
jest.mock('~/client/app/main', () => ({ start: () => mockStart() }))

const LANDING = '<div id="root"><p>prerendered</p></div><div id="load-error" hidden><button>Try again</button></div>'
const OTHER = LANDING.replace('<p>prerendered</p>', '')

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function openPage(body: string) {
  document.body.innerHTML = body
  jest.resetModules()
  await import('~/client/app/bootstrap')
  await settle()
}

beforeEach(() => {
  mockStart.mockReset().mockResolvedValue()
})

it('the landing page of a signed-out visitor waits for the first interaction, and starts once', async () => {
  await openPage(LANDING)
  expect(mockStart).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new Event('load'))
  await settle()
  expect(mockStart).toHaveBeenCalledTimes(1)
})

it('the landing page starts when the browser is idle', async () => {
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) })
  await openPage(LANDING)
  window.dispatchEvent(new Event('load'))
  await settle()
  await settle()
  expect(mockStart).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

it('the landing page of a signed-in farmer starts at once', async () => {
  localStorage.setItem('access', 'a')
  await openPage(LANDING)
  expect(mockStart).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute('data-signed-in')
})

it('any other page starts at once, and offers to try again when its code does not arrive', async () => {
  const reportError = jest.fn()
  Object.assign(window, { reportError })
  mockStart.mockRejectedValueOnce(new Error('the network is away'))
  await openPage(OTHER)
  const notice = document.getElementById('load-error')!
  expect(notice).toBeVisible()
  notice.querySelector('button')!.click()
  await settle()
  expect(notice).not.toBeVisible()
  expect(mockStart).toHaveBeenCalledTimes(2)
  expect(reportError).toHaveBeenCalledTimes(1)
})
