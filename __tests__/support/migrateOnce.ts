import { openMigratedDatabase } from '~/server/persistence/database'

/** A start of the server, as far as its SQLite file is concerned. */
async function main(sqliteFile: string) {
  await (await openMigratedDatabase({ sqliteFile })).destroy()
  console.log('up to date')
}

void main(process.argv[2] ?? '')
