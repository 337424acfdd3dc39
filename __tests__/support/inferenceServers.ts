import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'

import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { createInferenceServer } from '~/server/inference/inferenceServer'
import { createRemoteClassifier } from '~/server/inference/remoteClassifier'
import type { RemoteClassifierSettings } from '~/server/inference/remoteClassifier'

export const INFERENCE_SECRET = 'pQ7wZr2Tn9Kd4Xs8Vb1Hm6Yc3Jf5Lg0AeUiOtRkSxWv'

/** The classifier behind HTTP in this process; its workers are processes as ever. Closes the classifier, too. */
export async function serveClassifier(classifier: Classifier) {
  let isStopping = false
  const secret = INFERENCE_SECRET
  const app = createInferenceServer({
    ...{ classifier, secret, version: '0.0.0', logLevel: 'silent' },
    isStopping: () => isStopping,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    url,
    stopping: () => (isStopping = true),
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await classifier.close()
    },
  }
}

export const connectTo = (urls: readonly string[], settings: Partial<RemoteClassifierSettings> = {}) =>
  createRemoteClassifier({ urls, secret: INFERENCE_SECRET, modelDir: path.resolve('models/leaf'), ...settings })

/** Accepts connections and says nothing. */
export async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
