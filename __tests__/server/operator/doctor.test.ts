import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { examine } from '~/server/operator/examine'
import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'

import { settingsFor } from '../../support/backups'
import { signUp } from '../../support/calls'
import { lastingDatabases } from '../../support/databases'
import { connectTo, INFERENCE_SECRET, serveClassifier } from '../../support/inferenceServers'
import { S3_CREDENTIALS, startS3Server } from '../../support/s3Server'
import { startSmtpServer } from '../../support/smtpServer'
import { buildTestApp, createFakeClassifier } from '../../support/testApp'

const CONTACT = { CONTACT_PHONE: '0712 345 678', CONTACT_EMAIL: 'help@example.com', CONTACT_PLACE: 'Nakuru, Kenya' }

describe('the doctor', () => {
  let folder: string
  let publicDir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-doctor-'))
    publicDir = folder
    writeFileSync(join(folder, 'contact.json'), JSON.stringify(CONTACT))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  /** What it says, by name; and whether the command would end with 0. */
  async function visit(environment: Record<string, string | undefined> = {}, deps = {}) {
    const settings = { DATA_DIR: join(folder, 'data'), ...CONTACT, ...environment }
    const calm = { modelDir: 'models/leaf', publicDir, builtAt: 0, now: Date.now }
    const result = await examine({ environment: settings, ...calm, ...deps }).then(
      (text) => ({ isWell: true, text }),
      (error: unknown) => ({ isWell: false, text: (error as Error).message }),
    )
    const lines = result.text.split('\n').map((line) => /^(\w+) +(\w+) +(.+)$/.exec(line)!.slice(1))
    return { isWell: result.isWell, ...Object.fromEntries(lines.map(([state, name, text]) => [name, [state, text]])) }
  }
  const says = (state: string, pattern: RegExp) => [state, expect.stringMatching(pattern)]

  it('says what a new installation lacks, and creates nothing', async () => {
    expect(await visit({ CONTACT_PHONE: '' })).toEqual({
      isWell: false,
      settings: says('note', /opens on this machine only: set PUBLIC_URL\.$/),
      disk: says('ok', /^\d+ MB are free/),
      rights: says('note', /is not there yet: the first start makes it\.$/),
      database: says('note', /^There is none yet/),
      mail: says('note', /^SMTP_URL is not set: no mail is sent/),
      push: says('note', /^No VAPID keys/),
      mpesa: says('note', /^M-Pesa is not set up/),
      photos: says('ok', /kept in .*data\/photos\.$/),
      model: says('ok', /^Version .+, complete\.$/),
      contacts: says('mend', /for CONTACT_PHONE: set them/),
      clock: says('ok', /^It says \d{4}-/),
    })
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  it('names every wrong setting and stops there', async () => {
    const settings = says('mend', /PORT must be a whole number.*CONTACT_EMAIL must be like/)
    expect(await visit({ PORT: 'x', CONTACT_EMAIL: 'none' })).toEqual({ isWell: false, settings })
  })

  it('finds files that others can read, a damaged model and a mail server that does not answer', async () => {
    await (await openMigratedDatabase({ sqliteFile: join(folder, 'jani.sqlite') })).destroy()
    mkdirSync(join(folder, 'deeper'))
    writeFileSync(join(folder, 'deeper', 'copied'), '', { mode: 0o640 })
    const modelDir = join(folder, 'model')
    cpSync('models/leaf', modelDir, { recursive: true, filter: (file) => !file.includes('training') })
    writeFileSync(join(modelDir, 'model.onnx'), 'half a model')
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'jani@example.com', PUBLIC_URL: 'https://jani.example' }
    expect(await visit({ DATA_DIR: folder, ...mail }, { modelDir })).toMatchObject({
      isWell: false,
      settings: says('mend', /TRUST_PROXY/),
      rights: says('mend', /deeper\/copied is open to other users: chmod 600/),
      database: says('ok', /of this release\.$/),
      mail: says('mend', /^The mail server does not let us in: .+ Check SMTP_URL\.$/),
      model: says('mend', /is corrupt/),
    })
  })

  it('finds labels in another order than those of the network', async () => {
    const modelDir = join(folder, 'model')
    cpSync('models/leaf', modelDir, { recursive: true, filter: (file) => !file.includes('training') })
    const labels = JSON.parse(readFileSync('models/leaf/labels.json', 'utf8')) as string[]
    writeFileSync(join(modelDir, 'labels.json'), JSON.stringify(labels.reverse(), null, 2))
    expect(await visit({}, { modelDir })).toMatchObject({ model: says('mend', /labels\.json is corrupt/) })
  })

  it('finds that no process classifies photos, or that its secret is another', async () => {
    const settings = { INFERENCE_SECRET }
    const away = await visit({ ...settings, INFERENCE_URL: 'http://127.0.0.1:9' })
    expect(away).toMatchObject({
      isWell: false,
      inference: says('mend', /^No process classifies photos: .+ Check INFERENCE_URL and INFERENCE_SECRET\.$/),
    })
    const fake = createFakeClassifier()
    const server = await serveClassifier({ ...fake, version: (await connectTo([])).version })
    expect(await visit({ ...settings, INFERENCE_URL: server.url })).toMatchObject({
      inference: says('ok', /with this model/),
    })
    const other = await visit({ INFERENCE_SECRET: `${INFERENCE_SECRET}x`, INFERENCE_URL: server.url })
    expect(other).toMatchObject({ inference: says('mend', /answered 401/) })
    await server.close()
  })

  it('finds that the store of photos does not accept the key, or does not answer', async () => {
    const store = await startS3Server(join(folder, 's3'))
    const { region, keyId, secret } = S3_CREDENTIALS
    const settings = { PHOTOS_S3_URL: store.url, PHOTOS_S3_REGION: region, PHOTOS_S3_SECRET: secret }
    const check = async (more: Record<string, string>) => await visit({ ...settings, PHOTOS_S3_KEY_ID: keyId, ...more })
    expect(await check({})).toMatchObject({ photos: says('ok', /accepts the key\.$/) })
    expect(await check({ PHOTOS_S3_KEY_ID: 'ANOTHER' })).toMatchObject({
      isWell: false,
      photos: says('mend', /answers GET with 403\. Check PHOTOS_S3_\*\.$/),
    })
    expect(await check({ PHOTOS_S3_URL: 'http://127.0.0.1:9/photos' })).toMatchObject({
      photos: says('mend', /fetch failed/),
    })
    await store.close()
  })

  it('reports a file in place of the folder', async () => {
    const file = join(folder, 'data')
    writeFileSync(file, '')
    const isFile = says('mend', /data \(DATA_DIR\) is a file: set DATA_DIR to a folder/)
    expect(await visit()).toMatchObject({ isWell: false, disk: isFile, rights: isFile })
  })

  it('reports no problem if all is well', async () => {
    const smtp = await startSmtpServer()
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'jani@example.com', PUBLIC_URL: 'https://jani.example' }
    writeFileSync(join(folder, 'contact.json'), JSON.stringify({ ...CONTACT, PUBLIC_URL: mail.PUBLIC_URL }))
    const visited = await visit({ ...mail, TRUST_PROXY: 'loopback' })
    await smtp.close()
    expect(visited).toMatchObject({ isWell: true, settings: says('ok', /./), mail: says('ok', /lets us in/) })
    expect(visited).toMatchObject({ contacts: says('ok', /./) })
  })

  describe.each(lastingDatabases)('on $name', ({ open }) => {
    it('finds a clock that is behind what is stored, and a database of another release', async () => {
      const database = await open()
      const environment = settingsFor(database.location)
      const app = await buildTestApp({ db: database.db })
      await signUp(app)
      await app.close()
      expect(await visit(environment)).toMatchObject({ database: says('ok', /./), clock: says('ok', /./) })
      const slow = { now: () => Date.now() - 3_600_000 }
      expect(await visit(environment, slow)).toMatchObject({ clock: says('mend', /before what was built or stored/) })
      const db = await openDatabase(database.location)
      await db.deleteFrom('kysely_migration' as never).execute()
      await db.destroy()
      expect(await visit(environment)).toMatchObject({ database: says('mend', /start the server once/) })
      await database.close()
    })
  })
})
