import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { PhotoStore, StoredFile } from '~/server/domain/cases/photoStore'
import { createFolderStore } from '~/server/photos/folderStore'
import { createS3Store } from '~/server/photos/s3Store'

import { filesIn } from '../../support/givenPhotos'
import { S3_CREDENTIALS, signatureOf, startS3Server, startSignatureCheck } from '../../support/s3Server'

const folder = mkdtempSync(path.join(tmpdir(), 'jani-photos-'))
let s3: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  s3 = await startS3Server(path.join(folder, 's3'))
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const s3Store = () => createS3Store({ url: s3.url, ...S3_CREDENTIALS })

const fileNamed = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-05-01T00:00:00.000Z</LastModified></Contents>`
const listing = (content: string) => `<ListBucketResult>${content}</ListBucketResult>`

async function filesOf(store: PhotoStore) {
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  return files
}

describe.each<[string, () => PhotoStore]>([
  ['folder', () => createFolderStore(path.join(folder, 'files'))],
  ['bucket of a server that speaks S3', s3Store],
])('the %s', (_kind, open) => {
  it('gives back what was put, and the last of two', async () => {
    const [store, id] = [open(), randomUUID()]
    await store.put(id, Buffer.from('first'))
    await store.put(id, Buffer.from([0, 255, 128, 10]))
    expect(Buffer.from((await store.get(id))!)).toEqual(Buffer.from([0, 255, 128, 10]))
  })

  it('has nothing after a deletion, which may be repeated', async () => {
    const [store, id] = [open(), randomUUID()]
    await store.put(id, Buffer.from('a leaf'))
    await store.delete(id)
    await store.delete(id)
    expect(await store.get(id)).toBeUndefined()
  })

  it('lists what was put, with its time', async () => {
    const [store, id, gone] = [open(), randomUUID(), randomUUID()]
    await store.put(id, Buffer.from('a leaf'))
    await store.put(gone, Buffer.from('a leaf'))
    await store.delete(gone)
    const listed = (await filesOf(store)).filter((file) => file.id === id || file.id === gone)
    expect(listed).toEqual([{ id, writtenAt: expect.any(Number) }])
    expect(Math.abs(listed[0]!.writtenAt - Date.now())).toBeLessThan(60_000)
  })

  it('gives back undefined for a photo that was never put', async () => {
    expect(await open().get(randomUUID())).toBeUndefined()
  })
})

describe('the folder', () => {
  it('keeps one file a photo, which only its owner can read', async () => {
    const root = path.join(folder, 'modes')
    const id = randomUUID()
    await createFolderStore(root).put(id, Buffer.from('a leaf'))
    expect(filesIn(root)).toEqual([path.join(root, id.slice(0, 2), id)])
    expect(statSync(filesIn(root)[0]!).mode & 0o777).toBe(0o600)
    expect(statSync(root).mode & 0o777).toBe(0o700)
  })

  it('deletes what a kill has left half written', async () => {
    const root = path.join(folder, 'killed')
    const [store, id] = [createFolderStore(root), randomUUID()]
    await store.put(id, Buffer.from('a leaf'))
    writeFileSync(path.join(root, id.slice(0, 2), `${id}.part`), 'a le')
    await store.delete(id)
    expect(filesIn(root)).toEqual([])
  })

  it('rejects a deletion while it is away, also behind an empty mount point', async () => {
    const root = path.join(folder, 'disk')
    const [store, id] = [createFolderStore(root), randomUUID()]
    await store.put(id, Buffer.from('a leaf'))
    renameSync(root, `${root} away`)
    await expect(store.delete(id)).rejects.toThrow('The photos are away')
    mkdirSync(root)
    await store.prepare()
    await expect(store.delete(id)).rejects.toThrow('The photos are away')
    await expect(filesOf(store)).rejects.toThrow('The photos are away')
    rmSync(root, { recursive: true })
    renameSync(`${root} away`, root)
    await store.delete(id)
    expect(filesIn(root)).toEqual([])
  })

  it('is made at the start of a server', async () => {
    const store = createFolderStore(path.join(folder, 'new'))
    await store.prepare()
    await store.delete(randomUUID())
  })

  it('is made once by two servers that start at the same time', async () => {
    const root = path.join(folder, 'two', 'new')
    await Promise.all([createFolderStore(root).prepare(), createFolderStore(root).prepare()])
    expect(readdirSync(path.dirname(root))).toEqual(['new'])
    await createFolderStore(root).delete(randomUUID())
  })

  it('rejects where it cannot be written', async () => {
    const file = path.join(folder, 'a file')
    writeFileSync(file, '')
    await expect(createFolderStore(file).put(randomUUID(), Buffer.from('a leaf'))).rejects.toThrow('ENOTDIR')
  })
})

describe('the bucket', () => {
  it('rejects where the key is unknown', async () => {
    const store = createS3Store({ url: s3.url, ...S3_CREDENTIALS, keyId: 'ANOTHER' })
    await expect(store.put(randomUUID(), Buffer.from('a leaf'))).rejects.toThrow('answers PUT with 403')
    await expect(store.get(randomUUID())).rejects.toThrow('answers GET with 403')
    await expect(store.delete(randomUUID())).rejects.toThrow('answers DELETE with 403')
  })

  it('gets calls that are signed with the secret', async () => {
    const server = await startSignatureCheck('the secret')
    const open = (secret: string) => createS3Store({ url: server.url, region: 'eu-west-1', keyId: 'AKIA', secret })
    const id = randomUUID()
    await open('the secret').put(id, Buffer.from('a leaf'))
    await open('the secret').get(id)
    await open('the secret').delete(id)
    await expect(open('another').put(id, Buffer.from('a leaf'))).rejects.toThrow('answers PUT with 403')
    server.close()
  })

  it('is checked as in the example of the documentation of S3', () => {
    const authorization =
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
    const headers = {
      authorization,
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
    }
    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
    expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, secret)).toBe(authorization)
  })

  it('rejects where there is no such bucket', async () => {
    const store = createS3Store({ url: s3.url.replace('photos', 'others'), ...S3_CREDENTIALS })
    await expect(store.put(randomUUID(), Buffer.from('a leaf'))).rejects.toThrow('answers PUT with 404')
    await expect(store.delete(randomUUID())).rejects.toThrow('answers DELETE with 404')
  })

  it('is listed page by page, a folder of it alone', async () => {
    const asked: string[] = []
    const pages = [
      listing(`${fileNamed('folder/1')}<NextContinuationToken>a+/=</NextContinuationToken>`),
      listing(fileNamed('folder/2')),
    ]
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.end(pages[asked.length - 1])
    }).listen(0)
    const { port } = server.address() as AddressInfo
    const store = createS3Store({ url: `http://localhost:${port}/photos/folder`, ...S3_CREDENTIALS })
    const writtenAt = Date.UTC(2026, 4, 1)
    expect(await filesOf(store)).toEqual(['1', '2'].map((id) => ({ id, writtenAt })))
    const query = '/photos?list-type=2&prefix=folder%2F'
    expect(asked).toEqual([query, `${query}&continuation-token=a%2B%2F%3D`])
    server.close()
  })

  it('gives a call up that is not answered in time', async () => {
    const silent = createServer(() => undefined).listen(0)
    const { port } = silent.address() as AddressInfo
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('time is up')))
    const store = createS3Store({ url: `http://localhost:${port}/photos`, ...S3_CREDENTIALS })
    await expect(store.get(randomUUID())).rejects.toThrow('time is up')
    expect(timeout).toHaveBeenCalledWith(10_000)
    silent.closeAllConnections()
    silent.close()
  })

  it('follows no redirection, which would take the photo elsewhere', async () => {
    const elsewhere = createServer((_request, response) => response.writeHead(307, { location: s3.url }).end()).listen(
      0,
    )
    const { port } = elsewhere.address() as AddressInfo
    const store = createS3Store({ url: `http://localhost:${port}/photos`, ...S3_CREDENTIALS })
    await expect(store.put(randomUUID(), Buffer.from('a leaf'))).rejects.toThrow()
    elsewhere.closeAllConnections()
    elsewhere.close()
  })
})
