import { compare } from './compare.mjs'
import { clientPhotos, modelDir, source, startInProcess, workerFile } from './inProcess.mjs'

/** A photo through the pool of threads against bare decoding and inference in this process, in turns. */
export async function inference() {
  const { createClassifier } = source('server/inference/classifier.ts')
  const { loadLeafModel } = source('server/inference/leafModel.ts')
  const nextPhoto = await clientPhotos()
  const bare = await loadLeafModel(modelDir)
  const pool = await createClassifier({ modelDir, workers: 1, workerFile })
  const figures = await compare(
    () => pool.classify(nextPhoto()),
    () => bare.observe(nextPhoto()),
  )
  await pool.close()
  return figures
}

/** A whole prediction over HTTP, with login, admission, ledger and answer, against bare decoding and inference. */
export async function predict() {
  const { loadLeafModel } = source('server/inference/leafModel.ts')
  const nextPhoto = await clientPhotos()
  const bare = await loadLeafModel(modelDir)
  const server = await startInProcess()
  const figures = await compare(
    () => server.predict(nextPhoto()),
    () => bare.observe(nextPhoto()),
  )
  await server.close()
  return figures
}

/** A login over HTTP against the bare check of its password's hash. */
export async function login() {
  const { createPasswords } = source('server/security/passwords.ts')
  const passwords = await createPasswords()
  const server = await startInProcess()
  const hash = await passwords.hash(server.password)
  const figures = await compare(
    () => server.login(),
    () => passwords.matches(server.password, hash),
  )
  await server.close()
  return figures
}
