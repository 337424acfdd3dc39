import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'

import { bearer, creditsOf, register } from './calls'
import type { OddPhoto } from './corpus/oddPhoto'
import { drawOddPhotos } from './corpus/oddPhotos'
import { startTestClassifier } from './testClassifier'
import { buildTestApp, farmer, observations } from './testApp'

const SEED = 20_261_121
/** Which farmer sends which photo does not depend on timing. */
const LANES = 3

/** Sends one of every `step` files: each gets the expected status, and a refusal costs nothing. */
export async function sendOddPhotos(step: number) {
  const photos = (await drawOddPhotos(SEED)).filter((_, index) => index % step === 0)
  const worker = await startTestClassifier({ worker: 'decodingWorker' })
  const app = await buildTestApp({
    classify: async (...photo) => {
      await worker.classify(...photo)
      return observations.confident // every photo that can be read costs a credit here
    },
  })
  const faults: string[] = []
  const statuses = new Set<number>()
  let farmers = 0
  const newFarmer = async () => {
    const email = `farmer${++farmers}@example.com`
    return (await register(app, { ...farmer, email })).json().access as string
  }

  async function runLane(lane: number) {
    let access = await newFarmer()
    let paid = new Set<string>()
    for (const photo of photos.filter((_, index) => index % LANES === lane)) {
      const { statusCode, body } = await send(app, access, photo)
      statuses.add(statusCode)
      if (statusCode !== photo.expected) faults.push(`${photo.name}: ${statusCode}, not ${photo.expected}: ${body}`)
      if (statusCode === 200) paid.add(photo.bytes.toString('base64')) // the same photo again is free
      if (paid.size < FREE_CREDITS) continue
      expect(await creditsOf(app, access)).toBe(0)
      access = await newFarmer()
      paid = new Set()
    }
    expect(await creditsOf(app, access)).toBe(FREE_CREDITS - paid.size)
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  await app.close()
  await worker.close()
  expect(faults).toEqual([])
  expect([...statuses].sort()).toEqual([200, 400, 413, 415])
}

function send(app: FastifyInstance, access: string, { bytes, fileName = 'leaf.jpg', type = 'image/jpeg' }: OddPhoto) {
  const form = new FormData()
  form.append('image', bytes, { filename: fileName, contentType: type })
  const headers = { ...form.getHeaders(), ...bearer(access) }
  return app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
}
