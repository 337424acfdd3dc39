import { messageOf } from './domain/errors'
import { folderAmong, print, runProgram } from './program'
import { restore } from './restore'

runProgram(async (words) => {
  const folder = folderAmong(words, 'Say where from: npm run restore -- FOLDER')
  const { file, upTo } = restore({ environment: process.env, folder })
  print(`${file}: as it was at ${upTo.toISOString()}`)
}, messageOf)
