import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { NO_PHOTO, READ, beginsAsPhoto } from './oddPhoto'
import type { OddPhoto } from './oddPhoto'

/** Folders with pictures made by other programs, in packages that are installed anyway; one that is not there is left out. */
const FOLDERS = ['serve-index/public/icons', 'renderkid/docs/images', 'istanbul-reports/lib/html/assets', 'pino-pretty']

const isPicture = (name: string) => /\.(png|jpe?g|webp|gif|svg|ico)$/.test(name)

export const packagedPictures = (): OddPhoto[] =>
  FOLDERS.map((folder) => path.resolve('node_modules', folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isPicture)
        .map((name) => {
          const bytes = readFileSync(path.join(folder, name))
          return { name: `${path.basename(folder)}/${name}`, bytes, expected: beginsAsPhoto(bytes) ? READ : NO_PHOTO }
        }),
    )
