import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom without its gaps: fetch, its companions and cryptography come from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      FormData,
      Blob,
      File,
      TextEncoder,
      TextDecoder,
      structuredClone,
      setImmediate,
      clearImmediate,
      Uint8Array,
      ArrayBuffer,
    })
    for (const name of ['crypto', 'CryptoKey'] as const) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true })
    }
  }

  override exportConditions() {
    return ['node', 'node-addons']
  }
}
