import type { Page, Request } from 'playwright-core'

/** Notes every request of the page from now on; `bytes` are those of the bodies as they went over the wire. */
export function requestsOf(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const pathOf = (request: Request) => new URL(request.url()).pathname
  return {
    paths: () => requests.map(pathOf),
    scripts: () => requests.map(pathOf).filter((path) => path.endsWith('.js')),
    bytes: async (kind: (path: string) => boolean = () => true) => {
      const sizes = requests.filter((request) => kind(pathOf(request))).map((request) => request.sizes())
      return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    },
  }
}

export const isScript = (path: string) => path.endsWith('.js')
