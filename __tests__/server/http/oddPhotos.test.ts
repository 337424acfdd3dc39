import path from 'node:path'

import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import type { Classifier } from '~/server/domain/classifier'

import { bearer, creditsOf, register } from '../../support/calls'
import { drawOddPhotos } from '../../support/corpus/oddPhotos'
import type { OddPhoto } from '../../support/corpus/oddPhoto'
import { startTestClassifier } from '../../support/testClassifier'
import { buildTestApp, farmer, observations } from '../../support/testApp'

const SEED = 20_261_121
/** Which farmer sends which photo does not depend on how quick anything is. */
const LANES = 3

jest.setTimeout(180_000)

describe('a corpus of odd files', () => {
  let threads: Classifier
  let app: FastifyInstance
  let farmers = 0
  beforeAll(async () => {
    threads = await startTestClassifier(undefined, 1, path.resolve('__tests__/support/decodingWorker.js'))
    app = await buildTestApp({
      classify: async (photo, signal) => {
        await threads.classify(photo, signal)
        return observations.confident // every photo that can be read costs a credit here
      },
    })
  })
  afterAll(async () => {
    await app.close()
    await threads.close()
  })

  const newFarmer = async () => {
    const email = `farmer${++farmers}@example.com`
    return (await register(app, { ...farmer, email })).json().access as string
  }

  const send = (access: string, { bytes, fileName = 'leaf.jpg', type = 'image/jpeg' }: OddPhoto) => {
    const form = new FormData()
    form.append('image', bytes, { filename: fileName, contentType: type })
    return app.inject({
      ...endpoints.predict,
      headers: { ...form.getHeaders(), ...bearer(access) },
      payload: form.getBuffer(),
    })
  }

  it('gets the right answer for each file, costs nothing for a refusal and breaks nothing', async () => {
    const photos = await drawOddPhotos(SEED)
    expect(photos.length).toBeGreaterThanOrEqual(1_200)
    const wrong: string[] = []
    const counts: Record<number, number> = {}

    const runLane = async (lane: number) => {
      let access = await newFarmer()
      let paid = new Set<string>()
      for (const photo of photos.filter((_, index) => index % LANES === lane)) {
        const answer = await send(access, photo)
        counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1
        if (answer.statusCode !== photo.expected)
          wrong.push(`${photo.name}: ${answer.statusCode}, not ${photo.expected}: ${answer.body.slice(0, 80)}`)
        if (answer.statusCode === 200) paid.add(photo.bytes.toString('base64')) // the same photo again is free
        if (paid.size < FREE_CREDITS) continue
        expect(await creditsOf(app, access)).toBe(0)
        access = await newFarmer()
        paid = new Set()
      }
      expect(await creditsOf(app, access)).toBe(FREE_CREDITS - paid.size)
    }
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
    expect(wrong).toEqual([])
    expect(Object.keys(counts).sort()).toEqual(['200', '400', '413', '415'])
  })
})
