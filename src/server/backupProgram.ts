import { backUp } from './backUp'
import { messageOf } from './domain/errors'
import { folderAmong, print, runProgram } from './program'

runProgram(async (words) => {
  const folder = folderAmong(words, 'Say where to: npm run backup -- FOLDER')
  print(await backUp({ environment: process.env, folder, now: new Date() }))
}, messageOf)
