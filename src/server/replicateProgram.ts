import { messageOf } from './domain/errors'
import { folderAmong, print, runProgram } from './program'
import { replicate } from './replicate'

const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stopping.abort()
  })

runProgram(async (words) => {
  const folder = folderAmong(words, 'Say where to: npm run replicate -- FOLDER')
  const onSnapshot = (replica: string) => print(`${new Date().toISOString()} Snapshot taken; following: ${replica}`)
  await replicate({ environment: process.env, folder, now: new Date(), signal: stopping.signal, onSnapshot })
}, messageOf)
