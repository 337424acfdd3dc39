import { createHash, timingSafeEqual } from 'node:crypto'

import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { MAX_IMAGE_BYTES } from '~/contract/limits'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError } from '~/server/domain/domainError'

import {
  ACCOUNT_HEADER,
  CAPACITY_PATH,
  CLASSIFY_PATH,
  MODEL_HEADER,
  PHOTO_TYPE,
  toResponse,
  type Capacity,
  type ClassifyResponse,
} from './inferenceProtocol'

type InferenceServerDeps = {
  classifier: Pick<Classifier, 'version' | 'hasCapacity' | 'classify' | 'ping'>
  secret: string
  /** Of Jani. */
  version: string
  isStopping: () => boolean
  logLevel: string
  logStream?: { write(line: string): void } | undefined
}

/** Senders are servers in the same network. */
const REQUEST_TIMEOUT_MS = 10_000

/** A classifier behind HTTP, for `createRemoteClassifier`. Without its secret it says only whether it works. */
export function createInferenceServer(deps: InferenceServerDeps): FastifyInstance {
  const { classifier, secret, version, isStopping, logLevel, logStream } = deps
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }), // a line for each photo is in the log of the web server
    bodyLimit: MAX_IMAGE_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(PHOTO_TYPE, { parseAs: 'buffer' }, (_request, photo, done) => done(null, photo))

  app.get('/healthz', async (_request, reply) => (isStopping() ? reply.code(503).send() : { status: 'alive', version }))
  app.get('/readyz', async (_request, reply) =>
    !isStopping() && (await responds(classifier)) ? { status: 'ready' } : reply.code(503).send(),
  )

  const onRequest = [requireSecret(secret), requireModel(classifier.version)]
  app.get(CAPACITY_PATH, { onRequest }, async (): Promise<Capacity> => ({
    hasCapacity: !isStopping() && (await classifier.hasCapacity()),
  }))
  app.post<{ Body: Buffer }>(CLASSIFY_PATH, {
    onRequest: [...onRequest, requireCapacity(classifier)],
    handler: ({ body, headers }, reply) => classify(classifier, body, headers[ACCOUNT_HEADER]?.toString(), reply),
  })
  return app
}

async function classify(
  classifier: Pick<Classifier, 'classify'>,
  photo: Buffer,
  accountId: string | undefined,
  reply: FastifyReply,
): Promise<ClassifyResponse> {
  const signal = signalOfClient(reply)
  try {
    return toResponse(await classifier.classify(photo, { signal, ...(accountId !== undefined && { accountId }) }))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.cause !== undefined) reply.log.error(error.cause)
    return { refusal: { reason: error.reason, code: error.code } }
  }
}

/** Aborted when the sender disconnects. Fastify's `request.signal` is aborted as soon as the body has been read. */
function signalOfClient({ raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

const responds = (classifier: Pick<Classifier, 'ping'>) =>
  classifier.ping().then(
    () => true,
    () => false,
  )

/** Compares hashes, in constant time whatever is given. */
function requireSecret(secret: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const expected = hash(`Bearer ${secret}`)
  return async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    timingSafeEqual(hash(headers.authorization ?? ''), expected) ? undefined : reply.code(401).send()
}

/** Before the photo is read. */
const requireCapacity =
  (classifier: Pick<Classifier, 'hasCapacity'>) => async (_request: FastifyRequest, reply: FastifyReply) =>
    (await classifier.hasCapacity()) ? undefined : reply.code(503).send()

const requireModel =
  (version: string) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    headers[MODEL_HEADER] === version ? undefined : reply.code(409).send(`The model here is ${version}.`)
