import { AwsClient } from 'aws4fetch'

import type { PhotoStore } from '~/server/domain/cases/photoStore'

/** `url`: `https://host/bucket`. */
export type S3Settings = { url: string; region: string; keyId: string; secret: string }

const TIMEOUT_MS = 10_000
const MISSING = 404

/** Any store that speaks S3. The caller repeats what fails. */
export function createS3Store({ url, region, keyId, secret }: S3Settings): PhotoStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 })

  async function call(method: string, id: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(`${url}/${id}`, { method, signal, redirect: 'error', ...(body && { body }) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    await response.body?.cancel()
    if (response.status === MISSING && method !== 'PUT') return undefined
    throw new Error(`The photo store answers ${method} with ${response.status}.`)
  }

  return {
    async put(id, content) {
      await call('PUT', id, new Uint8Array(content))
    },
    get: (id) => call('GET', id),
    async delete(id) {
      await call('DELETE', id)
    },
  }
}
