import { AwsClient } from 'aws4fetch'

import type { PhotoStore } from '~/server/domain/cases/photoStore'

/** `url`: `https://host/bucket`, or of a folder in it. */
export type S3Settings = { url: string; region: string; keyId: string; secret: string }

const TIMEOUT_MS = 10_000
const MISSING = 404

/** Any store that speaks S3. The caller repeats what fails. */
export function createS3Store({ url, region, keyId, secret }: S3Settings): PhotoStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 })

  async function call(method: string, address: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(address, { method, signal, redirect: 'error', ...(body && { body }) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    const code = textOf(await response.text(), 'Code')
    if (response.status === MISSING && code === 'NoSuchKey') return undefined
    throw new Error(`The photo store answers ${method} with ${response.status}.`)
  }

  return {
    prepare: async () => undefined,
    async put(id, content) {
      await call('PUT', `${url}/${id}`, new Uint8Array(content))
    },
    get: (id) => call('GET', `${url}/${id}`),
    async delete(id) {
      await call('DELETE', `${url}/${id}`)
    },

    async *list() {
      const { origin, pathname } = new URL(url)
      const [, bucket, ...folders] = pathname.split('/')
      const prefix = folders.map((folder) => `${folder}/`).join('')
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const page = new TextDecoder().decode(await call('GET', `${origin}/${bucket}?${query.toString()}`))
        for (const [, file = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            id: textOf(file, 'Key')?.slice(prefix.length) ?? '',
            writtenAt: Date.parse(textOf(file, 'LastModified') ?? ''),
          }
        token = textOf(page, 'NextContinuationToken')
      }
    },
  }
}

/** Of an element without others in it. */
const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
